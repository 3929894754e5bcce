import type { Language } from '@dryrun/contract/languages'
import type { Problem, Signature } from '@dryrun/contract/problem'
import { problemMarkdown } from '../../problem-markdown.ts'
import { answerRules, page, UNTRUSTED } from './rules.ts'

/** Asks for a first answer. */
export function draftPrompt(problem: Problem, language: Language, form: 'function' | 'program' | 'text') {
  return { instructions: instructionsFor(language, form), question: problemText(problem, form) }
}

/** What holds a function in languages where none stands by itself, as practice sites have it. */
const HELD: Partial<Record<Language, string>> = {
  java: ' A function is a method of `class Solution`.',
  cpp: ' A function is a public method of `class Solution`.',
  csharp: ' A function is a public method of `class Solution`, with a capital.',
  go: ' A function stands by itself, with the imports it needs and without a package line.',
  rust: ' A function stands in `impl Solution`; do not declare the struct.',
}

/** The role of whoever writes answers, and the rules for them. */
export function instructionsFor(language: Language, form: 'function' | 'program' | 'text'): string {
  const task = {
    function: `You solve coding problems. Give the function or class the page asks for, under its own names; nothing is printed and no main program is needed.${HELD[language] ?? ''}`,
    program:
      'You solve coding problems. Give a whole program that reads standard input as the page describes and prints exactly what it asks for.',
    text: 'You answer questions about programming, such as multiple choice. Leave "solution" out where no code is asked for, and put the answer first in "explanation".',
  }[form]
  return [task, UNTRUSTED, answerRules(language)].join('\n\n')
}

/** The problem as an author needs it: title, statement, examples, and the signature to keep. */
export function problemText(problem: Problem, form: 'function' | 'program' | 'text'): string {
  const signature = problem.classSignature ?? problem.signature
  const keep = form === 'function' && signature ? `\n\nKeep this signature:\n${described(signature)}` : ''
  return `${page([problem.title, problemMarkdown(problem)].filter(Boolean).join('\n\n'))}${keep}`
}

function described(signature: Signature): string {
  const parameters = signature.parameters.map(({ name, type }) => `${name}: ${type}`).join(', ')
  if (!('methods' in signature)) return `${signature.name}(${parameters}) -> ${signature.returns}`
  return [
    `class ${signature.name}(${parameters})`,
    ...signature.methods.map((method) => `  ${described(method)}`),
  ].join('\n')
}

import type { Language } from '@dryrun/contract/languages'
import type { ClassSignature, Example, FunctionSignature, Problem, Signature } from '@dryrun/contract/problem'
import { functionNameIn, renameTokens, safeRenames } from '@dryrun/problem-bank/rename'
import { fits } from '@dryrun/problem-bank/shape'
import { namesOf } from '@dryrun/problem-bank/tokens'
import { notOneNode } from '@dryrun/runner/operations'
import type { Value } from '@dryrun/runner/program'
import { readClassSignature, readSignature } from '../reader/signature/signature.ts'
import { findFunction } from '../reader/signature/starter-code.ts'
import { definedFunction, definesClass, plainName } from './definitions.ts'

/**
 * What a program is called by, and the arguments of each example in its order; null where an example does not fit. The
 * source has the name that the page asks for.
 */
export type Entry = { source: string; entry: Signature; calls: (Value[] | null)[] }

/** Where something a page could ask for begins in a source; in languages whose functions declare their types, its whole head. */
const DEFINITION: Record<Language, RegExp> = {
  python: /^(?:async +)?def +\w|^ {4}def +(?!_)\w|^class +(?!Solution\b|ListNode\b|TreeNode\b|Node\b)\w/gm,
  javascript:
    /^(?:export +)?(?:default +)?(?:async +)?function\b|^(?:const|let|var) +\w+ *= *(?:async *)?(?:function\b|\()|^class +(?!Solution\b|ListNode\b|TreeNode\b|Node\b)\w|^ {2,4}(?!constructor\b|if\b|for\b|while\b|switch\b|return\b)\w+\([^)]*\) *\{/gm,
  java: typedHead(String.raw`(?:\s*throws [\w, ]+)?\s*\{`),
  cpp: typedHead(String.raw`\s*(?:const\s*|noexcept\s*)*\{`),
  csharp: typedHead(String.raw`\s*(?:\{|=>)`),
  go: /^func +\w+ *\([^{}]*\{/gm,
  rust: /^[ \t]*(?:pub(?:\([\w ]+\))? +)?fn +\w+ *\([^{}]*\{/gm,
}

/** A type, a name, and parameters between brackets. */
function typedHead(end: string): RegExp {
  const notIn = '(?!(?:return|new|else|throw|case|using|typedef|template)\\b)'
  return new RegExp(String.raw`^[ \t]*${notIn}[A-Za-z_][\w:<>,.\[\]?*& ]*?[ *&]\w+ *\([^(){};]*\)${end}`, 'gm')
}

/**
 * How to call what a model wrote: by the page's own signature, under whose name it is put where it has another; and where
 * the page has none, by what the source declares, with types from the examples where it leaves them open. Null where
 * nothing in it takes what the page gives.
 */
export function entryOf(source: string, language: Language, problem: Problem): Entry | null {
  const { signature, classSignature, examples } = problem
  const asked = classSignature ?? signature
  if (!asked) {
    const found = functionIn(source, language, problem)
    return found && callsOf(source, found, problem)
  }
  // What runs a language with types knows a name in its habit, too.
  const called = classSignature || !isTyped(language) ? asked.name : functionNameIn(language, asked.name)
  const own = classSignature
    ? classIn(source, language, classSignature, examples)
    : (definedFunction(source, language, [asked.name, called]) ?? functionIn(source, language, problem)?.name)
  if (own === asked.name || own === called) return callsOf(source, asked, problem)
  const renamed = own === undefined ? null : renamedTo(called, own, source, language)
  if (renamed !== null) return callsOf(renamed, asked, problem)
  // It may be defined in a way that is not known here.
  const names = namesOf(source, language)
  return names.has(asked.name) || names.has(called) ? callsOf(source, asked, problem) : null
}

/** The source with its own name for what is asked put into the page's; null where that is taken and cannot be given up. */
function renamedTo(name: string, own: string, source: string, language: Language): string | null {
  const taken = namesOf(source, language)
  const free = Array.from({ length: taken.size + 1 }, (_, at) => `${name}${at + 1}`).find((one) => !taken.has(one))
  // In a language with types it may be what is asked, in a way that is not known here.
  const leaves: [string, string | undefined][] = isTyped(language) ? [] : [[name, free]]
  const renames = safeRenames(source, language, [[own, name], ...leaves])
  return renames.get(own) === name ? renameTokens(source, language, renames) : null
}

function isTyped(language: Language): boolean {
  return language !== 'python' && language !== 'javascript'
}

function classIn(source: string, language: Language, asked: ClassSignature, examples: Example[]): string | undefined {
  return definesClass(source, language, asked.name) ? asked.name : readClassSignature(source, examples)?.name
}

/** The last function that takes what the page gives: the answer itself stands behind what it uses more often than before. */
function functionIn(source: string, language: Language, problem: Problem): FunctionSignature | null {
  const declared = [...source.matchAll(DEFINITION[language])]
  for (const { 0: head, index } of declared.toReversed()) {
    const text = isTyped(language) ? bodiless(head, language) : asFunction(dedented(source.slice(index)), language)
    const found = problem.signature
      ? withTypesOf(problem.signature, text, language)
      : readSignature(text, inOrderOf(text, language, problem.examples), language)
    if (found && callsOf(source, found, problem).calls.some((call) => call !== null)) return found
  }
  return null
}

/** A function with the types that the page has for its parameters, where the source leaves them open. */
function withTypesOf(asked: FunctionSignature, text: string, language: Language): FunctionSignature | null {
  const found = findFunction(text, language)
  if (found?.parameters.length !== asked.parameters.length) return null
  const parameters = asked.parameters.map((one, place) => ({
    name: found.parameters[place]?.name ?? one.name,
    type: found.parameters[place]?.type ?? one.type,
  }))
  return { name: found.name, parameters, returns: found.returns ?? asked.returns }
}

/** A function's head with an empty body; what follows the parameters is its type in Go and Rust only. */
function bodiless(head: string, language: Language): string {
  const isTypeBehind = language === 'go' || language === 'rust'
  return `${head.slice(0, isTypeBehind ? -1 : head.lastIndexOf(')') + 1).trim()} {\n}`
}

/** A method, which stands without the word for it in JavaScript, as a function of its own. */
function asFunction(source: string, language: Language): string {
  return language === 'javascript' && /^\w+\([^)]*\) *\{/.test(source) ? `function ${source}` : source
}

/** The examples with their arguments in the order in which a source declares them, where it does so by their names. */
function inOrderOf(source: string, language: Language, examples: Example[]): Example[] {
  const names = findFunction(source, language)?.parameters.map(({ name }) => plainName(name)) ?? []
  return examples.map((example) => {
    const given = example.arguments
    const ordered = names.flatMap((name) => given?.find((one) => plainName(one.name ?? '') === name) ?? [])
    return ordered.length === given?.length ? { ...example, arguments: ordered } : example
  })
}

function dedented(source: string): string {
  const indent = /^ */.exec(source)?.[0] ?? ''
  return indent === '' ? source : source.replaceAll(`\n${indent}`, '\n').trimStart()
}

function callsOf(source: string, entry: Signature, { examples }: Problem): Entry {
  const operations = () => examples.map((example) => example.arguments?.map(({ value }) => value) ?? null)
  return { source, entry, calls: 'methods' in entry ? operations() : examples.map((example) => callOf(entry, example)) }
}

/** An example's arguments in the order of a function's, by name where every name is known. */
function callOf({ parameters }: FunctionSignature, { arguments: given }: Example): Value[] | null {
  if (given?.length !== parameters.length) return null
  const byName = parameters.map(({ name }) => given.find((one) => plainName(one.name ?? '') === plainName(name)))
  const ordered = byName.every((argument) => argument !== undefined) ? byName : given
  const values = ordered.map((argument) => argument?.value ?? null)
  const isWhole = values.every((value, place) => fits(value, parameters[place]?.type ?? 'void'))
  return isWhole && notOneNode(parameters, values) === null ? values : null
}

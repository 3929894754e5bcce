import type { Language } from '@dryrun/contract/languages'
import type { ClassSignature, Example, FunctionSignature, Problem, Signature } from '@dryrun/contract/problem'
import { functionNameIn, renameTokens, safeRenames } from '@dryrun/problem-bank/rename'
import { fits } from '@dryrun/problem-bank/shape'
import { notOneNode } from '@dryrun/runner/operations'
import type { Value } from '@dryrun/runner/program'
import { readClassSignature, readSignature } from '../reader/signature/signature.ts'
import { findFunction } from '../reader/signature/starter-code.ts'

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
  // What runs it knows a name in the habit of the language, too.
  const called = asked && (classSignature ? asked.name : functionNameIn(language, asked.name))
  if (asked && new RegExp(`\\b(?:${asked.name}|${called})\\b`).test(source)) return callsOf(source, asked, problem)
  const found = classSignature ? classIn(source, examples) : functionIn(source, language, problem)
  if (!found || !asked) return found && callsOf(source, found, problem)
  const renames = safeRenames(source, language, [[found.name, isTyped(language) ? called : asked.name]])
  return renames.size > 0 ? callsOf(renameTokens(source, language, renames), asked, problem) : null
}

function isTyped(language: Language): boolean {
  return language !== 'python' && language !== 'javascript'
}

function classIn(source: string, examples: Example[]): ClassSignature | null {
  return readClassSignature(source, examples) ?? null
}

/** The last function that takes what the page gives: the answer itself stands behind what it uses more often than before. */
function functionIn(source: string, language: Language, problem: Problem): FunctionSignature | null {
  const declared = [...source.matchAll(DEFINITION[language])]
  for (const { 0: head, index } of declared.toReversed()) {
    const text = isTyped(language) ? bodiless(head, language) : asFunction(dedented(source.slice(index)), language)
    const found = readSignature(text, inOrderOf(text, language, problem.examples), language)
    if (found && callsOf(source, found, problem).calls.some((call) => call !== null)) return found
  }
  return null
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
  const names = findFunction(source, language)?.parameters.map(({ name }) => plain(name)) ?? []
  return examples.map((example) => {
    const given = example.arguments
    const ordered = names.flatMap((name) => given?.find((one) => plain(one.name ?? '') === name) ?? [])
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
  const byName = parameters.map(({ name }) => given.find((one) => plain(one.name ?? '') === plain(name)))
  const ordered = byName.every((argument) => argument !== undefined) ? byName : given
  const values = ordered.map((argument) => argument?.value ?? null)
  const isWhole = values.every((value, place) => fits(value, parameters[place]?.type ?? 'void'))
  return isWhole && notOneNode(parameters, values) === null ? values : null
}

const plain = (name: string) => name.toLowerCase().replaceAll('_', '')

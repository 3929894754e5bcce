import type { RunnableLanguage } from '@dryrun/contract/languages'
import type { Example, Problem, Signature } from '@dryrun/contract/problem'
import { fits } from '@dryrun/problem-bank/shape'
import type { Value } from '@dryrun/runner/program'
import { readClassSignature, readSignature } from '../reader/signature.ts'
import { findFunction } from '../reader/starter-code.ts'

/** What a program is called by, and the arguments of each example in its order; null where an example does not fit. */
export type Entry = { entry: Signature; calls: (Value[] | null)[] }

/** Where something a page could ask for begins in a source. */
const DEFINITION: Record<RunnableLanguage, RegExp> = {
  python: /^(?:async +)?def +\w|^ {4}def +(?!_)\w|^class +(?!Solution\b|ListNode\b|TreeNode\b|Node\b)\w/gm,
  javascript:
    /^(?:export +)?(?:default +)?(?:async +)?function\b|^(?:const|let|var) +\w+ *= *(?:async *)?(?:function\b|\()|^class +(?!Solution\b|ListNode\b|TreeNode\b|Node\b)\w|^ {2,4}(?!constructor\b|if\b|for\b|while\b|switch\b|return\b)\w+\([^)]*\) *\{/gm,
}

/**
 * How to call what a model wrote: by the page's own signature where the source keeps it, else by what the source itself
 * declares, with types from the examples where it leaves them open. Null where nothing in it takes what the page gives.
 */
export function entryOf(source: string, language: RunnableLanguage, problem: Problem): Entry | null {
  const { signature, classSignature, examples } = problem
  if (classSignature) {
    const entry = new RegExp(`\\b${classSignature.name}\\b`).test(source)
      ? classSignature
      : readClassSignature(source, examples)
    return entry
      ? { entry, calls: examples.map((example) => example.arguments?.map(({ value }) => value) ?? null) }
      : null
  }
  if (signature && new RegExp(`\\b${signature.name}\\b`).test(source)) return callsOf(signature, problem)
  const declared = [...source.matchAll(DEFINITION[language])].map(({ index }) => index)
  // The answer itself stands behind what it uses more often than before it.
  for (const from of declared.toReversed()) {
    const text = asFunction(dedented(source.slice(from)), language)
    const found = readSignature(text, inOrderOf(text, examples))
    const entry = found && callsOf(found, problem)
    if (entry?.calls.some((call) => call !== null)) return entry
  }
  return null
}

/** A method, which stands without the word for it in JavaScript, as a function of its own. */
function asFunction(source: string, language: RunnableLanguage): string {
  return language === 'javascript' && /^\w+\([^)]*\) *\{/.test(source) ? `function ${source}` : source
}

/** The examples with their arguments in the order in which a source declares them, where it does so by their names. */
function inOrderOf(source: string, examples: Example[]): Example[] {
  const names = findFunction(source)?.parameters.map(({ name }) => plain(name)) ?? []
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

function callsOf(entry: NonNullable<Problem['signature']>, { examples }: Problem): Entry {
  const names = entry.parameters.map(({ name }) => plain(name))
  return {
    entry,
    calls: examples.map(({ arguments: given }) => {
      if (given?.length !== names.length) return null
      const byName = names.map((name) =>
        given.find((argument) => argument.name !== undefined && plain(argument.name) === name),
      )
      const values = (byName.every((argument) => argument !== undefined) ? byName : given).map(
        (argument) => argument?.value ?? null,
      )
      return values.every((value, place) => fits(value, entry.parameters[place]?.type ?? 'void')) ? values : null
    }),
  }
}

const plain = (name: string) => name.toLowerCase().replaceAll('_', '')

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FunctionSignature, Problem } from '@dryrun/contract/problem'
import { openCheck } from '@dryrun/problem-bank/any-answer'
import type { BankEntry } from '@dryrun/problem-bank/bank'
import { openInputs } from '@dryrun/problem-bank/inputs'
import { nameIn } from '@dryrun/problem-bank/rename'
import { outcomeMatches } from '@dryrun/runner/compare'
import type { Interpreted } from '@dryrun/runner/interpreters'
import { type Runner, standardLimits, type Value } from '@dryrun/runner/program'

const PROBLEMS = path.join(import.meta.dirname, '../../packages/problem-bank/problems')

/** A bundled problem as a page would show it, with starter code in one language. */
export type Page = {
  slug: string
  language: Interpreted
  problem: Problem
  signature: FunctionSignature
  /** The bank's own answer, under the page's names. */
  right: string
  entry: BankEntry
}

/** Null where the bank has no answer in the language. */
export function pageOf(entry: BankEntry, language: Interpreted): Page | null {
  const right = entry.sources[language]
  if (right === undefined) return null
  const signature: FunctionSignature = {
    ...entry.signature,
    name: nameIn(language, entry.signature.name),
    parameters: entry.signature.parameters.map(({ name, type }) => ({ name: nameIn(language, name), type })),
  }
  const examples = entry.examples.map(({ arguments: given, value }) => {
    const named = signature.parameters.map(({ name }, place) => ({ name, value: given[place] ?? null }))
    return {
      input: named.map(({ name, value: each }) => `${name} = ${JSON.stringify(each)}`).join(', '),
      expected: JSON.stringify(value),
      arguments: named,
      value,
    }
  })
  const { slug, title, statement, constraints } = entry
  const problem: Problem = { title, statement, constraints, examples, signature, unreadable: [] }
  return { slug, language, problem, signature, right, entry }
}

/** What some code gives on the examples of its page: whether each passed. Null where it is no program, or was stopped. */
export async function passedExamples(
  page: Page,
  source: string,
  runner: Runner,
): Promise<boolean[] | 'stopped' | null> {
  const { language, signature, entry } = page
  const calls = entry.examples.map(({ arguments: given }) => ({ arguments: given }))
  const limits = { ...standardLimits, milliseconds: STOPPED_AFTER_MS }
  const report = await runner.run({ language, source, entry: signature }, calls, limits)
  if (report.status !== 'ran') return null
  if (report.outcomes.some(({ status }) => status === 'timed-out')) return 'stopped'
  return report.outcomes.map((outcome, at) => {
    const expected = entry.examples[at]?.value
    if (outcome.status !== 'returned' || expected === undefined) return false
    return outcomeMatches(entry.comparison, signature, calls[at] ?? { arguments: [] }, outcome.value, expected)
  })
}

/** Examples are small: code that takes this long over one does not end, or only much later. */
const STOPPED_AFTER_MS = 2_000

const HIDDEN_CASES = 24
const LARGEST_HIDDEN = 12

/** Cases that the page does not show, with what the bank's plain reference answers. */
export type Hidden = { arguments: Value[]; expected: Value }[]

export async function hiddenCases({ entry, slug }: Page, runner: Runner): Promise<Hidden> {
  const generate = await openInputs(entry)
  const calls = Array.from({ length: HIDDEN_CASES }, (_, seed) => ({
    arguments: generate(1 + (seed % LARGEST_HIDDEN), seed),
  }))
  const source = await readFile(path.join(PROBLEMS, slug, 'reference.py'), 'utf8')
  const signature = { ...entry.signature, name: nameIn('python', entry.signature.name) }
  const report = await runner.run({ language: 'python', source, entry: signature }, calls, standardLimits)
  const outcomes = report.status === 'ran' ? report.outcomes : []
  return calls.flatMap((call, at) => {
    const outcome = outcomes[at]
    return outcome?.status === 'returned' ? [{ ...call, expected: outcome.value }] : []
  })
}

/** Whether code would be accepted where the page is from: under the page's own name, on all hidden cases. */
export async function rightOnHidden(page: Page, source: string, hidden: Hidden, runner: Runner): Promise<boolean> {
  const { language, signature, entry } = page
  const accepts = await openCheck(entry)
  const calls = hidden.map(({ arguments: given }) => ({ arguments: given }))
  const report = await runner.run({ language, source, entry: signature }, calls, standardLimits)
  if (report.status !== 'ran') return false
  return report.outcomes.every((outcome, at) => {
    const wanted = hidden[at]
    if (outcome.status !== 'returned' || !wanted) return false
    const { arguments: given, expected } = wanted
    return (
      outcomeMatches(entry.comparison, signature, { arguments: given }, outcome.value, expected) ||
      (accepts?.(given, expected, expected) && accepts(given, expected, outcome.value)) === true
    )
  })
}

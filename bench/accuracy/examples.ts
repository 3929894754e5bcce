import type { Example, Problem } from '@dryrun/contract/problem'
import type { Value } from '@dryrun/runner/program'
import type { CorpusProblem, ShownExample } from '../corpus/corpus.ts'

/** Whether what was read is what the page shows: every example, in order, and none besides. */
export function readRight(problem: Problem, shown: CorpusProblem): boolean {
  return problem.examples.length === shown.examples.length && misread(problem, shown).length === 0
}

/** The examples of the page that were not read as they are: what it shows, and what was read in its place. */
export function misread({ examples }: Problem, shown: CorpusProblem): string[] {
  return shown.examples.flatMap((truth, index) => {
    const read = examples[index]
    if (read && sameExample(read, truth, shown)) return []
    const there = `${truth.input} gives ${truth.output}`
    const instead = read ? `${read.input} gives ${read.expected}${read.arguments ? '' : ' (no values)'}` : 'nothing'
    return [`${there} | read: ${instead}`.replaceAll(/\s+/g, ' ')]
  })
}

function sameExample(read: Example, truth: ShownExample, { notation, signature }: CorpusProblem): boolean {
  if (!read.arguments || read.value === undefined) return false
  const values = read.arguments.map(({ value }) => value as Value)
  // Blocks of standard input carry no types and no brackets: what counts is that no number or word is wrong.
  if (notation === 'stdin') {
    const written = words(truth.input)
    const flat = leaves(values)
    return (
      (same(flat, leaves(truth.arguments)) || same(flat, written)) &&
      same(leaves(read.value as Value), leaves(truth.expected))
    )
  }
  const names = read.arguments.map(({ name }) => name)
  const inOrder = signature.parameters.map(({ name }) => names.indexOf(name))
  const ordered = inOrder.every((place) => place >= 0) ? inOrder.map((place) => values[place] ?? null) : values
  return (
    values.length === truth.arguments.length &&
    same(ordered, truth.arguments) &&
    same(read.value as Value, truth.expected)
  )
}

function same(a: Value, b: Value): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function leaves(value: Value): string[] {
  if (Array.isArray(value)) return value.flatMap(leaves)
  return words(String(value))
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

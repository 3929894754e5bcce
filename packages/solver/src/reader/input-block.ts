import type { InputLines, StandardInput } from '@dryrun/contract/problem'
import { namesIn } from '../input-lines.ts'
import type { Json } from './values.ts'

/** A block as a program reads it from standard input: its lines, each cut at the spaces. */
export type Block = string[][]

/** The lines of a block in order, and the names of what stands in them. */
export type Layout = StandardInput['input']

/** The values in a block by their names; null where it is not laid out so. */
export function readAll(block: Block, layout: Layout): Map<string, Json> | null {
  const read = new Map<string, Json>()
  let rest = block
  for (const lines of layout) {
    const taken = take(lines, rest, read)
    if (!taken) return null
    for (const [place, name] of namesIn(lines).entries()) read.set(name, taken.values[place] ?? null)
    rest = rest.slice(taken.rows)
  }
  return rest.length === 0 ? read : null
}

/** What the first lines hold, read in one way; null where they are not written so. */
export function take(lines: InputLines, rows: Block, read: Map<string, Json>): { values: Json[]; rows: number } | null {
  const [head] = rows
  const count = (name: string) => Number(read.get(name))
  if (lines.kind === 'list' && lines.count !== undefined && count(lines.count) === 0) return { values: [[]], rows: 0 }
  if (!head) return null
  switch (lines.kind) {
    case 'values':
      return head.length === lines.names.length ? { values: head.map(scalar), rows: 1 } : null
    case 'text':
      return { values: [head.join(' ')], rows: 1 }
    case 'list': {
      const fits = lines.count === undefined || head.length === count(lines.count)
      return fits ? { values: [head.map(scalar)], rows: 1 } : null
    }
    case 'column': {
      const taken = rows.slice(0, count(lines.count))
      const fits = taken.length === count(lines.count) && taken.every((row) => row.length === 1)
      return fits ? { values: [taken.flat().map(scalar)], rows: taken.length } : null
    }
    case 'table': {
      const taken = rows.slice(0, count(lines.rows))
      const columns = typeof lines.columns === 'string' ? count(lines.columns) : lines.columns
      const fits =
        taken.length === count(lines.rows) && taken.every((row) => columns === undefined || row.length === columns)
      return fits ? { values: [taken.map((row) => row.map(scalar))], rows: taken.length } : null
    }
    case 'grid': {
      const taken = rows.slice(0, count(lines.rows))
      const fits =
        taken.length === count(lines.rows) &&
        taken.every((row) => row.length === 1 && row.join('').length === count(lines.columns))
      return fits ? { values: [taken.map((row) => [...row.join('')])], rows: taken.length } : null
    }
  }
}

/** What a word says: a number, true or false, or itself. */
export function scalar(word: string): Json {
  if (/^(?:true|false)$/i.test(word)) return word.toLowerCase() === 'true'
  const value = Number(word.replace(/[−–]/, '-'))
  return Number.isNaN(value) ? word : value
}

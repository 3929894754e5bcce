import type { InputLines, StandardInput } from '@dryrun/contract/problem'
import { namesIn } from '../../input-lines.ts'
import type { Json } from '../values/values.ts'

/** A block as a program reads it from standard input: its lines, each cut at the spaces. */
export type Block = string[][]

/** How the blocks of a program's input and output are cut into words; null for what is none. */
export type BlockNotation = Record<'input' | 'output', (text: string) => Block | null>

/** The lines of a block in order, and the names of what stands in them. */
export type Layout = StandardInput['input']

/** What stands under a name: a word, several, or rows of them. */
export type Words = string | Words[]

/** The words of a block by their names; null where it is not laid out so. */
export function readAll(block: Block, layout: Layout): Map<string, Words> | null {
  const read = new Map<string, Words>()
  let rest = block
  for (const lines of layout) {
    const taken = take(lines, rest, read)
    if (!taken) return null
    for (const [place, name] of namesIn(lines).entries()) read.set(name, taken.words[place] ?? '')
    rest = rest.slice(taken.rows)
  }
  return rest.length === 0 ? read : null
}

/** What the first lines hold, read in one way; null where they are not written so. */
export function take(
  lines: InputLines,
  rows: Block,
  read: Map<string, Words>,
): { words: Words[]; rows: number } | null {
  const [head] = rows
  const count = (name: string) => Number(read.get(name))
  const below = (name: string) => {
    const taken = rows.slice(0, count(name))
    return taken.length === count(name) ? taken : null
  }
  const all = (taken: Block | null, fits: (row: string[]) => boolean, words: (row: string[]) => Words) =>
    taken?.every(fits) ? { words: [taken.map(words)], rows: taken.length } : null
  const counted = countOf(lines)
  if (counted !== undefined && count(counted) === 0) return { words: [[]], rows: 0 }
  if (!head) return null
  switch (lines.kind) {
    case 'values':
      return head.length === lines.names.length ? { words: head, rows: 1 } : null
    case 'text':
      return { words: [head.join(' ')], rows: 1 }
    case 'list':
      return lines.count === undefined || head.length === count(lines.count) ? { words: [head], rows: 1 } : null
    case 'column':
      return all(
        below(lines.count),
        (row) => row.length === 1,
        (row) => row.join(''),
      )
    case 'table': {
      const columns = typeof lines.columns === 'string' ? count(lines.columns) : lines.columns
      return all(
        below(lines.rows),
        (row) => columns === undefined || row.length === columns,
        (row) => row,
      )
    }
    case 'grid':
      return all(
        below(lines.rows),
        (row) => row.length === 1 && row.join('').length === count(lines.columns),
        (row) => [...row.join('')],
      )
  }
}

/** The name of how many words or lines there are; where there are none, no line stands for them. */
function countOf(lines: InputLines): string | undefined {
  if (lines.kind === 'list' || lines.kind === 'column') return lines.count
  return lines.kind === 'table' || lines.kind === 'grid' ? lines.rows : undefined
}

/** What a word says: a number, true or false, a value in quotes or brackets, or itself. */
export function scalar(word: string): Json {
  const written = jsonIn(word)
  if (written !== undefined) return written
  if (/^(?:true|false)$/i.test(word)) return word.toLowerCase() === 'true'
  return /^-?\d+(?:\.\d+)?$/.test(word) ? Number(word) : word
}

/** Whether a word is a value written as JSON, and none of brackets alone. */
export function isValue(word: string): boolean {
  return jsonIn(word) !== undefined
}

function jsonIn(word: string): Json | undefined {
  if (!/^["[].*[\w"]/.test(word)) return undefined
  try {
    return JSON.parse(word)
  } catch {
    // A quote or a bracket of it was read as another sign.
    return undefined
  }
}

/** What words say, each by itself. */
export function jsonOf(words: Words): Json {
  return typeof words === 'string' ? scalar(words) : words.map(jsonOf)
}

/** Every word there is. */
export function flat(words: Words): string[] {
  return typeof words === 'string' ? [words] : words.flatMap(flat)
}

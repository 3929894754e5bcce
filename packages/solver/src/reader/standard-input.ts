import type { Argument, Json } from './values.ts'

/** A block as a program reads it from standard input: its lines, each cut at the spaces. */
export type Block = string[][]

/** How the lines of a block make arguments: `count` is a number of items that stands before them. */
type Kind = 'matrix' | 'array' | 'array-and-number' | 'column' | 'scalar' | 'row'
export type Plan = Kind[]

/** The words of a block; null where any of them is not plainly a number or a word. */
export function parseBlock(text: string): Block | null {
  const rows = text
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
  return rows.flat().every((word) => /^[-−–]?\d+(?:\.\d+)?$|^[A-Za-z]+$/.test(word)) ? rows : null
}

/** Words that are values without quotes, too. */
const VALUE = /^(?:true|false|null|none|nil)$/i

/** Whether inputs are written for standard input: several in a line somewhere, or words, none of them in quotes. */
export function isBlocks(texts: string[]): boolean {
  const plain = texts.filter((text) => text !== '')
  return (
    plain.length > 0 &&
    plain.every((text) => !/[[\]="'“”(){},]/.test(text)) &&
    plain.some((text) => /\S[^\S\n]+\S/.test(text) || (/^[A-Za-z]+(?:\n|$)/.test(text) && !VALUE.test(text)))
  )
}

/** The one way to cut all of these blocks into arguments that counts what it says; null where there is none. */
export function planFor(blocks: Block[]): Plan | null {
  const [first, ...others] = blocks
  if (!first) return null
  return (
    plans(first).find((plan) => others.every((block) => plans(block).some((other) => `${other}` === `${plan}`))) ?? null
  )
}

/** The arguments of a block by a plan. */
export function argumentsOf(block: Block, plan: Plan): Argument[] | null {
  const found: Argument[] = []
  let rest = block
  for (const kind of plan) {
    const taken = take(kind, rest)
    if (!taken) return null
    found.push(...taken.values.map((value) => ({ value })))
    rest = rest.slice(taken.rows)
  }
  return rest.length === 0 ? found : null
}

/** What a program printed: one value, a row of them or a matrix. `asArray` where a lone value is an array of one. */
export function outputOf(block: Block, asArray: boolean): Json {
  const rows = block.map((row) => row.map(scalar))
  const [first = []] = rows
  if (rows.length > 1) return rows.every((row) => row.length === 1) ? rows.flat() : rows
  return first.length === 1 && !asArray ? (first[0] ?? null) : first
}

const KINDS: Kind[] = ['matrix', 'array', 'array-and-number', 'column', 'scalar', 'row']

function plans(block: Block): Plan[] {
  if (block.length === 0) return [[]]
  return KINDS.flatMap((kind) => {
    const taken = take(kind, block)
    return taken ? plans(block.slice(taken.rows)).map((plan) => [kind, ...plan]) : []
  })
}

function take(kind: Kind, [head = [], ...below]: Block): { values: Json[]; rows: number } | null {
  const [count, other] = head.map(Number)
  const next = below[0] ?? []
  if (kind === 'scalar') return head.length === 1 ? { values: head.map(scalar), rows: 1 } : null
  if (kind === 'row') return head.length > 1 ? { values: [head.map(scalar)], rows: 1 } : null
  if (kind === 'array')
    return head.length === 1 && next.length === count ? { values: [next.map(scalar)], rows: 2 } : null
  if (kind === 'column') {
    // A count over so many words, one in each line. Under a number, numbers may be just as well arguments of their own.
    const words = below.slice(0, count)
    const isColumn =
      head.length === 1 && words.length === count && words.every((row) => /^[A-Za-z]+$/.test(row.join(' ')))
    return isColumn && words.length > 1 ? { values: [words.flat()], rows: words.length + 1 } : null
  }
  if (head.length !== 2 || count === undefined || other === undefined) return null
  if (kind === 'array-and-number') return next.length === count ? { values: [next.map(scalar), other], rows: 2 } : null
  const rows = below.slice(0, count)
  const isMatrix = count > 0 && rows.length === count && rows.every((row) => row.length === other)
  return isMatrix ? { values: [rows.map((row) => row.map(scalar))], rows: count + 1 } : null
}

function scalar(word: string): Json {
  if (/^(?:true|false)$/i.test(word)) return word.toLowerCase() === 'true'
  const value = Number(word.replace(/[−–]/, '-'))
  return Number.isNaN(value) ? word : value
}

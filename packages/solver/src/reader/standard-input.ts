import { argumentNames } from '../input-lines.ts'
import { type Block, type Layout, readAll, scalar } from './input-block.ts'
import { layoutsOf } from './input-layouts.ts'
import type { Argument, Json } from './values.ts'

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

/** The likeliest way to cut all of these blocks into arguments; null where none fits them all. */
export function planFor(blocks: Block[]): Layout | null {
  return layoutsOf(blocks)[0]?.layout ?? null
}

/** The arguments of a block in the order in which it has them; null where it is not laid out so. */
export function argumentsOf(block: Block, layout: Layout): Argument[] | null {
  const found = readAll(block, layout)
  return found && argumentNames(layout).map((name) => ({ value: found.get(name) ?? null }))
}

/** What a program printed: one value, a row of them or a matrix. `asArray` where a lone value is an array of one. */
export function outputOf(block: Block, asArray: boolean): Json {
  const rows = block.map((row) => row.map(scalar))
  const [first = []] = rows
  if (rows.length > 1) return rows.every((row) => row.length === 1) ? rows.flat() : rows
  return first.length === 1 && !asArray ? (first[0] ?? null) : first
}

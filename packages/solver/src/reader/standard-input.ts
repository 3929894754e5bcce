import { argumentNames } from '../input-lines.ts'
import { type Block, jsonOf, type Layout, readAll, scalar } from './input-block.ts'
import { layoutsOf } from './input-layouts.ts'
import type { Argument, Json } from './values.ts'

const NUMBER = /^[-−–]?\d+(?:\.\d+)?$/
/** Letters, or letters among digits that no recogniser takes for each other. */
const WORD = /^[A-Za-z]+$|^(?![\dOoQDlISBZ]+$)[A-Za-z\d]+$/
const BRACKETS = /^[()[\]{}]+$/

/** The words of a block; null where any of them is not plainly a number or a word, or brackets and nothing else. */
export function parseBlock(text: string): Block | null {
  const rows = text
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
  return rows.flat().every((word) => [NUMBER, WORD, BRACKETS].some((kind) => kind.test(word))) ? rows : null
}

/** Words that are values without quotes, too. */
const VALUE = /^(?:true|false|null|none|nil)$/i

/**
 * Whether inputs are written for standard input: several in a line somewhere, or words, none of them in quotes; or lines
 * of brackets that hold nothing.
 */
export function isBlocks(texts: string[]): boolean {
  const plain = texts.filter((text) => text !== '')
  const areBrackets = plain.every((text) =>
    text.split('\n').every((line) => /^\d+$/.test(line) || BRACKETS.test(line.trim())),
  )
  if (areBrackets && plain.some((text) => /[()}]/.test(text))) return true
  return (
    plain.length > 0 &&
    plain.every((text) => !/[[\]="'“”(){},]/.test(text)) &&
    plain.some((text) => /\S[^\S\n]+\S/.test(text) || text.split('\n').some(isWord))
  )
}

function isWord(line: string): boolean {
  return /^[A-Za-z]{2,}$|^[A-Za-z]$/.test(line.trim()) && !VALUE.test(line.trim())
}

/** The likeliest way to cut all of these blocks into arguments; null where none fits them all. */
export function planFor(blocks: Block[]): Layout | null {
  return layoutsOf(blocks)[0]?.layout ?? null
}

/**
 * The arguments of a block in the order in which it has them; null where it is not laid out so.
 * @param texts names of arguments that are texts, whatever they look like
 */
export function argumentsOf(block: Block, layout: Layout, texts: ReadonlySet<string> = new Set()): Argument[] | null {
  const found = readAll(block, layout)
  const grids = layout.flatMap((lines) => (lines.kind === 'grid' ? [lines.name] : []))
  return (
    found &&
    argumentNames(layout).map((name) => {
      const words = found.get(name) ?? ''
      return { value: texts.has(name) || grids.includes(name) ? words : jsonOf(words) }
    })
  )
}

/** What a program printed: one value, a row of them or a matrix. `asArray` where a lone value is an array of one. */
export function outputOf(block: Block, asArray: boolean): Json {
  const rows = block.map((row) => row.map(scalar))
  const [first = []] = rows
  if (rows.length > 1) return rows.every((row) => row.length === 1) ? rows.flat() : rows
  return first.length === 1 && !asArray ? (first[0] ?? null) : first
}

import type { ValueType } from '@dryrun/contract/problem'
import { argumentNames } from '../../input-lines.ts'
import { isOfType } from '../values/declared-values.ts'
import { type Argument, type Json, parseValue } from '../values/values.ts'
import { type Block, jsonOf, type Layout, readAll, scalar } from './input-block.ts'
import { layoutsOf } from './input-layouts.ts'

const NUMBER = /^[-−–]?\d+(?:\.\d+)?$/
const OPERATOR = /^[-+*/%^]$/
/** Letters, or letters among digits that no recogniser takes for each other. */
const WORD = /^[A-Za-z]+$|^(?![\dOoQDlISBZ]+$)[A-Za-z\d]+$/
const BRACKETS = /^[()[\]{}]+$/

/**
 * The words of a block; null where any of them is not plainly a number, a word or an operator, or brackets and nothing
 * else. A value in quotes or brackets is one word, written as JSON.
 */
export function parseBlock(text: string): Block | null {
  // Of brackets of several kinds nothing else is in it: they are the text.
  const mayBeValue = /["'“”‘’[].*[^\s[\]]/s.test(text) && !/^[()[\]{}\s]+$/.test(text)
  const value = mayBeValue ? parseValue(text) : null
  if (value) return [[JSON.stringify(value.value)]]
  const rows = text
    .replace(/[−–]/g, '-')
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
  if (isSentence(rows)) return rows
  return rows.flat().every(isPlain) ? withGridClosed(rows) : null
}

/** A word of a sentence, with the marks around it. */
const WORD_OF_SENTENCE = /^["“(]?[A-Za-z]+(?:['’-][A-Za-z]+)*["”),.;:?!]*$/
/** Two such words at least, of more than a letter. */
const SENTENCE = /\b[a-z]{2,}\b.*\b[a-z]{2,}\b/i

/** Texts in quotes, one behind the other: values of a call. */
const QUOTED_TEXTS = /^(?:["“][^"“”]*["”](?:\s*,\s*|\s+|$))+$/

/** Whether a block is one line of words with the marks of a sentence between them. */
function isSentence([row = [], ...others]: Block): boolean {
  const text = row.join(' ')
  return (
    others.length === 0 &&
    row.every((word) => WORD_OF_SENTENCE.test(word)) &&
    SENTENCE.test(text) &&
    !QUOTED_TEXTS.test(text)
  )
}

/**
 * Rows of a grid without the spaces that were seen within some of them, where the first line says how many signs each has:
 * in letters of one width a space is seen beside each 1. A grid with spaces between all its signs has them in every row.
 */
function withGridClosed(rows: Block): Block {
  const [[height, width, ...others] = [], ...below] = rows
  const closed = below.map((row) => row.join(''))
  const isGrid =
    others.length === 0 && below.length === Number(height) && closed.every((row) => row.length === Number(width))
  const isSpaced = below.every((row) => row.length === Number(width))
  return isGrid && !isSpaced ? [rows[0] ?? [], ...closed.map((row) => [row])] : rows
}

/** Whether a word can be read in one way only; a long integer would be rounded. */
function isPlain(word: string): boolean {
  if (NUMBER.test(word)) return word.includes('.') || Number.isSafeInteger(Number(word))
  return [WORD, BRACKETS, OPERATOR].some((kind) => kind.test(word))
}

/** Words that are values without quotes, too. */
const VALUE = /^(?:true|false|null|none|nil)$/i

/**
 * Whether inputs are written for standard input: several in a line somewhere, or words, none of them in quotes; or lines
 * of brackets that hold nothing, or of one number each, which say the same as values.
 */
export function isBlocks(texts: string[]): boolean {
  const plain = texts.filter((text) => text !== '')
  if (plain.length === 0) return false
  const lines = plain.flatMap((text) => text.split('\n').map((line) => line.trim()))
  if (lines.every((line) => NUMBER.test(line))) return true
  if (lines.every((line) => NUMBER.test(line) || BRACKETS.test(line))) return lines.some((line) => /[()}]/.test(line))
  const isBare = lines.every(
    (line) => isSentence([line.split(/\s+/)]) || !/[[\]="'“”(){},→]|->|^[A-Za-z_]\w*:\s/.test(line),
  )
  return isBare && lines.some((line) => /\S\s+\S/.test(line) || (/^[A-Za-z]+$/.test(line) && !VALUE.test(line)))
}

/** Whether most inputs are one number each, so that a letter alone in another is one as well. */
export function areNumbers(texts: string[]): boolean {
  return texts.filter((text) => NUMBER.test(text.trim())).length * 2 > texts.length
}

/** A number of one figure that was read as the letter it looks like. */
function withLoneFigure(text: string): string {
  return text
    .trim()
    .replace(/^[lI|]$/, '1')
    .replace(/^[Oo]$/, '0')
}

/** The words of a block among others of one number each: a letter by itself is a figure, or was read as another sign. */
export function parseNumbers(text: string): Block | null {
  const figure = withLoneFigure(text)
  return /^[A-Za-z]$/.test(figure) ? null : parseBlock(figure)
}

/**
 * The likeliest way to cut all of these blocks into arguments; null where none fits them all.
 * @param types those of the parameters, as far as the starter code tells: a layout that has other arguments is not likely
 */
export function planFor(blocks: Block[], types: (ValueType | null)[] = []): Layout | null {
  const likely = layoutsOf(blocks)
  const declared = likely.find(({ layout }) =>
    blocks.every((block) => areOfTypes(argumentsOf(block, layout, textNamesIn(layout, types)), types)),
  )
  return (declared ?? likely[0])?.layout ?? null
}

/** The names of the arguments that starter code declares as texts: what stands in their place is one, digits too. */
export function textNamesIn(layout: Layout, types: (ValueType | null)[]): Set<string> {
  return new Set(argumentNames(layout).filter((_, place) => types[place] === 'string'))
}

function areOfTypes(given: Argument[] | null, types: (ValueType | null)[]): boolean {
  return given?.length === types.length && given.every(({ value }, place) => isOfType(value, types[place] ?? null))
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

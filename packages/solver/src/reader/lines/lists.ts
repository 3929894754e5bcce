import { rightOf } from '../pixels/boxes.ts'
import { mosaic } from '../pixels/mosaic.ts'
import type { Box, Picture } from '../pixels/pictures.ts'
import { type Recogniser, SURE } from '../pixels/recognise.ts'
import { valueStart } from './brackets.ts'
import type { Line } from './line.ts'
import {
  bracketsAlone,
  bracketsAmong,
  findBrokenList,
  findLastList,
  findList,
  type Item,
  type ListShape,
} from './list-shapes.ts'

/** The heights of a bracket, in pixels, at which the items are read, until one reading is certain. */
const BRACKET_HEIGHTS = [40, 52, 33]

/**
 * Reads a line that is a list or ends in one: `["1","0"],`, `[[], [1], [2, 2]]` or `strs = ["eat","tea"]`. Its shapes show
 * what it is made of, and only what stands between them is read; so they do of a text of brackets without quotes. Null where
 * the line is anything else, or an item is not read for certain.
 */
export async function readList(line: Line, recogniser: Recogniser, signal?: AbortSignal): Promise<string | null> {
  const list = findList(line)
  const items = list && (await readItems(list, line.picture, recogniser, signal))
  const value = items ? written(list, items) : (readBrokenList(line) ?? bracketsAlone(line))
  if (value === null) return null
  return [...line.words.slice(0, valueStart(line)).map(({ text }) => text), value].join(' ')
}

/** Reads the list that a line ends in, behind a call or what else is given, as the result that it is. Null where there is none. */
export async function readResultList(line: Line, recogniser: Recogniser, signal?: AbortSignal): Promise<string | null> {
  const list = findLastList(line)
  const items = list && (await readItems(list, line.picture, recogniser, signal))
  return items ? `Output: ${written(list, items)}` : null
}

/** The part of a list of texts of brackets that a line holds which breaks in the middle of one; null for any other line. */
function readBrokenList(line: Line): string | null {
  const list = findBrokenList(line)
  const items = list?.items.map((item) => bracketsAmong(line.picture, signsOf(item).flat(), list.bracket))
  if (!list || !items || items.flat().length === 0 || items.flat().includes(null)) return null
  return written(
    list,
    items.map((signs) => signs.join('')),
  )
}

function written({ around }: ListShape, items: string[]): string {
  return around.map((signs, place) => signs + (items[place] ?? '')).join('')
}

/** Signs that are taken for one another without a doubt; in a text two readings must say the same. */
const MISTAKEN = /[Il1|O0o]/
const WORD = /^(?:true|false|null|none)$/i

/** The items of one kind are read together: what can stand there differs. */
async function readItems(
  { items, bracket }: ListShape,
  picture: Picture,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<string[] | null> {
  const read = new Map<Item, string>()
  for (const item of items.filter(({ kind }) => kind === 'text')) {
    const brackets = bracketsAmong(picture, signsOf(item).flat(), bracket)
    // Among letters the recogniser takes them for others; or a quote was missed, and they are the list's own.
    if (brackets.includes(null) && brackets.some((sign) => sign !== null)) return null
    if (!brackets.includes(null)) read.set(item, brackets.join(''))
  }
  for (const kind of ['text', 'number', 'word'] as const) {
    const wanted = items.filter((item) => item.kind === kind && !read.has(item))
    const pieces = wanted.map(signsOf)
    if (wanted.length === 0) continue
    if (pieces.some((boxes) => boxes.length === 0)) return null
    const texts = await readPieces(pieces.flat(), kind, bracket, picture, recogniser, signal)
    if (!texts) return null
    for (const item of wanted) {
      const text = item.pieces.map((piece) => (typeof piece === 'string' ? piece : texts.shift())).join('')
      if (kind === 'word' && !WORD.test(text)) return null
      read.set(item, text)
    }
  }
  return items.map((item) => read.get(item) ?? '')
}

/** The pieces of an item that are yet to be read. */
function signsOf({ pieces }: Item): Box[][] {
  return pieces.filter((piece) => typeof piece === 'object')
}

/** The text of each piece, as one reading is sure of it or two say alike. Null where there is no such reading. */
async function readPieces(
  pieces: Box[][],
  kind: Item['kind'],
  bracket: Box,
  picture: Picture,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<string[] | null> {
  // The signs of a grid read best side by side, as a word; words read best apart.
  const isRow = pieces.every((piece) => piece.length <= 1)
  const boxes = pieces.map((piece) => boxAround(piece, bracket))
  const doubtful: string[][] = []
  for (const height of BRACKET_HEIGHTS) {
    const image = await mosaic(picture, isRow ? [boxes] : boxes.map((box) => [box]), height)
    const characters = kind === 'number' ? '0123456789' : undefined
    const lines = await recogniser.lines(image, { layout: 'line', characters }, signal)
    const words = lines.flatMap((line) => line.words)
    const read = isRow ? [...words.map(({ text }) => text).join('')] : words.map(({ text }) => text)
    if (read.length !== boxes.length) continue
    if (kind === 'number' && read.some((text, place) => text.length !== pieces[place]?.length)) continue
    const isSafe = isRow || kind !== 'text'
    const sure = words.every(({ confidence, text }) => confidence >= SURE && (isSafe || !MISTAKEN.test(text)))
    if (sure || doubtful.some((other) => `${other}` === `${read}`)) return read
    doubtful.push(read)
  }
  return null
}

function boxAround(piece: Box[], { top, height }: Box): Box {
  const left = piece[0]?.left ?? 0
  const last = piece.at(-1)
  return { left, top, width: last ? rightOf(last) - left : 0, height }
}

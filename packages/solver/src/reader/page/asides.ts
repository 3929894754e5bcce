import { type Line, ofWords, textOf } from '../lines/line.ts'
import { gapBetween, rightOf } from '../pixels/boxes.ts'
import { countWords } from './prose.ts'
import { isTableHead } from './tables.ts'

/** Two columns of text stand at least so far apart, in heights of the text. */
const CORRIDOR = 2
const UNEVEN = 0.5
/** A line with as many words is one of a paragraph, as no cell of a table is. */
const PARAGRAPH = 8
/** One with as many is the end of a sentence at least. */
const SENTENCE = 5
/** Lines that stand beside others at least. */
const FEWEST = 2

/**
 * A pane with what stands to the right of its text in a pane of its own: where an advertisement reaches over both, the
 * empty corridor between a paragraph and the box beside it is seen in the lines alone.
 */
export function withAsidesApart(lines: Line[]): Line[][] {
  const edge = corridorIn(lines)
  if (edge === null) return withBoxApart(lines)
  const [own, beside] = cutAt(edge, lines)
  // The columns of a table are no asides.
  if (lines.some(isTableHead) && !own.some(isTableHead)) return [lines]
  return [own, beside].filter((part) => part.length > 0)
}

/** Lines up to an edge, and what stands behind it. */
function cutAt(edge: number, lines: Line[]): [Line[], Line[]] {
  const within = (isWithin: (left: number) => boolean) =>
    lines.flatMap((line) => {
      const words = line.words.filter(({ box }) => isWithin(box.left))
      return words.length === 0 ? [] : [words.length === line.words.length ? line : ofWords(line, words)]
    })
  return [within((left) => left < edge), within((left) => left >= edge)]
}

/** A pane with the box apart that its text flows around, as an encyclopedia has one at the right of an article's beginning. */
function withBoxApart(lines: Line[]): Line[][] {
  const begins = lines.map((line) => beginsBeside(line, SENTENCE))
  const at = begins.findIndex((found) => found.length > 0)
  const [line, left] = [lines[at], begins[at]?.[0]]
  if (!line || left === undefined) return [lines]
  const edge = left - line.textHeight * UNEVEN
  const isCrossed = ({ words }: Line) =>
    words.some(({ box }) => box.left < edge && rightOf(box) > edge - line.textHeight * (CORRIDOR - UNEVEN))
  const start = lines.slice(0, at).findLastIndex(isCrossed) + 1
  const end = lines.findIndex((one, place) => place > at && isCrossed(one))
  const flowing = lines.slice(start, end === -1 ? undefined : end)
  const [own, cut] = cutAt(edge, flowing)
  const box = cut.filter(({ text }) => /\w/.test(text))
  const isEven = box.every((one) => Math.abs(one.box.left - left) < line.textHeight)
  if (box.length <= FEWEST || !isEven || flowing.some(isTableHead)) return [lines]
  return [[...lines.slice(0, start), ...own, ...lines.slice(start + flowing.length)], box]
}

/** Where a column begins beside a paragraph, so that no word of any line stands in the corridor before it. */
function corridorIn(lines: Line[]): number | null {
  const begins = lines.flatMap((line) => beginsBeside(line, PARAGRAPH))
  if (begins.length === 0) return null
  const textHeight = lines[0]?.textHeight ?? 0
  // Titles and buttons of one column do not begin at the very same place.
  const to = Math.min(...begins) - textHeight * UNEVEN
  const words = lines.flatMap((line) => line.words)
  const from = Math.max(...words.filter(({ box }) => box.left < to).map(({ box }) => rightOf(box)))
  const beside = lines.filter((line) => line.words.some(({ box }) => box.left >= to))
  return beside.length >= FEWEST && to - from > textHeight * (CORRIDOR - UNEVEN) ? to : null
}

/** Where something begins that stands far behind a part of a paragraph, and is no mark: the border of a box is read as one. */
function beginsBeside({ words: seen, textHeight }: Line, fewest: number): number[] {
  const words = seen.filter(({ text }) => /\w/.test(text))
  const place = words.findLastIndex(({ box }, at) => {
    const before = words[at - 1]
    return before !== undefined && gapBetween(before.box, box) > textHeight * CORRIDOR
  })
  const begin = words[place]?.box.left
  return begin !== undefined && countWords(textOf(words.slice(0, place))) >= fewest ? [begin] : []
}

import { type Line, ofWords, textOf } from '../lines/line.ts'
import { gapBetween, rightOf } from '../pixels/boxes.ts'
import { countWords } from './prose.ts'
import { isTableHead } from './tables.ts'

/** Two columns of text stand at least so far apart, in heights of the text. */
const CORRIDOR = 2
const UNEVEN = 0.5
/** A line with as many words is one of a paragraph, as no cell of a table is. */
const PARAGRAPH = 8
/** Lines that stand beside others at least. */
const FEWEST = 2

/**
 * A pane with what stands to the right of its text in a pane of its own: where an advertisement reaches over both, the
 * empty corridor between a paragraph and the box beside it is seen in the lines alone.
 */
export function withAsidesApart(lines: Line[]): Line[][] {
  const edge = corridorIn(lines)
  if (edge === null) return [lines]
  const parts = [(left: number) => left < edge, (left: number) => left >= edge].map((isWithin) =>
    lines.flatMap((line) => {
      const words = line.words.filter(({ box }) => isWithin(box.left))
      return words.length === 0 ? [] : [words.length === line.words.length ? line : ofWords(line, words)]
    }),
  )
  const [own = []] = parts
  // The columns of a table are no asides.
  if (lines.some(isTableHead) && !own.some(isTableHead)) return [lines]
  return parts.filter((part) => part.length > 0)
}

/** Where a column begins beside a paragraph, so that no word of any line stands in the corridor before it. */
function corridorIn(lines: Line[]): number | null {
  const begins = lines.flatMap(beginsBeside)
  if (begins.length === 0) return null
  const textHeight = lines[0]?.textHeight ?? 0
  // Titles and buttons of one column do not begin at the very same place.
  const to = Math.min(...begins) - textHeight * UNEVEN
  const words = lines.flatMap((line) => line.words)
  const from = Math.max(...words.filter(({ box }) => box.left < to).map(({ box }) => rightOf(box)))
  const beside = lines.filter((line) => line.words.some(({ box }) => box.left >= to))
  return beside.length >= FEWEST && to - from > textHeight * (CORRIDOR - UNEVEN) ? to : null
}

/** Where something begins that stands far behind a part of a paragraph. */
function beginsBeside({ words, textHeight }: Line): number[] {
  const place = words.findLastIndex(({ box }, at) => {
    const before = words[at - 1]
    return before !== undefined && gapBetween(before.box, box) > textHeight * CORRIDOR
  })
  const begin = words[place]?.box.left
  return begin !== undefined && countWords(textOf(words.slice(0, place))) >= PARAGRAPH ? [begin] : []
}

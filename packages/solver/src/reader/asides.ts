import { rightOf } from './boxes.ts'
import { type Line, ofWords } from './line.ts'
import { countWords } from './prose.ts'
import { isTableHead } from './tables.ts'

/** Two columns of text stand at least so far apart, in heights of the text. */
const CORRIDOR = 2.5
/** A line with as many words is one of a paragraph, as no cell of a table is. */
const PARAGRAPH = 8
/** Lines that stand beside others at least. */
const FEWEST = 2

/**
 * A pane with what stands to the right of its text in a pane of its own: where an advertisement reaches over both, the
 * empty corridor between a paragraph and the box beside it is seen in the lines alone.
 */
export function withAsidesApart(lines: Line[]): Line[][] {
  if (lines.some(isTableHead)) return [lines]
  const edge = corridorIn(lines)
  if (edge === null) return [lines]
  const parts = [(left: number) => left < edge, (left: number) => left >= edge].map((isWithin) =>
    lines.flatMap((line) => {
      const words = line.words.filter(({ box }) => isWithin(box.left))
      return words.length === 0 ? [] : [words.length === line.words.length ? line : ofWords(line, words)]
    }),
  )
  return parts.filter((part) => part.length > 0)
}

/** Where a column begins beside a paragraph, so that no word of any line stands in the corridor before it. */
function corridorIn(lines: Line[]): number | null {
  const words = lines.flatMap((line) => line.words)
  const beside = lines.flatMap((line) => {
    const place = line.words.findLastIndex((word, at) => {
      const before = line.words[at - 1]
      return before !== undefined && word.box.left - rightOf(before.box) > line.textHeight * CORRIDOR
    })
    const [word, before] = [line.words[place], line.words[place - 1]]
    if (!word || !before) return []
    const isParagraph =
      countWords(
        line.words
          .slice(0, place)
          .map(({ text }) => text)
          .join(' '),
      ) >= PARAGRAPH
    return [{ from: rightOf(before.box), to: word.box.left, isParagraph }]
  })
  if (beside.length < FEWEST || !beside.some(({ isParagraph }) => isParagraph)) return null
  const [from, to] = [
    Math.max(...beside.filter(({ isParagraph }) => isParagraph).map((gap) => gap.from)),
    Math.min(...beside.map((gap) => gap.to)),
  ]
  const isEmpty = words.every(({ box }) => rightOf(box) <= from || box.left >= to)
  const height = lines[0]?.textHeight ?? 0
  return to - from > height * CORRIDOR && isEmpty ? to : null
}

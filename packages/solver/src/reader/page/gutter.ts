import { type Line, withoutStart } from '../lines/line.ts'
import { rightOf } from '../pixels/boxes.ts'
import { median } from '../pixels/median.ts'

/** The number of a line; before an arrow stands a value. */
const NUMBER = /^\d{1,3}(?:\s+(?![-—–=]*[>→])|$)/
/** A pane with this share of numbered lines is a file. */
const MOSTLY = 0.6
/** So many empty lines in a row are overlooked. */
const MOST_EMPTY = 2
/** Fewer numbers than this are none of lines. */
const FEWEST = 5
/** The left of a sign in the gutter is off the left of the others by no more than this, in heights of the text. */
const OFF = 0.35
/** A sign that is wider than the gutter by this stands in none. */
const WIDER = 1.6
/** From one line to the next, in heights of the text; a number is off its place by less than this, in the same. */
const STEP = { least: 1.2, most: 3.2, off: 0.4 }
/** So many numbers that stand where they should are right, and the others misread. */
const RIGHT = 4

/**
 * Whether lines begin with their number, which grows from each to the next. Empty lines may be overlooked; where half the
 * numbers are misread, the others stand as far below each other as they say.
 */
export function isNumbered(lines: Line[]): boolean {
  const numbers = lines.flatMap(({ text }) => NUMBER.exec(text)?.[0] ?? []).map(Number)
  const inOrder = numbers.filter((number, place) => {
    const step = number - (numbers[place - 1] ?? number - 1)
    return step >= 1 && step <= MOST_EMPTY + 1
  })
  return (inOrder.length >= FEWEST && inOrder.length >= lines.length * 0.3) || topOfFile(lines) !== null
}

/** Lines without what stands in the column of their numbers, read right or not. Above and below it is no file. */
export function withoutGutter(lines: Line[]): Line[] {
  const first = topOfFile(lines)
  const below = lines.filter((line) => first === null || line.box.top >= first)
  const numbers = below.flatMap((line) => numberOf(line)?.box ?? [])
  const middle = median(numbers.map(rightOf))
  // Where many are misread the last figure of some is overlooked; further right stand values of the file.
  const height = median(lines.map(({ textHeight }) => textHeight))
  const edge = first === null ? middle : Math.max(...numbers.map(rightOf).filter((right) => right < middle + height))
  const start = Math.min(...numbers.map(({ left }) => left))
  const isInside = ({ words: [first], textHeight }: Line) =>
    first !== undefined && first.box.left > start - textHeight * OFF && first.box.width < (edge - start) * WIDER
  const isFile = numbers.length >= lines.length * MOSTLY
  const inside = below.filter((line) => NUMBER.test(line.text) || (isFile && isInside(line)))
  const top = first ?? inside[0]?.box.top ?? 0
  const bottom = inside.at(-1)?.box.top ?? 0
  return lines.flatMap((line) => {
    // An editor below a statement is a part of the pane; what stands beside a file fills all of it.
    if (line.box.top < top || line.box.top > bottom) return isFile ? [] : [line]
    const signs = line.words.filter(({ box }) => box.left < edge).map(({ text }) => text)
    const cut = new RegExp(`^(?:\\s*\\S){${signs.join('').length}}\\s*`).exec(line.text)?.[0] ?? ''
    const kept = withCommentMark(withoutStart(line, cut))
    return kept.text === '' ? [] : [kept]
  })
}

/** What the sign of a comment is taken for, before what only a comment says. */
const LIKE_HASH = /^(?:4|tt|ff|H)(?=\s+(?:class|definition|def|struct|type|function|import|todo)\b)/i

/** A line of a file with the sign that begins its comment. */
function withCommentMark(line: Line): Line {
  const [first, ...others] = line.words
  if (!first || !LIKE_HASH.test(line.text)) return line
  return { ...line, text: line.text.replace(LIKE_HASH, '#'), words: [{ ...first, text: '#' }, ...others] }
}

function numberOf({ text, words: [first] }: Line): Line['words'][number] | undefined {
  return first && NUMBER.test(text) && /^\d+$/.test(first.text) ? first : undefined
}

/** Where the first line of a file stands, as most of its numbers tell; null where they are too few, or run into the text. */
function topOfFile(lines: Line[]): number | null {
  const height = median(lines.map(({ textHeight }) => textHeight))
  const places = lines.flatMap((line) => {
    const [, next] = line.words
    const word = numberOf(line)
    if (!word || (next && next.box.left - rightOf(word.box) < height)) return []
    return [{ number: Number(word.text), top: word.box.top, right: rightOf(word.box) }]
  })
  const aligned = places.filter(
    ({ right }) => Math.abs(right - median(places.map((place) => place.right))) < height * OFF,
  )
  for (const a of aligned) {
    for (const b of aligned) {
      const step = (b.top - a.top) / (b.number - a.number)
      if (b.number <= a.number || step < height * STEP.least || step > height * STEP.most) continue
      const top = a.top - (a.number - 1) * step
      const right = aligned.filter((place) => Math.abs(place.top - top - (place.number - 1) * step) < height * STEP.off)
      if (aligned.length >= FEWEST && right.length >= RIGHT) return top - height * STEP.off
    }
  }
  return null
}

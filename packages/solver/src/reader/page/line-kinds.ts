import { isGiven, sidesOf } from '../examples/arrows.ts'
import { showsExample, splitExample } from '../examples/example-parts.ts'
import { unquoted } from '../examples/output-end.ts'
import { certaintyOf, type Line } from '../lines/line.ts'
import { SAYS_RESULT } from './given-again.ts'
import { countWords } from './prose.ts'
import { isBar, isStamp } from './title.ts'

/*
 * What a line is by itself, or beside those around it: a remark, a value, a drawing, the foot of a page.
 */

/** Constraints follow one another closer than this, in heights of the text. */
const FAR = 4
/** A line further to the left than constraints by this is none of them. */
const OUTDENT = 0.8
/** The longest word that a drawing has: a number of a few figures. */
const LONGEST_IN_DRAWING = 4

/** As words have it: what was not read at all is mostly capitals and figures. */
const SMALL_LETTERS = /\b[a-z]{3,}\b/

/** Whether a line is said of an example in words, and shows none of its values. */
export function isRemark({ text }: Line): boolean {
  return countWords(text) > 1 && SMALL_LETTERS.test(text) && !/["'“”=[\]{}]/.test(text)
}

/** `an empty string gives 0`, among other examples. */
const OF_NOTHING = /^(?:\W{1,2}\s+)?(?:an?|the)\s+empty\s+\w+\s/i

/** Whether a line shows values, as an example does. */
export function isValueLine(line: Line): boolean {
  const { text } = line
  if (isStamp(line)) return false
  const isList = /["'“”[\]{}]/.test(text) && (isGiven(text, true) || countWords(unquoted(text)) === 0)
  const isSaid = (/^[-−–]?\d+\s*,/.test(text) || OF_NOTHING.test(text)) && SAYS_RESULT.test(text)
  return isList || isSaid || isGiven(text, false) || /^[-−–]?\d+\s+[^\s\w.,:]{1,3}\s+\S+$/.test(text)
}

/** What was read less surely than this may be anything. */
const LEGIBLE = 50

/** The lines of a run of examples are no further apart than this, in heights of the text. */
const STEP = 2.5

/**
 * Whether nobody knows what a line says that stands among examples in one line each, and begins where they do: right above
 * another one, or below one, with signs that values have.
 */
export function isLost(line: Line, above: Line | undefined, below: Line | undefined): boolean {
  const isAligned = (other: Line) =>
    other.picture === line.picture && Math.abs(other.box.left - line.box.left) < line.textHeight / 2
  if (certaintyOf(line) >= LEGIBLE) return false
  if (below && isAligned(below) && sidesOf(below, 'run') !== null) return true
  const isNext = above !== undefined && isAligned(above) && line.box.top - above.box.top < line.textHeight * STEP
  return isNext && /["'“”[({].*["'“”[\](){}]|\d\S*\s*[-—–=~]*>/.test(line.text)
}

/** Whether an example has any of its input or output yet, though it may not be read; before, other lines may stand under its heading. */
export function hasParts(lines: Line[]): boolean {
  const { input, output } = splitExample(lines)
  return input.length > 0 || output.length > 0 || lines.some(({ text }) => showsExample(text))
}

/** Whether a line is what is read of a drawing, such as a tree: a few figures, and what its strokes and arrows are taken for. */
export function isDrawn({ text }: Line): boolean {
  return !/[[\](){}"'=,:]/.test(text) && text.split(/\s+/).every((word) => word.length <= LONGEST_IN_DRAWING)
}

/** The title of a slide or a chapter and, far behind it, the number of its page. */
export function isNumbered(line: Line): boolean {
  return isBar(line) && /^[A-Z][^.:;=[\]"']{2,50}\s\d{1,3}$/.test(line.text.trim().replace(/\s+/g, ' '))
}

/** Whether a line below constraints is the foot of the page: far below them, further to the left, in cells, or over the next message. */
export function isFoot(constraints: Line[], line: Line): boolean {
  const [first, last] = [constraints[0], constraints.at(-1)]
  if (!first || !last || last.picture !== line.picture) return false
  const gap = line.box.top - (last.box.top + last.box.height)
  return (
    gap > line.textHeight * FAR ||
    isStamp(line) ||
    line.box.left < first.box.left - line.textHeight * OUTDENT ||
    isBar(line)
  )
}

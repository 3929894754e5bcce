import { gapBetween } from './boxes.ts'
import { valueStart } from './brackets.ts'
import type { Part } from './example-parts.ts'
import { cutGlyphs, PALE_INK } from './glyphs.ts'
import type { Box } from './pictures.ts'
import { certain, type Readings } from './readings.ts'

/** The strokes of a quote, in heights of the text: no higher, and higher than wide by so much. */
const STROKE = { highest: 0.55, lowest: 0.2, slim: 1.5 }
/** Between two quotes with nothing in them there is less than this, in heights of the text; a space is wider. */
const TOGETHER = 0.42

/** Reads a value that is `""` by its four strokes; what knows words makes something else of them. Null for any other. */
export function readEmptyText([part, ...others]: Part[]): Readings | null {
  if (!part || others.length > 0) return null
  const { line } = part
  const first = line.cutFrom ? line.words[0] : line.words[valueStart(line)]
  if (!first) return null
  const left = line.cutFrom ? line.box.left : first.box.left
  const place = { ...line.box, left, width: line.box.left + line.box.width - left }
  const { glyphs } = cutGlyphs(line.picture, line.box, place, line.textHeight, PALE_INK)
  return isEmptyText(glyphs, line.textHeight) ? certain('""') : null
}

/** Whether signs are four equal strokes, upright and in two pairs with nothing between them. */
export function isEmptyText(glyphs: Box[], textHeight: number): boolean {
  const [a, b, c, d] = glyphs
  if (!a || !b || !c || !d || glyphs.length > 4) return false
  const [inner, between] = [Math.max(gapBetween(a, b), gapBetween(c, d)), gapBetween(b, c)]
  return areStrokes(glyphs, textHeight) && inner <= between && between < textHeight * TOGETHER
}

/** Whether signs that have a line for themselves are two quotes, of one stroke each or of two. */
export function areQuotesAlone(glyphs: Box[], textHeight: number): boolean {
  return (glyphs.length === 2 && areStrokes(glyphs, textHeight)) || isEmptyText(glyphs, textHeight)
}

function areStrokes(glyphs: Box[], textHeight: number): boolean {
  const [first] = glyphs
  const isStroke = ({ top, width, height }: Box) =>
    first !== undefined &&
    height <= textHeight * STROKE.highest &&
    height >= textHeight * STROKE.lowest &&
    height >= width * STROKE.slim &&
    Math.abs(top - first.top) <= 1 &&
    Math.abs(height - first.height) <= 1
  return glyphs.every(isStroke)
}

import { gapBetween, rightOf } from '../pixels/boxes.ts'
import { cutGlyphs, PALE_INK } from '../pixels/glyphs.ts'
import type { Box } from '../pixels/pictures.ts'
import type { Line } from './line.ts'

/** The strokes of a quote, in heights of the text: no higher, and higher than wide by so much. */
const STROKE = { highest: 0.55, lowest: 0.2, slim: 1.5 }
/** Between two quotes with nothing in them there is less than this, in heights of the text; a space is wider, and two are wider still. */
const TOGETHER = 0.42
const BESIDE_SPACE = 1.35

/** The text that four strokes in a part of a line are: in small type they are apart in their dark core alone. */
export function emptyTextIn({ picture, textHeight }: Line, line: Box, part: Box): '""' | '" "' | null {
  const textAt = (ink?: number) => textWithoutInk(cutGlyphs(picture, line, part, textHeight, ink).glyphs, textHeight)
  return textAt(PALE_INK) ?? textAt()
}

/** The text that signs are which are four equal strokes, upright and in two pairs: with nothing between them, or a space. Null for others. */
export function textWithoutInk(glyphs: Box[], textHeight: number): '""' | '" "' | null {
  const strokes = withPairsApart(glyphs)
  const [a, b, c, d] = strokes
  if (!a || !b || !c || !d || strokes.length > 4) return null
  const [inner, between] = [Math.max(gapBetween(a, b), gapBetween(c, d)), gapBetween(b, c)]
  // In small type all four stand as far apart, give or take a pixel.
  if (!areStrokes(strokes, textHeight) || inner > between + 1) return null
  if (between < textHeight * TOGETHER) return '""'
  return between < textHeight * BESIDE_SPACE ? '" "' : null
}

/** Three signs as four strokes where one of them is as wide as the two others together: in small type a pair runs together. */
function withPairsApart(glyphs: Box[]): Box[] {
  const [a, b, c] = glyphs
  if (!a || !b || !c || glyphs.length > 3) return glyphs
  const apartAs = (wide: Box, first: Box, second: Box): Box[] | null => {
    const isPair = Math.abs(wide.width - (rightOf(second) - first.left)) <= 1
    return isPair
      ? [first, second].map((one) => ({ ...wide, width: one.width, left: wide.left + one.left - first.left }))
      : null
  }
  const last = apartAs(c, a, b)
  if (last) return [a, b, ...last]
  const first = apartAs(a, b, c)
  return first ? [...first, b, c] : glyphs
}

/** Whether signs that have a line for themselves are two quotes, of one stroke each or of two. */
export function areQuotesAlone(glyphs: Box[], textHeight: number): boolean {
  return (glyphs.length === 2 && areStrokes(glyphs, textHeight)) || textWithoutInk(glyphs, textHeight) === '""'
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

import { around, gapBetween, rightOf } from '../pixels/boxes.ts'
import { cutGlyphs, PALE_INK } from '../pixels/glyphs.ts'
import type { SeenSign } from '../pixels/paddle.ts'
import type { Box } from '../pixels/pictures.ts'
import type { Line } from './line.ts'

/** A stroke of a quote, in heights of the text: how high it is, how far it ends above the baseline, and how slim; both are closer than this. */
const STROKE = { highest: 0.6, above: 0.3, slim: 1.2, together: 0.3 }
/** What is wider than this, in its own heights, are two such signs that touch. */
const WIDEST = { figure: 0.9, one: 0.72, bracket: 0.55 }

/** Where each sign of a line stands, of what the pixels show: the two strokes of a quote are one. */
export function signPlaces({ picture, box, cutFrom = box, textHeight }: Line): Box[] {
  const { glyphs, baseline } = cutGlyphs(picture, cutFrom, cutFrom, textHeight, PALE_INK)
  const isStroke = ({ top, width, height }: Box) =>
    height < textHeight * STROKE.highest &&
    top + height < baseline - textHeight * STROKE.above &&
    width < height * STROKE.slim
  const places: Box[] = []
  let half: Box | undefined
  for (const glyph of glyphs) {
    if (half && isStroke(glyph) && gapBetween(half, glyph) < textHeight * STROKE.together) {
      places[places.length - 1] = around(half, glyph)
      half = undefined
    } else {
      places.push(glyph)
      half = isStroke(glyph) ? glyph : undefined
    }
  }
  return places
}

/** Whether a place is too wide for the sign that is seen in it: two that touch are cut as one. */
export function holdsTwo({ width, height }: Box, { text }: SeenSign): boolean {
  const share = width / height
  if (text === '1') return share > WIDEST.one
  if (/\d/.test(text)) return share > WIDEST.figure
  return /[[\](){}]/.test(text) && share > WIDEST.bracket
}

/** Whether any of the signs stands in a place that is too wide for it. */
export function someTouch(places: Box[], signs: SeenSign[]): boolean {
  return signs.some((sign) => {
    const own = places.find((place) => sign.at >= place.left && sign.at <= rightOf(place))
    return own !== undefined && holdsTwo(own, sign)
  })
}

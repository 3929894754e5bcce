import type { Line } from '../lines/line.ts'
import { cutGlyphs } from '../pixels/glyphs.ts'
import type { Box } from '../pixels/pictures.ts'

/** A dash is no higher, and a stroke between columns no wider, than this in heights of the text; a line of them has so many. */
const DASH = 0.3
const STROKE = 0.25
const FEWEST_DASHES = 5

/**
 * Whether a line is one of a table's rules: what the recogniser makes of its borders, a stroke or a letter or two and no
 * value, or the dashes below the headings, of which it makes words.
 */
export function isRule(line: Line): boolean {
  if (/[\d[\]"'“”]/.test(line.text)) return false
  return line.text.replace(/\W|_/g, '').length <= 2 || isOfDashes(line)
}

function isOfDashes({ picture, box, textHeight }: Line): boolean {
  const { glyphs } = cutGlyphs(picture, box, box, textHeight)
  const isDash = ({ height }: Box) => height <= textHeight * DASH
  const areDashes = glyphs.every((glyph) => isDash(glyph) || glyph.width <= textHeight * STROKE)
  return areDashes && glyphs.filter(isDash).length >= FEWEST_DASHES
}

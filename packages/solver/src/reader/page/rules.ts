import type { Line } from '../lines/line.ts'
import { cutGlyphs } from '../pixels/glyphs.ts'

/** A dash is no higher, and a stroke between columns no wider, than this in heights of the text, and a dash is no dot; a line of them has so many. */
const DASH = 0.3
const STROKE = 0.25
const FEWEST_DASHES = 5
/** Where columns end there may be a `+`, no larger than this, between two dashes or more. */
const CROSS = 0.9

/**
 * Whether a line is one of a table's rules: what the recogniser makes of its borders, a stroke or a letter or two and no
 * value, or the dashes below the headings, of which it makes words.
 */
export function isRule(line: Line): boolean {
  if (/[[\]"'“”]/.test(line.text)) return false
  const isOfStrokes = !/\d/.test(line.text) && line.text.replace(/\W|_/g, '').length <= 2
  return isOfStrokes || isOfDashes(line)
}

function isOfDashes({ picture, box, textHeight }: Line): boolean {
  const { glyphs } = cutGlyphs(picture, box, box, textHeight)
  const dashes = glyphs.filter(({ width, height }) => height <= textHeight * DASH && width > height)
  const others = glyphs.filter((glyph) => !dashes.includes(glyph) && glyph.width > textHeight * STROKE)
  const areCrosses = others.every(({ width, height }) => Math.max(width, height) <= textHeight * CROSS)
  return dashes.length >= FEWEST_DASHES && areCrosses && others.length * FEWEST_DASHES <= dashes.length * 2
}

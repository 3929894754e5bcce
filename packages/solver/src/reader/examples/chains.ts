import type { Line } from '../lines/line.ts'
import { cutGlyphs } from '../pixels/glyphs.ts'
import { isArrow } from './arrows.ts'

/** What an arrow between two nodes of a list is read as. */
const LINK = /(?<=\d|\b(?:null|none|nil))\s*(?:[-=]>|[-—–=~]{2}|[-—–»>=~→])\s*(?=-?\d|(?:null|none|nil)\b)/gi
/** An arrow is at least so wide, in heights of the text. */
const NARROWEST = 0.3

/**
 * A reading of a line in which the nodes of a list have arrows between them, `1 → 2 → 3`, where the pixels show as many as the
 * reading has dashes there; else the reading as it is. In small type the head of one may be blurred: it is as high as the others.
 */
export function withChainsSeen({ picture, box, textHeight }: Line, reading: string): string {
  const links = [...reading.matchAll(LINK)].length
  if (links === 0) return reading
  const { glyphs } = cutGlyphs(picture, box, box, textHeight)
  const arrows = glyphs.filter((glyph) => glyph.width >= textHeight * NARROWEST && isArrow(picture, glyph))
  const alike = glyphs.filter((glyph) =>
    arrows.some(({ width, height }) => glyph.height === height && Math.abs(glyph.width - width) <= 1),
  )
  const areMost = arrows.length * 2 > links
  return areMost && [arrows, alike].some(({ length }) => length === links) ? reading.replace(LINK, ' → ') : reading
}

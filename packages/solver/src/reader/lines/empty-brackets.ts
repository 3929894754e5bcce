import { cutGlyphs } from '../pixels/glyphs.ts'
import { SURE } from '../pixels/recognise.ts'
import { bracketsOf } from './brackets.ts'
import type { Line } from './line.ts'

/** What a list of no items is read as: its two brackets, or what uprights are taken for beside one of them. */
const UPRIGHTS = /^(?=.*[[\]])[[\]1lI|J]\s?[[\]1lI|J]?$/

/**
 * Lines in which a list of no items by itself, `[]`, is one, as the pixels show its two brackets: an upright beside a bracket
 * is taken for a figure, and the list would go on below.
 */
export function withEmptyBrackets(lines: Line[]): Line[] {
  return lines.map((line) => (UPRIGHTS.test(line.text) && showsEmptyList(line) ? asEmptyList(line) : line))
}

function showsEmptyList({ picture, box, textHeight }: Line): boolean {
  const signs = cutGlyphs(picture, box, box, textHeight).glyphs.map((glyph) => bracketsOf(picture, glyph))
  return signs.join('') === '[]' && signs.every((sign) => sign !== null)
}

function asEmptyList(line: Line): Line {
  return { ...line, text: '[]', words: [{ text: '[]', box: line.box, confidence: SURE }] }
}

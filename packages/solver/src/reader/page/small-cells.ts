import { bracketsOf } from '../lines/brackets.ts'
import { emptyTextIn } from '../lines/empty-quotes.ts'
import type { Line } from '../lines/line.ts'
import { around, rightOf } from '../pixels/boxes.ts'
import { cutGlyphs, PALE_INK } from '../pixels/glyphs.ts'
import { SURE } from '../pixels/recognise.ts'

/**
 * What a row of a table shows in a column in which nothing was recognised: `""` and `[]` hold so little ink that they are
 * passed over. Null where there is nothing, or something else.
 *
 * @param header the headings of the columns, from left to right
 */
export function smallCell(row: Line, header: Line[], column: number): Line | null {
  const heading = header[column]
  if (!heading) return null
  const left = heading.box.left - row.textHeight / 2
  const right = header[column + 1]?.box.left ?? rightOf(row.pane)
  const place = { ...row.box, left, width: right - left - row.textHeight / 2 }
  const { glyphs } = cutGlyphs(row.picture, place, place, row.textHeight, PALE_INK)
  const [first, last] = [glyphs[0], glyphs.at(-1)]
  if (!first || !last) return null
  const brackets = glyphs.map((glyph) => bracketsOf(row.picture, glyph)).join('')
  const text = emptyTextIn(row, place, place) ?? (brackets === '[]' ? '[]' : null)
  if (text === null) return null
  const box = around(first, last)
  return { ...row, text, box, words: [{ text, box, confidence: SURE }] }
}

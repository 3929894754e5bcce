import { bracketsOf } from '../lines/brackets.ts'
import { emptyTextIn } from '../lines/empty-quotes.ts'
import type { Line } from '../lines/line.ts'
import { around, rightOf } from '../pixels/boxes.ts'
import { cutGlyphs, PALE_INK } from '../pixels/glyphs.ts'
import type { Box } from '../pixels/pictures.ts'
import { SURE } from '../pixels/recognise.ts'

/** A number that was passed over has no more signs than this, and they are so high, in heights of the text. */
const NUMBER = { signs: 4, lowest: 0.5, highest: 1.2 }
/** What stands for a sign that is yet to be read. */
const UNREAD = '©'

/**
 * What a row of a table shows in a column in which nothing was recognised: `""` and `[]` hold so little ink that they are
 * passed over, and a number may be, which is left to be read. Null where there is nothing, or something else.
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
  const brackets = glyphs.map((glyph) => bracketsOf(row.picture, glyph) ?? '?').join('')
  const box = around(first, last)
  const text = emptyTextIn(row, place, place) ?? (brackets === '[]' ? '[]' : null)
  if (text !== null) return { ...row, text, box, words: [{ text, box, confidence: SURE }] }
  // What was read there is of a cell to the left, or of a sentence below the row above.
  if (row.words.some((word) => rightOf(word.box) > left && word.box.left < right)) return null
  const isSign = ({ height }: Box) => height <= row.textHeight * NUMBER.highest
  const isNumber = glyphs.length <= NUMBER.signs && glyphs.every(isSign) && box.height >= row.textHeight * NUMBER.lowest
  return isNumber ? { ...row, text: UNREAD, box, words: [{ text: UNREAD, box, confidence: 0 }] } : null
}

/** Whether a cell is a number that is yet to be read. */
export function isUnread({ text }: Line): boolean {
  return text === UNREAD
}

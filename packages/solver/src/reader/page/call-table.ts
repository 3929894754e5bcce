import { type Line, ofWords } from '../lines/line.ts'
import type { Box } from '../pixels/pictures.ts'
import { isUnread, smallCell } from './small-cells.ts'
import { cellsOf, isResultHeading, isSmall, ROW_GAP, type TableExample } from './tables.ts'

/** What heads the column of calls on an object. */
export const CALLS = /^(?:(?:function|method)\s+)?calls?(?:\s*\(.*\))?$|^(?:operations?|methods?|invocations?)$/i
/** Of the brackets of a call that is given nothing one may be overlooked. */
const CALL = /^(?:[A-Za-z_]\w*\.)?[A-Za-z_]\w*\s?\((?:.*\))?$/
/** What stands beside a call that gives nothing: a dash, which may be read as several. */
const NOTHING = /^[-–—_\s]{0,4}$/
/** What heads a column that numbers the calls, and one that shows what an object holds after them. */
const COUNTS = /^(?:#|step|no\.?)$/i
const BESIDE = /\b(?:after(?:wards)?|state|contents?|notes?|remarks?|explanation|comments?)\b/i
const MAKES = /^(?:new\s+)?[A-Z]\w*\s?\(.*\)$/

/**
 * Reads a table with a row for each call on an object, beside it what the call gives: one example. The first row makes the
 * object; null where no such table begins. `length` counts its lines.
 */
export function readCallTable([head, ...below]: Line[]): { examples: TableExample[]; length: number } | null {
  const headings = head ? cellsOf(head) : []
  const [calls, results, beside, ...others] = headings.filter(({ text }) => !COUNTS.test(text))
  const isCounted = COUNTS.test(headings[0]?.text ?? '')
  if (!head || !calls || !results || others.length > 0 || (beside && !BESIDE.test(beside.text))) return null
  if (!CALLS.test(calls.text) || !isResultHeading(results.text)) return null
  const cellsIn = (line: Line) => {
    const isLeftOf = (column: Line, { box }: { box: Box }) => box.left < column.box.left - line.textHeight
    const cells = cellsOf(line).filter(
      (cell) => !(isCounted && /^\d{1,2}\.?$/.test(cell.text)) && (!beside || isLeftOf(beside, cell)),
    )
    const call = cells.filter((cell) => isLeftOf(results, cell))
    // In small type the arguments of a call stand apart like cells, and so does its bracket.
    const words = line.words.filter((word) => call[0] && word.box.left >= call[0].box.left && isLeftOf(results, word))
    return call.length > 1 ? [ofWords(line, words), ...cells.slice(call.length)] : cells
  }
  const resultsColumn = headings.indexOf(results)
  const end = below.findIndex((line, place) => {
    const [call, , more] = cellsIn(line)
    const isFar = line.box.top - (below[place - 1] ?? head).box.top > line.textHeight * ROW_GAP
    return isFar || more !== undefined || !(place === 0 ? MAKES : CALL).test(call?.text ?? '')
  })
  const rows = below.slice(0, end === -1 ? below.length : end)
  if (rows.length < 2) return null
  const lines = rows.map((row) => {
    const [call = row, result] = cellsIn(row)
    const text = `${call.text.replace(/\($/, '()')} ->`
    const small = isSmall(result) ? smallCell(row, headings, resultsColumn) : null
    if (small && !isUnread(small)) return { ...row, text: `${text} ${small.text}` }
    // A dash is looked at no more: alone it may be read as anything.
    return NOTHING.test(result?.text ?? '') ? { ...call, text } : { ...row, text: `${text} ${result?.text}` }
  })
  return { examples: [{ lines, names: [] }], length: rows.length + 1 }
}

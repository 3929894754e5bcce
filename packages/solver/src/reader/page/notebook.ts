import { behindStart, type Line } from '../lines/line.ts'
import { isAsserted } from '../values/asserted.ts'
import { label } from './tables.ts'

/** What stands for the number of a cell, in brackets that are read as letters too. */
const NUMBER = String.raw`\s?[[lI1]?[\dlIOa ]{0,3}[\]lI1]{1,2}\s?[:;]\s*`
/** A cell that is a call with values, `In [2]: double(4)`, which may go on below, or begin with another bracket. */
const CELL = new RegExp(
  String.raw`^In${NUMBER}(?!(?:def|class|import|from)\b)(?=[A-Za-z_][\w ]*\s?[([].*[\d\x22\x27‘’[\]])`,
)
const BRACKET = /(?<=^[A-Za-z_]\w*\s?)\[/
/** What came of it: `Out[2]: 8`. */
const RESULT = new RegExp(`^O?out${NUMBER}`, 'i')

/** The number of a cell, or of what came of it, by itself. */
const CELL_NUMBER = new RegExp(`^(?:In|O?out)${NUMBER}$`, 'i')

/** Whether a line is nothing but the number beside a cell of a notebook. */
export function isCellNumber({ text }: Line): boolean {
  return CELL_NUMBER.test(text)
}

/** Whether a line begins a cell that is a call. */
export function isCalledCell({ text }: Line): boolean {
  return CELL.test(text)
}

/** A line of a notebook under the labels of other pages. */
export function withCellLabelled(line: Line): Line {
  const cell = CELL.exec(line.text)?.[0]
  if (cell !== undefined) {
    const call = behindStart(line, cell)
    // A test says itself what comes of it.
    if (isAsserted(call.text)) return call
    return label({ ...call, text: call.text.replace(BRACKET, '(') }, 'Input')
  }
  const result = RESULT.exec(line.text)?.[0]
  return result === undefined ? line : label(behindStart(line, result), 'Output')
}

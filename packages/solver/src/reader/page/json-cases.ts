import { type Line, partOfText } from '../lines/line.ts'
import { label } from './tables.ts'

/** What is given to a test case that is written as an object of JSON, and what is expected of it. */
const GIVEN = /^\{?\s*["“”](?:input|args|arguments|given)["“”]\s*:\s*/i
const EXPECTED = /["“”](?:output|expected|result|answer)["“”]\s*:\s*/i
/** What stands behind the values of both: the comma between them, and the end of the object. */
const BETWEEN = /\s*,?\s*$/
const END = /\s*\}?\s*,?\s*$/
/** The beginning or the end of an object, alone in its line. */
const BRACE = /^[{}],?$/
/** What is expected stands no more lines below what is given. */
const MOST_LINES = 4

/** Lines in which `{ "input": { "n": 3 }, "output": 5 }`, in one line or in several, stands under the labels of other pages. */
export function withJsonLabelled(lines: Line[]): Line[] {
  let open = 0
  return lines.flatMap((line, place) => {
    const given = GIVEN.exec(line.text)?.[0]
    open = given === undefined ? open - 1 : MOST_LINES
    if (BRACE.test(line.text) && (open > 0 || GIVEN.test(lines[place + 1]?.text ?? ''))) return []
    if (open <= 0) return [line]
    const { text } = line
    const expected = EXPECTED.exec(text)
    const from = expected ? expected.index + expected[0].length : text.length
    const output = expected ? [label(cut(line, from, text.length, END), 'Output')] : []
    if (given === undefined) return expected?.index === 0 ? output : [line]
    return [label(cut(line, given.length, expected?.index ?? text.length, BETWEEN), 'Input'), ...output]
  })
}

/** A part of a line without what stands behind its value. */
function cut(line: Line, from: number, to: number, behind: RegExp): Line {
  const end = from + line.text.slice(from, to).replace(behind, '').length
  return partOfText(line, from, end)
}

import { type Line, partOfText } from '../lines/line.ts'
import { label } from './tables.ts'

/** How a test case begins that names its values, a record of a table of tests: `{n: 4, want: 7},`. */
const BEGUN = /^\{\s*(?=[A-Za-z_]\w*\s*:(?!=))/
/** The name of what is expected, behind what is given. */
const EXPECTED = /\s*,\s*(?:want(?:s|ed)?|exp(?:ect(?:s|ed)?)?|out(?:put)?|res(?:ult)?|answer)\s*:\s*(?=\S)/i
const END = /\s*\}\s*[,;]?$/
/** The line in which such a table begins, `tests := []struct{ n int; want int }{`, and the one in which it ends. */
const OPENS = /[{[(]$/
const CLOSES = /^[}\])]+[,;]?$/

/** Lines in which each record of a table of tests stands under the labels of other pages, without the lines around the table. */
export function withRecordsLabelled(lines: Line[]): Line[] {
  const records = new Map(lines.map((line) => [line, recordIn(line)]))
  const isRecord = (line: Line | undefined) => line !== undefined && records.get(line) != null
  return lines.flatMap((line, place) => {
    const record = records.get(line)
    if (record) return record
    const isAround =
      (OPENS.test(line.text) && isRecord(lines[place + 1])) || (CLOSES.test(line.text) && isRecord(lines[place - 1]))
    return isAround ? [] : [line]
  })
}

function recordIn(line: Line): Line[] | null {
  const from = BEGUN.exec(line.text)?.[0].length
  const expected = EXPECTED.exec(line.text)
  const end = END.exec(line.text)?.index
  if (from === undefined || expected === null || end === undefined) return null
  const whole = { ...line, cutFrom: line.cutFrom ?? line.box }
  const given = partOfText(whole, from, expected.index)
  return [label(given, 'Input'), label(partOfText(whole, expected.index + expected[0].length, end), 'Output')]
}

import { type Line, textOf } from '../lines/line.ts'
import { cellsOf } from './tables.ts'

/** The heading of a sample's input up to where a narrow column breaks it, and what may stand below. */
const BEGUN = /^(?:sample|example)(?:\s+input)?$/i
const REST = /^(?:input)?\s*#?\s*\d{0,2}$/i
/** The heading beside it. */
const BESIDE = /^(?:sample|example)\s+output\s*#?\s*\d{0,2}$/i
/** The rest of a heading is no further down than this, in heights of the text, and begins no further from where that begins. */
const NEAR = { down: 2, aside: 0.5 }

/** Lines with the headings of a table in one line each that a narrow column broke: `Sample input    Sample output 2` above `2`. */
export function withHeadsJoined(lines: Line[]): Line[] {
  const joined: Line[] = []
  let isRest = false
  for (const [place, line] of lines.entries()) {
    const below = lines[place + 1]
    if (!isRest) joined.push(below ? (headJoined(line, below) ?? line) : line)
    isRest = !isRest && joined.at(-1) !== line
  }
  return joined
}

function headJoined(line: Line, below: Line): Line | null {
  const [input, output, ...others] = cellsOf(line)
  if (!input || !output || others.length > 0 || !BEGUN.test(input.text) || !BESIDE.test(output.text)) return null
  const isNear =
    below.picture === line.picture &&
    below.box.top - line.box.top < line.textHeight * NEAR.down &&
    Math.abs(below.box.left - line.box.left) < line.textHeight * NEAR.aside
  if (!isNear || !REST.test(below.text)) return null
  const words = [...input.words, ...below.words, ...output.words]
  return { ...line, text: textOf(words), words }
}

import type { ToldExample } from '../examples/broken-examples.ts'
import { LINES_APART } from '../examples/output-end.ts'
import { type Line, withoutStart } from '../lines/line.ts'
import { label } from './tables.ts'

/** `nums: [2, 7]` or `target = 9` in a line of its own. */
const NAMED =
  /^(?:[•*»·-]\s*)?(?!(?:note|explanation|why|hint|input|constraints?)\b)([A-Za-z_]\w*)\s*[:=](?!=)\s*(?=[[{"'“‘\d−–-]|(?:true|false|null|none)\b|[^\w\s]$)/i
/** `result: [0, 1]`, below what is given. */
const RESULT =
  /^(?:[•*»·-]\s*)?(?:output|result|returns?|answer|expected(?:\s+(?:output|result|answer|value))?)\s*[:=]\s*(?=\S)/i

/** `sort_colors(colors)`: a call with what is given above it, by its names. */
const CALL_OF_NAMES = /^[A-Za-z_]\w*(?:\s?_\w*)*\s?\(\s*[A-Za-z_]\w*(?:\s*,\s*[A-Za-z_]\w*)*\s*\)\s*;?$/
/** `colors is now [0, 1, 2]`: what became of an argument. */
const BECAME =
  /^(?:(?:\/\/|#)\s*)?(?:now\s+)?([A-Za-z_]\w*)\s+(?:(?:is|are|=)\s+now|is\s+then|now\s+(?:is|holds|contains)|becomes?|has\s+become|(?:should|must|will)\s+(?:now\s+)?(?:be|become))\s*:?\s*(?=[[{"'“‘])/i

/**
 * Reads an example without a heading whose arguments stand one below the other, each with its name, and below them what comes
 * of it; null where no such example begins in the first line.
 */
export function readNamedLines(lines: Line[]): ToldExample | null {
  const end = lines.findIndex((line, place) => RESULT.test(line.text) || !isNamed(lines[place - 1], line))
  const given = lines.slice(0, Math.max(0, end))
  const [first, ...others] = given
  const last = given.at(-1)
  const found = last && resultIn(lines.slice(end), last)
  if (!first || !found) return null
  const assigned = (line: Line) => ({ ...line, text: line.text.replace(NAMED, '$1 = ') })
  return {
    lines: [label(assigned(first), 'Input'), ...others.map(assigned), label(found.output, 'Output')],
    length: end + found.length,
  }
}

/** What comes of what is given above: under its label, or what became of an argument by a call. */
function resultIn([line, below]: Line[], above: Line): { output: Line; length: number } | null {
  if (!line || !isRightBelow(above, line)) return null
  if (RESULT.test(line.text)) return { output: { ...line, text: line.text.replace(RESULT, '') }, length: 1 }
  const [became, name] = BECAME.exec(below?.text ?? '') ?? []
  if (!below || became === undefined || !CALL_OF_NAMES.test(line.text) || !isRightBelow(line, below)) return null
  if (!new RegExp(String.raw`\b${name}\b`).test(line.text)) return null
  return { output: withoutStart({ ...below, cutFrom: below.box }, became), length: 2 }
}

function isNamed(above: Line | undefined, line: Line): boolean {
  return NAMED.test(line.text) && (above === undefined || isRightBelow(above, line))
}

function isRightBelow(above: Line, { box, picture }: Line): boolean {
  // The edge of a shot may go through an example.
  return picture !== above.picture || box.top - above.box.top <= above.textHeight * LINES_APART
}

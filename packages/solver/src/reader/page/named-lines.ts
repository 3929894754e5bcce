import type { ToldExample } from '../examples/broken-examples.ts'
import { LINES_APART } from '../examples/output-end.ts'
import type { Line } from '../lines/line.ts'
import { label } from './tables.ts'

/** `nums: [2, 7]` or `target = 9` in a line of its own. */
const NAMED =
  /^(?:[•*»·-]\s*)?(?!(?:note|explanation|why|hint|input|constraints?)\b)([A-Za-z_]\w*)\s*[:=](?!=)\s*(?=[[{"'“‘\d−–-]|(?:true|false|null|none)\b|[^\w\s]$)/i
/** `result: [0, 1]`, below what is given. */
const RESULT =
  /^(?:[•*»·-]\s*)?(?:output|result|returns?|answer|expected(?:\s+(?:output|result|answer|value))?)\s*[:=]\s*(?=\S)/i

/**
 * Reads an example without a heading whose arguments stand one below the other, each with its name, and below them what comes
 * of it; null where no such example begins in the first line.
 */
export function readNamedLines(lines: Line[]): ToldExample | null {
  const end = lines.findIndex((line, place) => RESULT.test(line.text) || !isNamed(lines[place - 1], line))
  const [result, given] = [lines[end], lines.slice(0, Math.max(0, end))]
  const [first, ...others] = given
  const last = given.at(-1)
  if (!first || !last || !result || !RESULT.test(result.text) || !isRightBelow(last, result)) return null
  const assigned = (line: Line) => ({ ...line, text: line.text.replace(NAMED, '$1 = ') })
  const output = { ...result, text: result.text.replace(RESULT, '') }
  return {
    lines: [label(assigned(first), 'Input'), ...others.map(assigned), label(output, 'Output')],
    length: end + 1,
  }
}

function isNamed(above: Line | undefined, line: Line): boolean {
  return NAMED.test(line.text) && (above === undefined || isRightBelow(above, line))
}

function isRightBelow(above: Line, { box, picture }: Line): boolean {
  // The edge of a shot may go through an example.
  return picture !== above.picture || box.top - above.box.top <= above.textHeight * LINES_APART
}

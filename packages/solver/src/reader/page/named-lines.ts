import type { ToldExample } from '../examples/broken-examples.ts'
import { LINES_APART } from '../examples/output-end.ts'
import { behindStart, type Line } from '../lines/line.ts'
import { label } from './tables.ts'

/** `nums: [2, 7]` or `target = 9` in a line of its own; the sign between may be read as the mark of a quotation. */
const NAMED =
  /^(?:[•*»·-]\s*)?(?!(?:note|explanation|why|hint|input|constraints?)\b)([A-Za-z_]\w*)\s*(?:[:=](?!=)|[«»](?=\s))\s*(?=[[{"'“‘\d−–-]|(?:true|false|null|none)\b|[^\w\s]$)/i
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
  const output = behindStart(result, RESULT.exec(result.text)?.[0] ?? '')
  return {
    lines: [label(assigned(first), 'Input'), ...others.map(assigned), label(output, 'Output')],
    length: end + 1,
  }
}

/** A named value as an assignment, whatever stands behind its name. */
function assigned(line: Line): Line {
  return { ...line, text: line.text.replace(NAMED, '$1 = ') }
}

function isNamed(above: Line | undefined, line: Line): boolean {
  return NAMED.test(line.text) && (above === undefined || isRightBelow(above, line))
}

function isRightBelow(above: Line, { box, picture }: Line): boolean {
  // The edge of a shot may go through an example.
  return picture !== above.picture || box.top - above.box.top <= above.textHeight * LINES_APART
}

/** Of fewer named lines none is a result. */
const FEWEST_NAMED = 2

/**
 * Reads an example below its heading whose lines are all `name = value` and stand by themselves: an example shows what comes
 * of it, so that is the last of them. Null where it is not so.
 */
export function readNamedResult(lines: Line[]): ToldExample | null {
  const length = lines.findIndex((line, place) => !isNamed(lines[place - 1], line))
  const named = length === -1 ? lines : lines.slice(0, length)
  const [result, next] = [named.at(-1), lines[named.length]]
  if (named.length < FEWEST_NAMED || !result || (next && isRightBelow(result, next))) return null
  const names = named.map(({ text }) => NAMED.exec(text)?.[1])
  if (new Set(names).size < names.length) return null
  const [first, ...others] = named.slice(0, -1).map(assigned)
  const output = behindStart(result, NAMED.exec(result.text)?.[0] ?? '')
  return first ? { lines: [label(first, 'Input'), ...others, label(output, 'Output')], length: named.length } : null
}

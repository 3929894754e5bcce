import { sidesOf } from '../examples/arrows.ts'
import type { ToldExample } from '../examples/broken-examples.ts'
import { isOpen } from '../examples/example-parts.ts'
import { hasWordsInARow, LINES_APART } from '../examples/output-end.ts'
import { behindStart, type Line, textOf } from '../lines/line.ts'
import { INPUT, SAMPLE_INPUT } from './headings.ts'
import { isTableHead, label } from './tables.ts'

const START = String.raw`^(?:[•*»·-]\s*)?(?!(?:note|explanation|why|hint|input|constraints?)\b)([A-Za-z_]\w*)\s*`
/** `nums: [2, 7]` or `target = 9` in a line of its own; the sign between may be read as the mark of a quotation. */
const NAMED = new RegExp(
  String.raw`${START}(?:[:=](?!=)|[«»](?=\s))\s*(?=[[{"'“‘\d−–-]|(?:true|false|null|none)\b|\(?empty\b|[^\w\s]$)`,
  'i',
)
/** The name over a value that begins in the line below. */
const NAME_ABOVE = new RegExp(`${START}=$`, 'i')
/** How the line of a value begins that began above. */
const GOES_ON = /^[[\]{}"'“‘\d−–-]/
/** `result: [0, 1]`, below what is given, or `⇒ afterwards: [1, 0]`, whose arrow is read as one of its strokes. */
const RESULT =
  /^(?:[•*»·-]\s*|[-–—=~]{0,2}[=>→⇒]\s*)?(?:output|result|returns?|answer|expected(?:\s+(?:output|result|answer|value))?|(?:[a-z]+[\s_])?after(?:wards)?)\s*[:=]\s*(?=\S)/i
const ARROW = /^(?:[-=~—–]{1,2}[>»]|→|⇒)/
/** A value takes no more lines than this. */
const MOST_LINES = 20

/** A value with its name, and the lines it takes: one, or more where it is broken. */
type NamedValue = { name: string; lines: Line[] }

function linesOf(values: NamedValue[]): Line[] {
  return values.flatMap(({ lines }) => lines)
}

/**
 * Reads an example without a heading whose arguments stand one below the other, each with its name, and below them what comes
 * of it; null where no such example begins in the first line.
 */
export function readNamedLines(lines: Line[]): ToldExample | null {
  const end = lines.findIndex(({ text }) => RESULT.test(text))
  const values = end > 0 ? namedValues(lines.slice(0, end)) : []
  const given = linesOf(values)
  const [last, result] = [given.at(-1), lines[end]]
  if (!last || !result || given.length < end || !isRightBelow(last, result)) return null
  const output = withRest(behindStart(result, RESULT.exec(result.text)?.[0] ?? ''), lines.slice(end + 1))
  return asExample(values, output, end + output.length)
}

/** Of fewer named values none is a result. */
const FEWEST_NAMED = 2

/**
 * Reads an example below its heading whose lines are all `name = value` and stand by themselves: an example shows what comes
 * of it, so that is the last of them. Null where it is not so.
 */
export function readNamedResult(lines: Line[]): ToldExample | null {
  const values = namedValues(lines)
  const length = linesOf(values).length
  const [last, next] = [lines[length - 1], lines[length]]
  if (values.length < FEWEST_NAMED || !last || (next && isRightBelow(last, next))) return null
  if (new Set(values.map(({ name }) => name)).size < values.length) return null
  return asBlock(values)
}

/**
 * Lines labelled where the same names come again, as `before` and `after` do: what stands by the last of them is what comes of
 * the others. Those of a page that has labels of its own, or other names in between, as they are.
 */
export function withRepeatedNames(lines: Line[]): Line[] {
  const isHead = (line: Line) => [INPUT, SAMPLE_INPUT, RESULT].some((one) => one.test(line.text)) || isTableHead(line)
  if (lines.some(isHead)) return lines
  const blocks: { place: number; values: NamedValue[] }[] = []
  for (let place = 0; place < lines.length; place++) {
    const values = untilRepeated(namedValues(lines.slice(place)))
    if (values.length < FEWEST_NAMED) continue
    const end = place + linesOf(values).length
    // Its result stands behind an arrow, below or in the last of them.
    const last = lines[end - 1]
    if (ARROW.test(lines[end]?.text ?? '') || (last && sidesOf(last))) return lines
    blocks.push({ place, values })
    place = end - 1
  }
  const namesIn = ({ values }: (typeof blocks)[number]) => values.map(({ name }) => name).join()
  const [first, ...others] = blocks
  if (!first || others.length === 0 || others.some((block) => namesIn(block) !== namesIn(first))) return lines
  const labelled = [...lines]
  for (const { place, values } of blocks) {
    const { lines: own, length } = asBlock(values)
    labelled.splice(place, length, ...own)
  }
  return labelled
}

/** Values up to the one that has the name of the first again. */
function untilRepeated(values: NamedValue[]): NamedValue[] {
  const again = values.findIndex(({ name }, place) => place > 0 && name === values[0]?.name)
  return again === -1 ? values : values.slice(0, again)
}

/** Values with names, the last of which is what comes of the others. */
function asBlock(values: NamedValue[]): ToldExample {
  const [head, ...rest] = values.at(-1)?.lines ?? []
  const name = NAMED.exec(head?.text ?? '')?.[0] ?? head?.text ?? ''
  const result = head && name !== head.text ? [behindStart(head, name), ...rest] : rest
  return asExample(values.slice(0, -1), result, linesOf(values).length)
}

function asExample(values: NamedValue[], [result, ...rest]: Line[], length: number): ToldExample {
  const [first, ...others] = linesOf(values).map(assigned)
  const given = first ? [label(first, 'Input'), ...others] : []
  return { lines: [...given, ...(result ? [label(result, 'Output'), ...rest] : [])], length }
}

/** The values with names that stand one right below the other, from the first line on. */
function namedValues(lines: Line[]): NamedValue[] {
  const values: NamedValue[] = []
  for (const [place, line] of lines.entries()) {
    const [above, open] = [lines[place - 1], values.at(-1)]
    if (above && !isRightBelow(above, line)) break
    const name = (NAMED.exec(line.text) ?? NAME_ABOVE.exec(line.text))?.[1]
    if (open && isBegun(open.lines) && GOES_ON.test(line.text)) open.lines.push(line)
    else if (name !== undefined && !hasWordsInARow(line.text)) values.push({ name, lines: [line] })
    else break
  }
  return values
}

/** Whether a value goes on below its last line. */
function isBegun(lines: Line[]): boolean {
  const isNameOnly = lines.length === 1 && NAME_ABOVE.test(lines[0]?.text ?? '')
  return lines.length < MOST_LINES && (isNameOnly || isOpen(textOf(lines)))
}

/** A result with the lines in which it goes on. */
function withRest(result: Line, below: Line[]): Line[] {
  const output = [result]
  for (const line of below) {
    const last = output.at(-1) ?? result
    if (!isBegun(output) || !GOES_ON.test(line.text) || !isRightBelow(last, line)) break
    output.push(line)
  }
  return output
}

/** A named value as an assignment, whatever stands behind its name. */
function assigned(line: Line): Line {
  return { ...line, text: line.text.replace(NAMED, '$1 = ') }
}

function isRightBelow(above: Line, { box, picture }: Line): boolean {
  // The edge of a shot may go through an example.
  return picture !== above.picture || box.top - above.box.top <= above.textHeight * LINES_APART
}

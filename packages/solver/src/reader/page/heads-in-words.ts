import { LEADS_TO, LEADS_TO_VALUE } from '../examples/leads-to.ts'
import { hasOnlyValues, isBound } from '../examples/output-end.ts'
import type { Line } from '../lines/line.ts'
import { type Head, readBelowHeads } from './names-above.ts'
import { label, type TableExample } from './tables.ts'

/** `When nums is`, in a line of its own: its value stands below, and an example begins. */
const FIRST = /^(?:when|whenever|if|given|for|with|suppose|say|let)\s+([A-Za-z_]\w*)\s*(?:\bis|\bequals|\bbe|=)\s*:?$/i
/** `and k is`, over another value. */
const FURTHER = /^(?:and|while|with)\s+([A-Za-z_]\w*)\s*(?:\bis|\bequals|\bbe|=)\s*:?$/i
/** `then answer`, over what comes of them. */
const RESULT = new RegExp(
  String.raw`^(?:(?:then|so)\s*,?\s+)?(?:(?:the\s+)?(?:answer|result|output|return)|${LEADS_TO}|${LEADS_TO_VALUE})\s*:?$`,
  'i',
)

/** An example, and the lines it takes. */
type Found = TableExample & { length: number }

/**
 * The examples of a page that head each value in words, in a line above it, by the line at which they begin: `When nums is`,
 * `[3, 1]`, `then answer`, `4`. What repeats these words, though its values cannot be told, is an example that has no result.
 */
export function readHeadsInWords(lines: Line[]): Map<Line, Found> {
  const found = new Map<Line, Found>()
  const taken = new Set<Line>()
  for (const [place, line] of lines.entries()) {
    const example = taken.has(line) ? null : readInWords(lines.slice(place))
    if (!example) continue
    found.set(line, example)
    for (const own of lines.slice(place, place + example.length)) taken.add(own)
  }
  for (const line of lostIn(lines, taken)) found.set(line, { lines: [label(line, 'Input')], names: [], length: 1 })
  return found
}

/** The lines at which examples begin that have the heads of those that were read. */
function lostIn(lines: Line[], taken: Set<Line>): Line[] {
  const heads = new Set(lines.filter((line) => taken.has(line) && headIn(line)).map(({ text }) => text))
  const lost: Line[] = []
  let isBegun = false
  for (const line of lines) {
    if (taken.has(line)) isBegun = false
    if (taken.has(line) || !heads.has(line.text)) continue
    if (!isBegun || FIRST.test(line.text)) lost.push(line)
    isBegun = headIn(line) !== 'result'
  }
  return lost
}

function readInWords(lines: Line[]): Found | null {
  const [first] = lines
  const example = first && FIRST.test(first.text) ? readBelowHeads(lines, headIn) : null
  return example?.lines.every(isValue) ? example : null
}

function headIn({ text }: Line): Head | null {
  if (RESULT.test(text)) return 'result'
  const name = (FIRST.exec(text) ?? FURTHER.exec(text))?.[1]
  return name === undefined ? null : { name }
}

/** Whether a line of an example, labelled or not, has nothing but values. */
function isValue(line: Line): boolean {
  const text = line.text.replace(/^(?:Input|Output): /, '')
  return !headIn({ ...line, text }) && !isBound(text) && hasOnlyValues(text, true)
}

import { valueStart } from '../lines/brackets.ts'
import { emptyTextIn } from '../lines/empty-quotes.ts'
import type { Part } from './example-parts.ts'
import { certain, type Readings } from './readings.ts'

/** A word, whatever it is read as, behind the sign that stands between a call and what it gives. */
const BEHIND_SIGN = /\)\s*(?:={2,3}|[-=]>|→|returns:?)\s+\S{1,3}$/

/** Reads a value that is `""` or `" "` by its four strokes; what knows words makes something else of them. Null for any other. */
export function readEmptyText([part, ...others]: Part[]): Readings | null {
  if (!part || others.length > 0) return null
  const { line } = part
  const isBehindSign = part.of === 'output' && !line.cutFrom && BEHIND_SIGN.test(line.text)
  const first = line.cutFrom ? line.words[0] : isBehindSign ? line.words.at(-1) : line.words[valueStart(line)]
  if (!first) return null
  const left = line.cutFrom ? line.box.left : first.box.left
  const place = { ...line.box, left, width: line.box.left + line.box.width - left }
  const text = emptyTextIn(line, line.box, place)
  return text === null ? null : certain(text)
}

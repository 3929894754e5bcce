import { isOpen } from '../examples/example-parts.ts'
import { type Line, textOf } from '../lines/line.ts'
import { isResultHeading, label, ROW_GAP, type TableExample } from './tables.ts'

/** The name of an argument, in a line of its own, and no label. */
const NAME =
  /^(?!(?:true|false|null|none|inputs?|given|call|args?|arguments?|parameters?|stdin|explanation|notes?|constraints?)$)[A-Za-z_]\w*$/i
/** An example takes no more lines than this. */
const MOST_LINES = 40

/** What a line says of the value below it: the name of an argument, or that it is the result. */
export type Head = { name: string } | 'result'

/**
 * Reads an example below its heading whose values stand each below its name, and the last below a heading such as `Expected`.
 * Null where it is another one; `length` counts its lines.
 */
export function readNamesAbove(lines: Line[]): (TableExample & { length: number }) | null {
  return readBelowHeads(lines, ({ text }) => {
    if (isResultHeading(text)) return 'result'
    return NAME.test(text) ? { name: text } : null
  })
}

/** Reads an example whose values stand each below a line that is its head; null where they do not. */
export function readBelowHeads(
  lines: Line[],
  headIn: (line: Line) => Head | null,
): (TableExample & { length: number }) | null {
  const names: string[] = []
  const given: Line[] = []
  let place = 0
  while (place < Math.min(lines.length, MOST_LINES)) {
    const line = lines[place]
    const head = line ? headIn(line) : null
    const value = valueBelow(lines.slice(place), headIn)
    if (head === null || value.length === 0) return null
    place += 1 + value.length
    if (head === 'result') {
      const [first, ...rest] = given
      const [result, ...others] = value
      return first && result
        ? { lines: [label(first, 'Input'), ...rest, label(result, 'Output'), ...others], names, length: place }
        : null
    }
    names.push(head.name)
    given.push(...value)
  }
  return null
}

/** The lines of the value that stands below its head, up to the next head; a result ends where it is whole. */
function valueBelow([top, ...below]: Line[], headIn: (line: Line) => Head | null): Line[] {
  const isResult = top !== undefined && headIn(top) === 'result'
  const end = below.findIndex((line, at) => {
    if (at === 0) return false
    const above = below.slice(0, at)
    if (isOpen(textOf(above))) return false
    return isResult || headIn(line) !== null
  })
  const value = end === -1 ? below : below.slice(0, end)
  const isNear = (line: Line, at: number) => {
    const above = at === 0 ? top : value[at - 1]
    return (
      above !== undefined &&
      (line.picture !== above.picture || line.box.top - above.box.top <= line.textHeight * ROW_GAP)
    )
  }
  return value.every(isNear) ? value : []
}

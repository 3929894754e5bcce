import { isOpen } from '../examples/example-parts.ts'
import { type Line, textOf } from '../lines/line.ts'
import { isResultHeading, label, ROW_GAP, type TableExample } from './tables.ts'

/** The name of an argument, in a line of its own, and no label. */
const NAME =
  /^(?!(?:true|false|null|none|inputs?|given|call|args?|arguments?|parameters?|stdin|explanation|notes?|constraints?)$)[A-Za-z_]\w*$/i
/** An example takes no more lines than this. */
const MOST_LINES = 40

/**
 * Reads an example below its heading whose values stand each below its name, and the last below a heading such as `Expected`.
 * Null where it is another one; `length` counts its lines.
 */
export function readNamesAbove(lines: Line[]): (TableExample & { length: number }) | null {
  const names: string[] = []
  const given: Line[] = []
  let place = 0
  while (place < Math.min(lines.length, MOST_LINES)) {
    const head = lines[place]
    const value = valueBelow(lines.slice(place))
    if (!head || value.length === 0) return null
    place += 1 + value.length
    if (isResultHeading(head.text)) {
      const [first, ...rest] = given
      const [result, ...others] = value
      return first && result
        ? { lines: [label(first, 'Input'), ...rest, label(result, 'Output'), ...others], names, length: place }
        : null
    }
    if (!NAME.test(head.text)) return null
    names.push(head.text)
    given.push(...value)
  }
  return null
}

/** The lines of the value that stands below its name, up to the next name; a result ends where it is whole. */
function valueBelow([head, ...below]: Line[]): Line[] {
  const isResult = isResultHeading(head?.text ?? '')
  const end = below.findIndex((line, at) => {
    if (at === 0) return false
    const above = below.slice(0, at)
    if (isOpen(textOf(above))) return false
    return isResult || NAME.test(line.text) || isResultHeading(line.text)
  })
  const value = end === -1 ? below : below.slice(0, end)
  const isNear = (line: Line, at: number) => {
    const above = at === 0 ? head : value[at - 1]
    return (
      above !== undefined &&
      (line.picture !== above.picture || line.box.top - above.box.top <= line.textHeight * ROW_GAP)
    )
  }
  return value.every(isNear) ? value : []
}

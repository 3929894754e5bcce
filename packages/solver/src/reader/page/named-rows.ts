import type { Line } from '../lines/line.ts'
import { cellsOf, isResultHeading, label, ROW_GAP, type TableExample } from './tables.ts'

const NAME = /^[A-Za-z_]\w*$/
/** How a value begins; one word may be a value that was misread. */
const VALUE = /^[["'“”‘’({\d−–-]|^\S+$/
const MOST_ROWS = 8

/**
 * Reads the table of one example, a row for each argument with its name and its value, and one for what is expected. Null
 * where no such table begins; `length` counts its lines.
 */
export function readNamedRows(lines: Line[]): (TableExample & { length: number }) | null {
  const given: Line[] = []
  const names: string[] = []
  for (const [place, line] of lines.slice(0, MOST_ROWS).entries()) {
    const [head, value, ...others] = cellsOf(line)
    const above = lines[place - 1]
    const isFar = above !== undefined && line.box.top - above.box.top > line.textHeight * ROW_GAP
    if (!head || !value || others.length > 0 || isFar || !VALUE.test(value.text)) return null
    if (isResultHeading(head.text)) {
      const [first, ...rest] = given
      return first
        ? { lines: [label(first, 'Input'), ...rest, label(value, 'Output')], names, length: place + 1 }
        : null
    }
    if (!NAME.test(head.text)) return null
    given.push(value)
    names.push(head.text)
  }
  return null
}

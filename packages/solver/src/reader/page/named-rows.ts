import type { Line } from '../lines/line.ts'
import { cellsOf, isResultHeading, label, ROW_GAP, type TableExample } from './tables.ts'

const NAME = /^[A-Za-z_]\w*$/
/** How a value begins; one word may be a value that was misread. */
const VALUE = /^[["'“”‘’({\d−–-]|^\S+$/
const MOST_ROWS = 8
/** Values that begin so near to the same place, in heights of the text, stand in one column. */
const ALIGNED = 0.5
/** Texts have two quotes each. */
const FEWEST_QUOTES = 2

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
    if (!head || !value || others.length > 0 || isFar || !(VALUE.test(value.text) || isQuotedBelow(value, given[0]))) {
      return null
    }
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

/** Whether a value stands below another one and has quotes, though all else of it was misread: brackets alone make no words. */
function isQuotedBelow({ text, box, textHeight }: Line, above: Line | undefined): boolean {
  const isBelow = above !== undefined && Math.abs(above.box.left - box.left) < textHeight * ALIGNED
  return isBelow && (text.match(/["'“”‘’]/g)?.length ?? 0) >= FEWEST_QUOTES
}

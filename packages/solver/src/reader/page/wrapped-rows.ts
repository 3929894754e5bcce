import { isOpen } from '../examples/example-parts.ts'
import { unquoted } from '../examples/output-end.ts'
import { type Line, textOf } from '../lines/line.ts'
import { isUnread } from './small-cells.ts'

/** What a row of a table holds: the lines of each of its cells. */
export type Cells = Line[][]

/** Whether a cell breaks off in the midst of a list. */
export function breaksOffIn(cell: Line[]): boolean {
  return isOpen(unquoted(textOf(cell)))
}

/**
 * A row of a table with names over its columns that goes on in another line: a list goes on, and what stands in the middle
 * beside it is seen in one of the two lines. Null where the line is a row of its own.
 */
export function withLineJoined(row: Cells, line: Cells): Cells | null {
  const joined = row.map((cell, column) => {
    const below = line[column] ?? []
    if (below.length === 0) return cell
    if (breaksOffIn(cell)) return [...cell, ...below]
    return cell.every(isUnread) ? below : null
  })
  return row.some(breaksOffIn) && joined.every((cell) => cell !== null) ? joined : null
}

import { type Line, textOf } from '../lines/line.ts'
import { around, levelOf, rightOf } from '../pixels/boxes.ts'
import { cellsOf, isResultHeading, SAMPLE_INPUT } from './tables.ts'

/** The columns of a table stand no further apart than this, and their cells no more out of line, in heights of the text. */
const APART = 4
const ASKEW = 0.6
/** The samples of a contest stand in two boxes side by side, however far apart. */
const SAMPLE_OUTPUT = /^(?:sample|example)\s+output\s*#?\s*\d{0,2}$/i
/** A heading and an example at least. */
const FEWEST_ROWS = 2

/** The panes of a page, with a table of examples in one piece of which the columns were taken for columns of text. */
export function withTablesJoined(panes: Line[][]): Line[][] {
  for (const right of panes) {
    const heading = right[0] && cellsOf(right[0]).at(-1)
    if (!heading || !isResultHeading(heading.text) || right.length < FEWEST_ROWS) continue
    for (const left of panes) {
      const joined = left === right ? null : joinedRows(left, right)
      if (joined)
        return withTablesJoined(panes.flatMap((pane) => (pane === left ? [joined] : pane === right ? [] : [pane])))
    }
  }
  return panes
}

/** The lines of a column with those of the next one to its right behind them, each in a row; null where they are no table. */
function joinedRows(left: Line[], right: Line[]): Line[] | null {
  const [a, b] = [left[0], right[0]]
  if (!a || !b || a.picture !== b.picture) return null
  const gap = b.pane.left - rightOf(a.pane)
  const areSamples = SAMPLE_INPUT.test(a.text) && SAMPLE_OUTPUT.test(b.text)
  if (gap < -b.textHeight || (gap > b.textHeight * APART && !areSamples)) return null
  const rows = new Map(
    right.flatMap((line) => {
      const beside = left.find((other) => Math.abs(levelOf(other.box) - levelOf(line.box)) < line.textHeight * ASKEW)
      return beside ? [[beside, line] as const] : []
    }),
  )
  const beside = new Set(rows.values())
  const alone = right.filter((line) => !beside.has(line))
  if (alone.length > 0 && !areSamples) return null
  const pane = around(a.pane, b.pane)
  const joined = left.map((line) => {
    const cell = rows.get(line)
    if (!cell) return { ...line, pane }
    const words = [...line.words, ...cell.words]
    return { ...line, text: textOf(words), words, box: around(line.box, cell.box), pane }
  })
  return [...joined, ...alone.map((line) => ({ ...line, pane }))].toSorted((one, other) => one.box.top - other.box.top)
}

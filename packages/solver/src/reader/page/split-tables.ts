import { type Line, textOf } from '../lines/line.ts'
import { around, levelOf, rightOf } from '../pixels/boxes.ts'
import { isCellNumber } from './notebook.ts'
import { cellsOf, headingsOf, isResultHeading, isTableHead, SAMPLE_INPUT } from './tables.ts'

/** The columns of a table stand no further apart than this, and their cells no more out of line, in heights of the text. */
const APART = 4
const ASKEW = 0.6
/** The samples of a contest stand in two boxes side by side, however far apart. */
const SAMPLE_OUTPUT = /^(?:sample|example)\s+out(?:put)?\s*#?\s*\d{0,2}$/i
/** Rows begin no further below their headings than this, in heights of the text. */
const BELOW = 0.8
/** A heading and an example at least. */
const FEWEST_ROWS = 2

/**
 * The panes of a page, with a table of examples in one piece of which the columns were taken for columns of text, or the
 * headings, on a ground of their own, for a bar; and the cells of a notebook with their numbers.
 */
export function withTablesJoined(panes: Line[][]): Line[][] {
  return withCellsJoined(withColumnsJoined(withRowsJoined(panes)))
}

function withCellsJoined(panes: Line[][]): Line[][] {
  for (const numbers of panes.filter((lines) => lines.every(isCellNumber))) {
    for (const cells of panes) {
      const joined = cells === numbers ? null : joinedRows(numbers, cells, true)
      if (joined?.some(isCellNumber) === false) return withCellsJoined(withJoined(panes, numbers, cells, joined))
    }
  }
  return panes
}

function withRowsJoined(panes: Line[][]): Line[][] {
  for (const head of panes) {
    const [heading, ...others] = head
    if (!heading || others.length > 0 || !isTableHead(heading)) continue
    const rows = panes.find((lines) => lines !== head && areRowsOf(heading, lines[0]))
    if (!rows) continue
    const pane = around(heading.pane, rows[0]?.pane ?? heading.pane)
    const joined = [heading, ...rows].map((line) => ({ ...line, pane }))
    return withRowsJoined(withJoined(panes, head, rows, joined))
  }
  return panes
}

/** Panes with two of them as one, in the place of the first. */
function withJoined(panes: Line[][], first: Line[], second: Line[], joined: Line[]): Line[][] {
  return panes.flatMap((pane) => (pane === first ? [joined] : pane === second ? [] : [pane]))
}

/** Whether a pane begins right below headings, at their left edge, with a row that has as many cells. */
function areRowsOf(heading: Line, first: Line | undefined): boolean {
  if (!first || first.picture !== heading.picture) return false
  const gap = first.pane.top - (heading.pane.top + heading.pane.height)
  return (
    Math.abs(gap) < heading.textHeight * BELOW &&
    Math.abs(first.pane.left - heading.pane.left) < heading.textHeight &&
    cellsOf(first).length === headingsOf(heading).length
  )
}

function withColumnsJoined(panes: Line[][]): Line[][] {
  for (const right of panes) {
    const heading = right[0] && cellsOf(right[0]).at(-1)
    if (!heading || !isResultHeading(heading.text) || right.length < FEWEST_ROWS) continue
    for (const left of panes) {
      const joined = left === right ? null : joinedRows(left, right)
      if (joined) return withColumnsJoined(withJoined(panes, left, right, joined))
    }
  }
  return panes
}

/**
 * The lines of a column with those of the next one to its right behind them, each in a row; null where they are no table.
 *
 * @param maybeLonger whether lines to the right may have none beside them
 */
function joinedRows(left: Line[], right: Line[], maybeLonger = false): Line[] | null {
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
  if (alone.length > 0 && !areSamples && !maybeLonger) return null
  const pane = around(a.pane, b.pane)
  const joined = left.map((line) => {
    const cell = rows.get(line)
    if (!cell) return { ...line, pane }
    const words = [...line.words, ...cell.words]
    return { ...line, text: textOf(words), words, box: around(line.box, cell.box), pane }
  })
  return [...joined, ...alone.map((line) => ({ ...line, pane }))].toSorted((one, other) => one.box.top - other.box.top)
}

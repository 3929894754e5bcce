import type { Box, Picture } from '../pixels/pictures.ts'
import { INK } from './lost-lines.ts'

/** A pane lower than this, in heights of its text, is read in one go. */
const LOWEST = 16
/** Either part has at least this share of the pane's ink, so that neither worker waits long for the other. */
const LEAST = 0.4
/** Rows without ink are between two lines from here on, in heights of the text: less may be within a line. */
const BLANK = 0.35

/**
 * A pane in two parts, cut where the most rows near the middle of its ink have none, so that two workers read it at once; a
 * low pane as it is, and one without such rows.
 *
 * @param picture flattened, without the borders of boxes
 */
export function halves({ grey, width }: Picture, pane: Box, textHeight: number): Box[] {
  if (pane.height < textHeight * LOWEST) return [pane]
  const inkOf = (row: number) => {
    const begin = (pane.top + row) * width + pane.left
    let ink = 0
    for (let place = begin; place < begin + pane.width; place++) if ((grey[place] ?? 255) < 255 - INK) ink++
    return ink
  }
  const inks = Array.from({ length: pane.height }, (_, row) => inkOf(row))
  const all = inks.reduce((sum, ink) => sum + ink, 0)
  let widest = { begin: 0, rows: 0 }
  let [above, rows] = [0, 0]
  for (const [row, ink] of inks.entries()) {
    above += ink
    rows = ink === 0 && above >= all * LEAST && above <= all * (1 - LEAST) ? rows + 1 : 0
    if (rows > widest.rows) widest = { begin: row - rows + 1, rows }
  }
  if (widest.rows < textHeight * BLANK) return [pane]
  const upper = Math.round(widest.begin + widest.rows / 2)
  return [
    { ...pane, height: upper },
    { ...pane, top: pane.top + upper, height: pane.height - upper },
  ]
}

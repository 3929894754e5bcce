import type { Box, Picture } from '../pixels/pictures.ts'
import { INK } from './lost-lines.ts'

/** What is lower than this, in heights of its text, is read in one go. */
const LOWEST = 16
/** The cut lies no nearer to an end of the pane than this share of its height. */
const NEAREST = 0.3
/** Rows without ink are between two lines from here on, in heights of the text: less may be within a line. */
const BLANK = 0.35

/**
 * A pane in parts, from top to bottom, so that two workers read them at once and neither waits long for the other.
 *
 * @param picture flattened, without the borders of boxes
 */
export function partsOf(picture: Picture, pane: Box, textHeight: number): Box[] {
  const halves = halvesOf(picture, pane, textHeight)
  return halves.length === 1 ? halves : halves.flatMap((half) => partsOf(picture, half, textHeight))
}

/**
 * A part of a picture in two, cut where the most rows near its middle have no ink; a low one as it is, and one without such
 * rows.
 */
function halvesOf({ grey, width }: Picture, pane: Box, textHeight: number): Box[] {
  if (pane.height < textHeight * LOWEST) return [pane]
  const isBlank = (row: number) => {
    const begin = (pane.top + row) * width + pane.left
    return grey.subarray(begin, begin + pane.width).every((shade) => shade >= 255 - INK)
  }
  const [from, to] = [Math.floor(pane.height * NEAREST), Math.ceil(pane.height * (1 - NEAREST))]
  let widest = { begin: 0, rows: 0 }
  for (let row = from, rows = 0; row < to; row++) {
    rows = isBlank(row) ? rows + 1 : 0
    if (rows > widest.rows) widest = { begin: row - rows + 1, rows }
  }
  if (widest.rows < textHeight * BLANK) return [pane]
  const upper = Math.round(widest.begin + widest.rows / 2)
  return [
    { ...pane, height: upper },
    { ...pane, top: pane.top + upper, height: pane.height - upper },
  ]
}

import { rightOf } from '../pixels/boxes.ts'
import { median } from '../pixels/median.ts'
import type { Box, Picture } from '../pixels/pictures.ts'
import type { Line } from './line.ts'

/** How much darker than white a pixel of a flattened picture is to belong to a sign. */
export const INK = 60
/** Rows of ink are a line of text between these heights, and at least so wide, in heights of a line that was seen. */
const LINE = { lowest: 0.6, highest: 1.6, narrowest: 1 }
/** A figure alone, below a call, is at least so wide, and begins no further left of it, as signs of a prompt may have been lost. */
const FIGURE = { narrowest: 0.25, left: 4 }
/** A call, with its prompt or without. */
const CALL = /^(?:[>»]\s?)*[A-Za-z_][\w\s]*\(.*\)/
/** Rows beside a line that belong to it, in its heights: what rises or hangs out of its box. */
const BESIDE = 0.2

/**
 * Where a pane shows a line of text that the recogniser passed over: rows of ink that belong to none of those it saw.
 * Between two boxes or below a label it may overlook a whole line.
 *
 * @param picture flattened, without the borders of boxes
 */
export function lostLines({ grey, width }: Picture, pane: Box, lines: readonly Line[]): Box[] {
  const usual = median(lines.map(({ box }) => box.height))
  const rows = Array.from({ length: pane.height }, (_, row) => inkIn(pane.top + row))
  for (const { box } of lines) {
    const air = box.height * BESIDE
    const [from, to] = [box.top - air - pane.top, box.top + box.height + air - pane.top]
    rows.fill(null, Math.max(0, Math.floor(from)), Math.max(0, Math.ceil(to)))
  }
  const found: Box[] = []
  let begun: Box | null = null
  for (const [row, ink] of [...rows, null].entries()) {
    if (ink) begun = begun ? withRow(begun, ink) : { ...ink, top: pane.top + row, height: 1 }
    else if (begun) {
      found.push(begun)
      begun = null
    }
  }
  return found.filter((box) => {
    const isOfLine = box.height >= usual * LINE.lowest && box.height <= usual * LINE.highest
    return isOfLine && (box.width >= usual * LINE.narrowest || isBelowCall(box, usual))
  })

  /** Whether a narrow box is where the result of a call stands: below it, at the beginning of a line. */
  function isBelowCall(box: Box, usual: number): boolean {
    const above = lines.findLast((line) => line.box.top + line.box.height <= box.top)
    if (above === undefined || !CALL.test(above.text) || box.width < usual * FIGURE.narrowest) return false
    const indent = above.box.left - box.left
    return indent > -usual / 2 && indent < usual * FIGURE.left
  }

  /** From the first to the last ink of a row; null where it has none. */
  function inkIn(y: number): Pick<Box, 'left' | 'width'> | null {
    const begin = y * width + pane.left
    const row = grey.subarray(begin, begin + pane.width)
    const first = row.findIndex((shade) => shade < 255 - INK)
    if (first === -1) return null
    return { left: pane.left + first, width: row.findLastIndex((shade) => shade < 255 - INK) - first + 1 }
  }
}

function withRow(box: Box, row: Pick<Box, 'left' | 'width'>): Box {
  const left = Math.min(box.left, row.left)
  return { ...box, left, width: Math.max(rightOf(box), row.left + row.width) - left, height: box.height + 1 }
}

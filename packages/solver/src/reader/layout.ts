import { type Box, clip, type Picture } from './pictures.ts'

/** A difference between neighbouring pixels that is an edge of a letter and not a shade of the page. */
const EDGE = 40
/** A dense page of text has edges in a tenth of its pixels; with more than this it is noise, which is slow to read. */
const MOST_EDGES = 0.35
/** Fewer edges than this in a row of pixels are borders and rules, not text. */
const TEXT_EDGES = 4

/** A column of text on the page, and the height of its lines of text in pixels (capital to descender). */
export type Pane = { box: Box; textHeight: number }

/** The columns of text of a page, left to right. */
export function panes(picture: Picture): Pane[] {
  const box = inked(picture)
  const height = box ? textHeight(picture, box) : 0
  return box && height > 0 ? [{ box, textHeight: height }] : []
}

/** The smallest box around everything that has edges, with a little air. Null for a blank page, and for noise. */
function inked(picture: Picture): Box | null {
  const { width, height } = picture
  let [left, right, top, bottom, edges] = [width, -1, height, -1, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width; x++) {
      if (!isEdge(picture, x, y)) continue
      edges++
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0 || edges > width * height * MOST_EDGES) return null
  const air = 8
  return clip(picture, {
    left: left - air,
    top: top - air,
    width: right - left + 2 * air,
    height: bottom - top + 2 * air,
  })
}

/** The median height of the runs of rows that hold text; 0 where there are none. */
function textHeight(picture: Picture, box: Box): number {
  const runs: number[] = []
  let run = 0
  for (let y = box.top; y <= box.top + box.height; y++) {
    if (y < box.top + box.height && edgesInRow(picture, box, y) >= TEXT_EDGES) {
      run++
    } else {
      if (run >= 6) runs.push(run)
      run = 0
    }
  }
  runs.sort((a, b) => a - b)
  return runs[Math.floor(runs.length / 2)] ?? 0
}

function edgesInRow(picture: Picture, box: Box, y: number): number {
  let edges = 0
  for (let x = box.left + 1; x < box.left + box.width; x++) if (isEdge(picture, x, y)) edges++
  return edges
}

function isEdge({ grey, width }: Picture, x: number, y: number): boolean {
  const place = y * width + x
  return Math.abs((grey[place] ?? 0) - (grey[place - 1] ?? 0)) > EDGE
}

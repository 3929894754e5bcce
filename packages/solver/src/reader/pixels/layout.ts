import { around } from './boxes.ts'
import { type Cut, cutOf } from './cuts.ts'
import { median } from './median.ts'
import { type Box, clip, type Picture, paper } from './pictures.ts'

/** A difference between neighbouring pixels that is an edge of a letter and not a shade of the page. */
const EDGE = 40
/** A dense page of text has edges in a tenth of its pixels; with more than this it is noise, which is slow to read. */
const MOST_EDGES = 0.35
/** Fewer edges than this in a row of pixels are borders and rules, not text. */
const TEXT_EDGES = 4
/** Lines of text are no higher than this in pixels, on the sharpest of screens. */
const HIGHEST_TEXT = 60
const STRIPS = 12
/** Air around a pane, in pixels. */
const AIR = 8
/** A pane narrower than this many lines of text are high holds icons or line numbers. */
const NARROWEST = 5

/** What is left of a box in fewer pixels than this is a border itself. */
const THINNEST = 8
/** Papers that differ by less than this in shade are one page with its boxes. */
const SAME_PAPER = 60

/** A column of text on the page, and the height of its lines of text in pixels (capital to descender). */
export type Pane = { box: Box; textHeight: number }

/** A part of the page: the box around its text, and the field it stands in, up to the cuts around it. */
type Part = { box: Box; field: Box }

/** The columns of text of a page, in reading order: what stands side by side, from left to right. */
export function panes(picture: Picture): Pane[] {
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height }
  const page = inked(picture, whole)
  if (!page || edgesIn(picture, page) > picture.width * picture.height * MOST_EDGES) return []
  const found = split(picture, { box: page, field: whole }).flatMap((box) => {
    const height = textHeight(picture, box)
    return height > 0 ? [{ box, textHeight: height }] : []
  })
  const wide = found.filter(({ box, textHeight }) => box.width >= textHeight * NARROWEST)
  return wide.length > 0 ? wide : found
}

/**
 * The boxes of a part that hold one column each. Rows that were cut apart and turn out to hold one column each belong
 * together: a heading, a box of code and the paragraph below it are one text.
 */
function split(picture: Picture, { box, field }: Part): Box[] {
  const cut = cutOf(picture, box, field, textHeight(picture, box))
  if (!cut) return [box]
  const parts = between(picture, field, cut).map((part) => split(picture, part))
  if (cut.into === 'columns') return parts.flat()
  const found: Box[] = []
  let open: Box | null = null
  for (const inside of parts) {
    const [only] = inside
    if (inside.length === 1 && only) {
      if (open && onSamePaper(picture, open, only)) {
        found.pop()
        open = around(open, only)
      } else open = only
      found.push(open)
    } else {
      open = null
      found.push(...inside)
    }
  }
  return found
}

function onSamePaper(picture: Picture, a: Box, b: Box): boolean {
  return Math.abs(paper(picture, a) - paper(picture, b)) < SAME_PAPER
}

/** The inked parts of a field between the places at which it is cut. */
function between(picture: Picture, field: Box, { into, at }: Cut): Part[] {
  const [start, size] = into === 'columns' ? (['left', 'width'] as const) : (['top', 'height'] as const)
  return [...at, field[start] + field[size]].flatMap((end, place) => {
    const from = at[place - 1] ?? field[start]
    const part = { ...field, [start]: from, [size]: end - from }
    const box = inked(picture, part)
    return box && box[size] >= THINNEST ? [{ box, field: part }] : []
  })
}

/** The smallest box around everything in `box` that has edges, with a little air. Null where there is nothing. */
function inked(picture: Picture, box: Box): Box | null {
  let [left, right, top, bottom] = [picture.width, -1, picture.height, -1]
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left + 1; x < box.left + box.width; x++) {
      if (!isEdge(picture, x, y)) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0) return null
  const inside = (from: number, to: number, start: number, size: number): [number, number] => {
    const begin = Math.max(start, from - AIR)
    return [begin, Math.min(start + size, to + AIR) - begin]
  }
  const [x, width] = inside(left, right, box.left, box.width)
  const [y, height] = inside(top, bottom, box.top, box.height)
  return clip(picture, { left: x, top: y, width, height })
}

function edgesIn(picture: Picture, box: Box): number {
  let edges = 0
  for (let y = box.top; y < box.top + box.height; y++) edges += edgesInRow(picture, box, y)
  return edges
}

/**
 * The median height of the runs of rows that hold text; 0 where there are none. A picture beside the text and the borders
 * of a table make long runs of many lines: where upright strips, which hold less beside the text, tell otherwise, they are
 * right.
 */
function textHeight(picture: Picture, box: Box): number {
  const height = median(runsOfText(picture, box))
  const width = Math.ceil(box.width / STRIPS)
  const strips = Array.from({ length: STRIPS }, (_, place) =>
    clip(picture, { ...box, left: box.left + place * width, width }),
  )
  const inStrips = median(strips.flatMap((strip) => runsOfText(picture, strip)).filter((run) => run <= HIGHEST_TEXT))
  return inStrips > 0 && height > inStrips * 1.5 ? inStrips : height
}

function runsOfText(picture: Picture, box: Box): number[] {
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
  return runs
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

import { around } from './boxes.ts'
import { type Cut, cutOf } from './cuts.ts'
import { type Edges, edgesOf, lettersIn } from './edges.ts'
import { median } from './median.ts'
import { type Box, clip, type Picture, paper } from './pictures.ts'

/** A dense page of text has edges in a tenth of its pixels; with more than this it is noise, which is slow to read. */
const MOST_EDGES = 0.35
/** Fewer edges than this in a row of pixels are borders and rules, not text. */
const TEXT_EDGES = 4
/** Lines of text are no higher than this in pixels, on the sharpest of screens. */
const HIGHEST_TEXT = 60
const STRIPS = { most: 12, fewest: 4 }
/** A strip narrower than this, in pixels, has too few letters that rise above the others to tell how high they are. */
const NARROWEST_STRIP = 80
/** Air around a pane, in pixels. */
const AIR = 8
/** A pane narrower than this many lines of text are high holds icons or line numbers. */
const NARROWEST = 5

/** The picture of somebody who writes is narrower and lower than this many lines of the text beside it, with the air around it. */
const FACE = 8

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
  const edges = edgesOf(picture)
  const page = inked(edges, whole)
  if (!page || isNoise(edges, page)) return []
  const found = split(edges, { box: page, field: whole }).flatMap((box) => {
    const height = textHeight(edges, box)
    return height > 0 ? [{ box, textHeight: height }] : []
  })
  const wide = found.filter(({ box, textHeight }) => box.width >= textHeight * NARROWEST)
  return wide.length > 0 ? wide : found
}

/**
 * The boxes of a part that hold one column each. Rows that were cut apart and turn out to hold one column each belong
 * together: a heading, a box of code and the paragraph below it are one text.
 */
function split(edges: Edges, { box, field }: Part): Box[] {
  const cut = cutOf(edges, box, field, textHeight(edges, box))
  if (!cut) return [box]
  const parts = between(edges, field, cut).map((part) => split(edges, part))
  if (cut.into === 'columns') return withFaceJoined(edges, parts.flat())
  const found: Box[] = []
  let open: Box | null = null
  for (const inside of parts) {
    const [only] = inside
    if (inside.length === 1 && only) {
      if (open && onSamePaper(edges.picture, open, only)) {
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

/** Columns as they are, but for a face beside what somebody writes: the two are one message, which others go before and after. */
function withFaceJoined(edges: Edges, columns: Box[]): Box[] {
  const [face, message, ...others] = columns
  if (!face || !message || others.length > 0) return columns
  const largest = textHeight(edges, message) * FACE
  const isFace = face.width < largest && face.height < largest && face.top + face.height / 2 < message.top + largest
  return isFace ? [around(face, message)] : columns
}

function onSamePaper(picture: Picture, a: Box, b: Box): boolean {
  return Math.abs(paper(picture, a) - paper(picture, b)) < SAME_PAPER
}

/** The inked parts of a field between the places at which it is cut. */
function between(edges: Edges, field: Box, { into, at }: Cut): Part[] {
  const [start, size] = into === 'columns' ? (['left', 'width'] as const) : (['top', 'height'] as const)
  return [...at, field[start] + field[size]].flatMap((end, place) => {
    const from = at[place - 1] ?? field[start]
    const part = { ...field, [start]: from, [size]: end - from }
    const box = inked(edges, part)
    return box && box[size] >= THINNEST ? [{ box, field: part }] : []
  })
}

function isNoise(edges: Edges, page: Box): boolean {
  let sum = 0
  for (let y = page.top; y < page.top + page.height; y++) sum += lettersIn(edges, page, y)
  return sum > edges.picture.width * edges.picture.height * MOST_EDGES
}

/** The smallest box around everything in `box` that has edges, with a little air. Null where there is nothing. */
function inked(edges: Edges, box: Box): Box | null {
  const { picture } = edges
  const end = box.left + box.width
  let [left, right, top, bottom] = [end, -1, picture.height, -1]
  const isWithin = (from: number, to: number, y: number) =>
    to > from && lettersIn(edges, { ...box, left: from, width: to - from }, y) > 0
  for (let y = box.top; y < box.top + box.height; y++) {
    if (lettersIn(edges, box, y) === 0) continue
    while (isWithin(box.left, left, y)) left--
    right = Math.max(right, box.left)
    while (isWithin(right, end, y)) right++
    top = Math.min(top, y)
    bottom = y
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

/**
 * The median height of the runs of rows that hold text; 0 where there are none. A picture beside the text and the borders
 * of a table make long runs of many lines: where upright strips, which hold less beside the text, tell otherwise, they are
 * right.
 */
function textHeight(edges: Edges, box: Box): number {
  const height = median(runsOfText(edges, box))
  const length = Math.max(STRIPS.fewest, Math.min(STRIPS.most, Math.floor(box.width / NARROWEST_STRIP)))
  const width = Math.ceil(box.width / length)
  const strips = Array.from({ length }, (_, place) =>
    clip(edges.picture, { ...box, left: box.left + place * width, width }),
  )
  const inStrips = median(strips.flatMap((strip) => runsOfText(edges, strip)).filter((run) => run <= HIGHEST_TEXT))
  return inStrips > 0 && height > inStrips * 1.5 ? inStrips : height
}

function runsOfText(edges: Edges, box: Box): number[] {
  const runs: number[] = []
  let run = 0
  for (let y = box.top; y <= box.top + box.height; y++) {
    if (y < box.top + box.height && lettersIn(edges, box, y) >= TEXT_EDGES) {
      run++
    } else {
      if (run >= 6) runs.push(run)
      run = 0
    }
  }
  return runs
}

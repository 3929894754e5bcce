import { type Edges, FAINT, lettersIn, nextIn } from './edges.ts'
import type { Box } from './pictures.ts'

/** A change of shade from one pixel to the next that the eye takes for a border, when it goes on in a line. */
const STEP = 4
/** The share of a box's height or width that a border runs along. */
const WHOLE = 0.92
/** Along a border the shade changes by less than `STEP` from a pixel to the next, but for this share of it: signs in a line do not. */
const UNEVEN = 0.35
/** Columns stand in boxes that are this share of the picture high, and this many lines of text; lower ones are tables. */
const LOWEST = { share: 0.3, lines: 9 }
/** The width of the empty gutter between two columns, and the height of the empty band between two rows, in lines. */
const GUTTER = 1.45
const BAND = 1.6
/** Beside a box whose border is so many lines long a narrower gutter is enough. */
const ALLEY = 1
const LONG_BORDER = 4
/** What lies over a page has an edge that is so many lines of text long. */
const LONG_EDGE = 8
/** Between such an edge and the text in it is no more, in lines of text. */
const PADDING = 3
/**
 * The columns of a paper are so many lines of text wide at least, with an empty band above them, and the left one has lines
 * that are nearly as long as it is wide, or both have a few: a text goes on in the right one, where samples side by side are
 * short.
 */
const PAPER = { width: 18, band: 1, lines: 4, inBoth: 3, full: 0.85 }
/** A column holds at least this many lines. */
const FEWEST_LINES = 3
/** Between two lines of text is more than this, in lines: less is within a sign. */
const WITHIN_SIGN = 0.25
/** A row of pixels with fewer edges of letters is a border, or the side of one. */
const FEWEST_EDGES = 3
/** The least width of a column and height of a row, in pixels: less is the two sides of one border. */
const THINNEST = 12

/** Where a box is cut: x between columns, or y between rows. */
export type Cut = { into: 'columns' | 'rows'; at: number[] }

/**
 * Finds what runs through a whole box: borders (a line, or one shade beside another) and gutters. A bar across a page goes
 * before the columns under it, and any border goes before empty space.
 *
 * @param box the part of the page around its text, `field` the same with the empty space up to the cuts around it
 */
export function cutOf(edges: Edges, box: Box, field: Box, textHeight: number): Cut | null {
  if (textHeight === 0) return null
  const fewest = textHeight * LOWEST.lines
  const least = Math.max(edges.picture.height * LOWEST.share, fewest)
  const rows = down(edges, box)
  const columns = across(edges, box)
  const isBetween = (at: number) => areColumns(edges, box, at, textHeight)
  const gutters = () => emptyStretches(columns, textHeight * GUTTER)
  const between = () => (box.height >= least ? gutters().filter((gutter) => isBetween(middle(gutter))) : [])
  const ofPaper = () =>
    gutters()
      .map(middle)
      .filter((at) => areOfPaper(edges, box, at, textHeight))
  const throughAll = (found: number[]) => {
    const parting = found.length > 0 ? between() : []
    return found.filter((at) => !isParted(rows, at, parting, box.left, textHeight * GUTTER))
  }
  const cuts: [Cut['into'], () => number[]][] = [
    ['rows', () => throughAll(borders(rows))],
    ['columns', () => (box.height >= least ? borders(columns) : [])],
    // The border of a pane goes on below a short text, that of a table does not.
    [
      'columns',
      () =>
        field.height >= least ? borders({ ...across(edges, field), from: box.left, to: box.left + box.width }) : [],
    ],
    ['columns', () => between().map(middle)],
    ['columns', () => (box.height >= least ? alleys(edges, box, columns, textHeight).filter(isBetween) : [])],
    // The columns of a paper are known for what they are, however low.
    ['columns', () => (box.height >= fewest ? ofPaper() : [])],
    ['rows', () => aroundColumns(edges, box, rows, textHeight, fewest)],
    ['rows', () => emptyStretches(rows, textHeight * BAND).map(middle)],
    ['rows', () => aboveOverlay(edges, box, textHeight, least).slice(0, 1)],
  ]
  for (const [into, find] of cuts) {
    const at = apart(find())
    if (at.length > 0) return { into, at }
  }
  return null
}

/** Whether what stands left and right of a place are columns: a single word at the end of one line is none. */
function areColumns(edges: Edges, box: Box, at: number, textHeight: number): boolean {
  const parts = [
    { ...box, width: at - box.left },
    { ...box, left: at, width: box.left + box.width - at },
  ]
  return parts.every((part) => linesOf(edges, part, textHeight).length >= FEWEST_LINES)
}

/**
 * A box seen along one of its axes: `step` is the change of shade at a place, on one of the lines that cross it, `drift` the
 * change from the line before it to that line, and `isInked` tells whether any of these lines has ink there.
 */
type Axis = {
  from: number
  to: number
  lines: number
  step: (place: number, line: number) => number
  drift: (place: number, line: number) => number
  isInked: (place: number) => boolean
}

function across({ picture: { grey, width }, beside }: Edges, { left, top, width: columns, height }: Box): Axis {
  const shade = (x: number, y: number) => grey[y * width + x] ?? 0
  let inked: Uint8Array | undefined
  const inkedColumns = () => {
    const marks = new Uint8Array(columns)
    for (let y = top; y < top + height; y++) {
      const row = y * width + left
      for (let column = 0; column < columns; column++) if (beside[row + column] === 1) marks[column] = 1
    }
    return marks
  }
  return {
    from: left,
    to: left + columns,
    lines: height,
    step: (x, line) => Math.abs(shade(x, top + line) - shade(x - 1, top + line)),
    drift: (x, line) => Math.abs(shade(x, top + line) - shade(x, top + line - 1)),
    isInked: (x) => {
      inked ??= inkedColumns()
      return inked[x - left] === 1
    },
  }
}

function down({ picture: { grey, width }, below }: Edges, { left, top, width: columns, height }: Box): Axis {
  const shade = (x: number, y: number) => grey[y * width + x] ?? 0
  return {
    from: top,
    to: top + height,
    lines: columns,
    step: (y, line) => Math.abs(shade(left + line, y) - shade(left + line, y - 1)),
    drift: (y, line) => Math.abs(shade(left + line, y) - shade(left + line - 1, y)),
    isInked: (y) => nextIn(below, y * width + left, y * width + left + columns) !== -1,
  }
}

function borders(axis: Axis): number[] {
  const { from, to, lines, step } = axis
  const cuts: number[] = []
  // Looking at every fourth line is enough to see a border that runs through all of them.
  const stride = lines > 400 ? 4 : 1
  const seen = Math.ceil(lines / stride)
  for (let place = from + 1; place < to; place++) {
    let misses = 0
    const allowed = seen * (1 - WHOLE)
    for (let line = 0; line < lines && misses <= allowed; line += stride) if (step(place, line) < STEP) misses++
    if (misses <= allowed && isEven(axis, place)) cuts.push(place)
  }
  return cuts
}

/** Whether one of the two sides of a place is of one shade, or fades: where JPEG blurs a line of signs, both are restless. */
function isEven({ lines, drift }: Axis, place: number): boolean {
  return [place, place - 1].some((side) => {
    let changes = 0
    for (let line = 1; line < lines; line++) if (drift(side, line) >= STEP) changes++
    return changes <= lines * UNEVEN
  })
}

/**
 * Whether a border ends in one of these gutters and begins anew at least so far behind it: it is that of two boxes side by
 * side.
 *
 * @param left where the places of the gutters are counted from along the border
 */
function isParted({ step }: Axis, at: number, gutters: Stretch[], left: number, least: number): boolean {
  return gutters.some(({ start, end }) => {
    let run = 0
    for (let place = start; place < end && run < least; place++) run = step(at, place - left) < STEP ? run + 1 : 0
    return run >= least
  })
}

/**
 * The middles of narrower gutters, each beside a box at its right whose border begins where it ends. What crosses a
 * gutter are the borders of a table, which goes on in it.
 */
function alleys(edges: Edges, box: Box, columns: Axis, textHeight: number): number[] {
  return emptyStretches(columns, textHeight * ALLEY).flatMap(({ start, end }) => {
    const crossing = down(edges, { ...box, left: start, width: end - start })
    const isCrossed = Array.from({ length: box.height - 1 }, (_, row) => crossing.from + 1 + row).some((row) =>
      Array.from({ length: crossing.lines }, (_, line) => crossing.step(row, line)).every((step) => step >= STEP),
    )
    return !isCrossed && longestRun(columns, end) >= textHeight * LONG_BORDER ? [middle({ start, end })] : []
  })
}

/**
 * The rows above and below the columns of a paper, where something stands in the way of their gutter: the title over both of
 * them, or the number of the page below.
 */
function aroundColumns(edges: Edges, box: Box, rows: Axis, textHeight: number, least: number): number[] {
  const ends = [box.top, ...emptyStretches(rows, textHeight * PAPER.band).map(middle), box.top + box.height]
  const strips = ends.slice(1).map((end, place) => {
    const top = ends[place] ?? box.top
    return across(edges, { ...box, top, height: end - top })
  })
  const parts = ends.flatMap((top, first) =>
    ends.slice(first + 1).map((end, more) => ({ top, end, within: strips.slice(first, first + more + 1) })),
  )
  const highest = parts
    .filter(({ top, end }) => end - top >= least && end - top < box.height)
    .toSorted((a, b) => b.end - b.top - (a.end - a.top))
    .find(({ top, end, within }) => {
      const isInked = (x: number) => within.some((strip) => strip.isInked(x))
      const gutters = emptyStretches({ from: box.left, to: box.left + box.width, isInked }, textHeight * GUTTER)
      const part = { ...box, top, height: end - top }
      return gutters.some((gutter) => areOfPaper(edges, part, middle(gutter), textHeight))
    })
  return highest ? [highest.top, highest.end].filter((at) => at > box.top && at < box.top + box.height) : []
}

/** Whether what stands left and right of a place are the columns of a paper. */
function areOfPaper(edges: Edges, box: Box, at: number, textHeight: number): boolean {
  const [left, right] = [at - box.left, box.left + box.width - at]
  if (Math.min(left, right) < textHeight * PAPER.width || !areColumns(edges, box, at, textHeight)) return false
  const inLeft = fullLines(edges, { ...box, width: left }, textHeight)
  if (inLeft >= PAPER.lines) return true
  return inLeft >= PAPER.inBoth && fullLines(edges, { ...box, left: at, width: right }, textHeight) >= PAPER.inBoth
}

/** How many lines of a column are nearly as long as its longest; none where that is short. */
function fullLines(edges: Edges, column: Box, textHeight: number): number {
  const ends = linesOf(edges, column, textHeight).map(({ start, end }) => {
    const { from, to, isInked } = across(edges, { ...column, top: start, height: end - start })
    let last = to - 1
    while (last > from && !isInked(last)) last--
    return last - column.left
  })
  const longest = Math.max(...ends)
  return longest >= textHeight * PAPER.width ? ends.filter((end) => end >= longest * PAPER.full).length : 0
}

/**
 * The row above a box that lies over the lower end of a gutter, such as a cookie banner: there the gutter seems to end.
 *
 * @param least how many rows the gutter is long at least
 */
function aboveOverlay(edges: Edges, box: Box, textHeight: number, least: number): number[] {
  if (box.height <= least) return []
  const rows = down(edges, box)
  const { width } = edges.picture
  const upper = across(edges, { ...box, height: Math.ceil(least) })
  return emptyStretches(upper, textHeight * GUTTER).flatMap(({ start, end }) => {
    let row = box.top + Math.ceil(least)
    while (row < rows.to && nextIn(edges.beside, row * width + start, row * width + end) === -1) row++
    const lowest = row + THINNEST / 2
    const highest = Math.max(box.top + 1, row - Math.ceil(textHeight * PADDING))
    const isEdge = (at: number) => longestRun(rows, at) >= textHeight * LONG_EDGE
    row = highest
    while (row <= lowest && !isEdge(row)) row++
    if (row > lowest) return []
    while (row > box.top && rows.isInked(row)) row--
    const above = { ...box, height: row - box.top }
    return above.height >= least && areColumns(edges, above, middle({ start, end }), textHeight) ? [row] : []
  })
}

/** The longest run of lines, one after the other, on which the shade changes at a place. */
function longestRun({ lines, step }: Axis, place: number): number {
  let [longest, run] = [0, 0]
  for (let line = 0; line < lines; line++) {
    run = step(place, line) > FAINT ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

type Stretch = { start: number; end: number }

function middle({ start, end }: Stretch): number {
  return Math.floor((start + end) / 2)
}

/** The empty stretches that are at least `least` wide, not counting those at the box's own edges. */
function emptyStretches({ from, to, isInked }: Pick<Axis, 'from' | 'to' | 'isInked'>, least: number): Stretch[] {
  const found: Stretch[] = []
  let started = from
  for (let place = from + 1; place <= to; place++) {
    if (place < to && !isInked(place)) continue
    if (started > from && place < to && place - started >= least) found.push({ start: started, end: place })
    started = place + 1
  }
  return found
}

/**
 * The lines of text in a box: its stretches of rows that hold ink, but for borders. Where a sign has upright strokes alone,
 * no pixel differs from the one above: such rows are no space between two lines.
 */
function linesOf(edges: Edges, box: Box, textHeight: number): Stretch[] {
  const { from, to, isInked } = down(edges, box)
  const lines: (Stretch & { hasLetters: boolean })[] = []
  for (let row = from + 1; row < to; row++) {
    if (!isInked(row)) continue
    const hasLetters = lettersIn(edges, box, row) >= FEWEST_EDGES
    const last = lines.at(-1)
    if (last && row - last.end < textHeight * WITHIN_SIGN) {
      last.end = row + 1
      last.hasLetters ||= hasLetters
    } else lines.push({ start: row, end: row + 1, hasLetters })
  }
  return lines.filter(({ hasLetters }) => hasLetters)
}

/** The cuts in order, those that belong to one border told once. */
function apart(cuts: number[]): number[] {
  const sorted = cuts.toSorted((a, b) => a - b)
  return sorted.filter((cut, place) => cut - (sorted[place - 1] ?? Number.NEGATIVE_INFINITY) >= THINNEST)
}

import { isBound } from '../examples/output-end.ts'
import { aroundItsWords, type Line, ofWords } from '../lines/line.ts'
import { gapBetween } from '../pixels/boxes.ts'
import { CALLS } from './call-table.ts'
import { isProse } from './prose.ts'
import { CELL_GAP, cellsOf, INPUT, isResultHeading, ROW_GAP, SAMPLE_INPUT } from './tables.ts'

/** What stands below samples and tables, and belongs to the whole page. */
const BELOW = /^(?:(?:example\s+|sample\s+)?explanations?|notes?|constraints?|limits?|limitations|bounds|hints?)\b/i
/** A cell further left than the heading of its column by this many lines of text is not in it. */
const OFF = 1.5

/** The heading of an example, or what its first argument is given, as each box of a row of them begins. */
const BEGINS_BOX =
  /^(?:(?:example|case)\s*#?\s*\d{1,2}\s*:?$|(?:input\s*:\s*)?([A-Za-z_]\w*)\s*(?:=(?!=)|:)\s*[[{"'“‘\d−–-])/i

/**
 * The lines of a page in which samples, examples in boxes or tables that stand side by side follow one another: each column
 * with its heading, from top to bottom.
 */
export function withColumnsStacked(lines: Line[]): Line[] {
  const place = lines.findIndex((line) => columnsBelow(line) !== null)
  const head = lines[place]
  const lefts = head && columnsBelow(head)
  if (!lefts) return lines
  const below = lines.slice(place + 1)
  const end = below.findIndex((line, at) => !isRow(line, below[at - 1] ?? head, lefts))
  const length = 1 + (end === -1 ? below.length : end)
  const rows = lines.slice(place, place + length).map((line) => piecesOf(line, lefts))
  const stacked = lefts.flatMap((_, column) => rows.flatMap((pieces) => pieces[column] ?? []))
  return [...lines.slice(0, place), ...stacked, ...withColumnsStacked(lines.slice(place + length))]
}

/**
 * Panes in which the headings of samples that stand side by side are above them: a page's boxes were cut off from the line
 * that heads them, and from each other.
 */
export function withHeadsInColumns(panes: Line[][]): Line[][] {
  const above = panes.findIndex((lines) => lines.length > 1 && columnsBelow(lines.at(-1) as Line) !== null)
  const head = panes[above]?.at(-1)
  const lefts = head && columnsBelow(head)
  if (!lefts) return panes
  const isUnder = ({ pane, picture }: Line, { box }: Line) =>
    picture === head.picture && pane.top >= head.box.top && Math.abs(pane.left - box.left) < head.textHeight * OFF
  const heads = piecesOf(head, lefts).map((piece) => ({
    piece,
    below: panes.find(([first], place) => place !== above && piece && first && isUnder(first, piece)),
  }))
  if (!heads.every(({ piece, below }) => piece && below)) return panes
  return panes.map((lines, place) => {
    if (place === above) return lines.slice(0, -1)
    const own = heads.find(({ below }) => below === lines)
    return own?.piece && lines[0] ? [{ ...own.piece, pane: lines[0].pane }, ...lines] : lines
  })
}

/** `Input 1:` over the inputs of all examples, and `Output 1:` over all that comes of them. */
const FIRST_INPUT = /^input\s*#?\s*[1lI]\s*:?$/i
const FIRST_OUTPUT = /^output\s*#?\s*[1lI]\s*:?$/i

/** `charge:`, the name of what stands behind it. */
const NAME_ALONE = /^[A-Za-z_]\w*\s*[:=]$/

/** Where the columns begin that a line heads: each a sample, an example in a box or a table; null where it heads none, or one. */
function columnsBelow(line: Line): number[] | null {
  const cells = withNamesJoined(line, cellsOf(line))
  const areSamples = cells.length > 1 && cells.every(({ text }) => SAMPLE_INPUT.test(text))
  const begun = cells.map(({ text }) => BEGINS_BOX.exec(text))
  const areBoxes = cells.length > 1 && begun.every((one) => one !== null && one[1] === begun[0]?.[1])
  const [input, output, ...others] = cells
  const areNumbered =
    others.length === 0 && FIRST_INPUT.test(input?.text ?? '') && FIRST_OUTPUT.test(output?.text ?? '')
  if (areSamples || areBoxes || areNumbered) return cells.map(({ box }) => box.left)
  const given = cells.filter((_, place) => place % 2 === 0)
  const results = cells.filter((_, place) => place % 2 === 1)
  const areTables =
    given.length > 1 &&
    given.length === results.length &&
    given.every(({ text }) => CALLS.test(text) || INPUT.test(text)) &&
    results.every(({ text }) => isResultHeading(text))
  return areTables ? given.map(({ box }) => box.left) : null
}

/** Cells in which a name and its value are one: in a wide type they stand as far apart as cells do. */
function withNamesJoined(line: Line, cells: Line[]): Line[] {
  const joined: Line[] = []
  for (const cell of cells) {
    const name = joined.at(-1)
    if (name && NAME_ALONE.test(name.text)) joined[joined.length - 1] = ofWords(line, [...name.words, ...cell.words])
    else joined.push(cell)
  }
  return joined
}

/** Whether a line goes on with the columns above it. */
function isRow(line: Line, above: Line, lefts: number[]): boolean {
  if (line.picture !== above.picture || line.box.top - above.box.top > line.textHeight * ROW_GAP) return false
  if (
    BELOW.test(line.text) ||
    isBound(line.text) ||
    (line.words[0] && columnOf(line.words[0].box.left, line, lefts) === -1)
  )
    return false
  const pieces = piecesOf(line, lefts).flatMap((piece) => piece ?? [])
  if (pieces.length === 1 && isProse(line.text)) return false
  return pieces.every((piece, at) => {
    const before = pieces[at - 1]
    return before === undefined || gapBetween(before.box, piece.box) > line.textHeight * CELL_GAP
  })
}

/** What a line has in each of the columns. */
function piecesOf(line: Line, lefts: number[]): (Line | null)[] {
  return lefts.map((_, column) => {
    const words = line.words.filter(({ box }) => columnOf(box.left, line, lefts) === column)
    return words.length > 0 ? aroundItsWords(ofWords(line, words)) : null
  })
}

function columnOf(left: number, { textHeight }: Line, lefts: number[]): number {
  return lefts.findLastIndex((begin) => left >= begin - textHeight * OFF)
}

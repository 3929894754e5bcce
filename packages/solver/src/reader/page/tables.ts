import { isGiven } from '../examples/arrows.ts'
import { isOpen } from '../examples/example-parts.ts'
import { hasOnlyValues, isBound, unquoted } from '../examples/output-end.ts'
import { aroundItsWords, type Line, ofWords, textOf } from '../lines/line.ts'
import { gapBetween, middleOf, rightOf } from '../pixels/boxes.ts'
import { isCode } from './code-lines.ts'
import { AFTERWORD, headingOf } from './headings.ts'
import { countWords } from './prose.ts'
import { isRule } from './rules.ts'
import { isUnread, smallCell } from './small-cells.ts'
import { valuesUnder } from './tight-columns.ts'
import { TABS } from './title.ts'
import { withWordsApart } from './words-apart.ts'
import { breaksOffIn, type Cells, withLineJoined } from './wrapped-rows.ts'

/** A line of a table: what stands in its columns, each cell a line of its own. */
type Row = Line[]

/** An example in a row of a table: its lines labelled, and the names its columns give to the arguments. */
export type TableExample = { lines: Line[]; names: string[] }

/** Words further apart than this many lines of text are high stand in different cells. */
export const CELL_GAP = 1.1
/** A cell further left than the heading of a column by this many lines of text is not in that column. */
const OFF = 1.5
/** Numbers in letters of one width stand no further apart. */
const BETWEEN_NUMBERS = 2
/** A row further down than this many lines of text no longer belongs to the table. */
export const ROW_GAP = 4
/** The number at the foot of a page stands further below the last row than rows stand apart, so many times. */
const FOOT = 1.3
/** The heading of a sample's input, with its number or without. */
export const SAMPLE_INPUT = /^(?:sample|example)\s+in(?:put)?\s*#?\s*\d{0,2}$/i
/** `""` is read as a few other signs, or not at all. */
const SMALL = 4
/** The lines of one cell follow one another closer than this; under the heading of one sample all are its. */
const LINE_GAP = 2
const ONE_SAMPLE = /^(?:sample|example)\s+in(?:put)?\s*#?\s*\d{1,2}$/i

/** The heading of what is given. */
export const INPUT =
  /^(?:sample\s+|example\s+)?(?:inputs?|in$)(?:\b|(?=\d))|^arguments?$|^stdin$|^(?:[a-z]\w*\s+)?before$/i
const OUTPUT =
  /^(?:sample\s+|example\s+)?(?:outputs?|out$)(?:\b|(?=\d))|^stdout$|^(?:expected|return(?:s|ed)?|results?|answer)\b|^(?:[a-z]\w*\s+)?after(?:wards)?$/i
/** What heads the column of calls, where no other is before the results. */
const TESTS = /^tests?$/i
const BESIDE = /^(?:#|(?:n[oe]\.?|(?:sample|example)(?!\s+in(?:puts?)?\b)|case|test|explanation|notes?|why)\b)/i

/** The name of what is given. */
const NAME = /^[A-Za-z_]\w*$/

/** What is given, with its name. */
const NAMED = /^([A-Za-z_]\w*)\s*=(?!=)/

/** So many words right below a row whose values are whole are said below the table. */
const SENTENCE = 3

/** What heads another part of a page, below a table, the next cell of a notebook among them: words with a colon are no value. */
const ENDS_TABLE =
  /^[A-Z][a-z]{2,}(?: [a-z]+){0,3}\s?:$|^in\s?\[\s?\d{0,3}\s?\]\s*:|^(?:constraints?|limits?|limitations|bounds|notes?|explanations?)\s*[:.]?$|^(?:constraints?|limits?|bounds)\s*[:.]\s/i

function endsTable({ text }: Line): boolean {
  return ENDS_TABLE.test(text) || AFTERWORD.test(text) || headingOf(text)?.[1] !== undefined
}

/** A heading has no more words than this. */
const MOST_WORDS = 3

/** Whether a text heads the column, or the row, of results. */
export function isResultHeading(text: string): boolean {
  return OUTPUT.test(text) && text.split(/\s+/).length <= MOST_WORDS
}

/** A call of the function with the names of what is given: the heading of what it returns. */
const CALL = /^[A-Za-z_]\w*\s?\(([\w\s,]+)\)$/

/**
 * Reads a table of examples that begins at a line with headings such as `Input` and `Output`, or a parameter's name over
 * each column and `Output` or the function's call over the last. Null where no table begins; `length` counts its lines.
 *
 * @param isExpected whether examples stand here, so that any names may head the columns: the last is that of the results
 * @param isNumbered whether it stands below the heading of one sample, which has its number
 */
export function readTable(
  [top, ...below]: Line[],
  isExpected = false,
  isNumbered = false,
): { examples: TableExample[]; length: number } | null {
  const head = top ? (readHead(top) ?? tightHead(top, below) ?? headOfNames(top, below, isExpected)) : null
  if (!head) return null
  const { header, inputs, output, names } = head
  const columns = columnsOf(header, below)
  const isOneSample = header.some(
    ({ text }) => ONE_SAMPLE.test(text) || (isNumbered && (SAMPLE_INPUT.test(text) || INPUT.test(text))),
  )
  const lineGap = isOneSample ? ROW_GAP : LINE_GAP
  // Where lines stand far apart, the usual height of one is that of its small letters; headings may be smaller than rows.
  const height = Math.max(...[top, below[0]].flatMap((line) => (line ? [line.textHeight, line.box.height] : [])))
  const rows: Cells[] = []
  let last: Line | undefined = top
  let length = 1
  /** How far apart the rows stand, as far as they are read. */
  let rowGap = 0
  const strokes = top?.words.filter(({ text }) => STROKE.test(text)) ?? []
  for (const [place, seen] of below.entries()) {
    if (isRule(seen)) continue
    const line = withoutStrokes(seen, strokes)
    if (!last || isTableHead(line) || isCode(line) || endsTable(line)) break
    const above = last
    const cells = inColumns(valuesOf(line, header, columns), header).map((cell, column) => {
      const small = isSmall(cell) ? smallCell(line, header, column) : null
      const isBetter = small !== null && !(cell && isUnread(small)) && !reachesInto(above, small)
      return isBetter ? small : cell
    })
    const value = cells[output]
    const given = inputs.flatMap((place) => cells[place] ?? [])
    // What is said of a row has lines of its own, beside those of its values.
    if (
      value === undefined &&
      given.length === 0 &&
      header.some(({ text }, column) => BESIDE.test(text) && cells[column])
    ) {
      length = place + 2
      continue
    }
    const apart = line.box.top - last.box.top
    const open = rows.at(-1)
    const own: Cells = [...inputs.map((place) => cells[place]), value].map((cell) => (cell ? [cell] : []))
    const isNear = apart <= height * lineGap
    // The foot of a page stands in columns too, of words.
    const areWords = countWords(unquoted(line.text)) > 1
    if (areWords && isOneSample && open && apart > line.textHeight * LINE_GAP) break
    const isSameCell =
      open &&
      names.length <= 1 &&
      isNear &&
      !isBound(line.text) &&
      !(countWords(unquoted(textOf([...given, ...(value ? [value] : [])]))) >= SENTENCE && !breaksOff(open)) &&
      !givesAgain(open, given[0]) &&
      !(value && [...given, value].every(isWholeList)) &&
      (isOneSample || (given.length === 0) !== !value || breaksOff(open))
    const wrapped = open && names.length > 1 && isNear ? withLineJoined(open, own) : null
    // A cell has another line, or both have.
    const joined = isSameCell ? open.map((cell, column) => [...cell, ...(own[column] ?? [])]) : wrapped
    if (joined) {
      rows[rows.length - 1] = joined
      last = line
      length = place + 2
      continue
    }
    const isFoot = areWords && names.length > given.length
    const isRow = value !== undefined && given.length > 0 && !isFoot
    // A row of which a cell was lost is an example all the same, one that could not be read.
    const areValues = hasOnlyValues(line.text, false) || isGiven(line.text, true)
    const isPageNumber = place === below.length - 1 && apart > rowGap * FOOT && /^\s*\d{1,3}$/.test(line.text)
    const isBegun = open !== undefined || own.some(breaksOffIn)
    const lostCell = isBegun && !isRow && areValues && !isBound(line.text) && !isPageNumber
    if (apart > height * ROW_GAP || !(isRow || lostCell) || (open && isOneSample)) break
    rows.push(own)
    rowGap = Math.max(rowGap, apart)
    last = line
    length = place + 2
  }
  // What is given by its name in a cell is not called by the heading of its column.
  const areNamed = names.length === 1 && rows.some((row) => NAMED.test(row[0]?.[0]?.text ?? ''))
  const examples = rows.map((row) => ({ lines: labelled(row), names: areNamed ? [] : names }))
  return examples.length > 0 ? { examples, length } : null
}

/** The lines of a row, with a label before what is given and before what comes of it. */
function labelled(row: Cells): Line[] {
  const [[given, ...others], [value, ...below]] = [row.slice(0, -1).flat(), row.at(-1) ?? []]
  return [...(given ? [label(given, 'Input'), ...others] : []), ...(value ? [label(value, 'Output'), ...below] : [])]
}

/** Whether a cell was not seen, or is so small that its strokes tell better what it is. */
export function isSmall(cell: Line | undefined): boolean {
  return (cell?.text.replace(/\s/g, '').length ?? 0) <= SMALL
}

/** Whether a cell begins with the name that the row above begins with: it is another row, though its result was lost. */
function givesAgain(above: Cells, cell: Line | undefined): boolean {
  const nameIn = (text: string | undefined) => NAMED.exec(text ?? '')?.[1]
  const name = nameIn(cell?.text)
  return name !== undefined && name === nameIn(above[0]?.[0]?.text)
}

/** Whether a cell is a list from its first bracket to its last, as no part of a broken one is. */
function isWholeList({ text }: Line): boolean {
  const bare = unquoted(text)
  return /^\[.*\]$/.test(bare) && !isOpen(bare) && bare.split('[').length === bare.split(']').length
}

function breaksOff(row: Cells): boolean {
  return row.some((cell) => breaksOffIn(cell) || /\w\s*=\s*$/.test(textOf(cell)))
}

/** Whether a word of a line stands where a cell below it was found: in the middle of a row it is beside two lines. */
function reachesInto({ words }: Line, { box }: Line): boolean {
  return words.some(
    (word) => word.box.top + word.box.height > box.top && word.box.left < rightOf(box) && rightOf(word.box) > box.left,
  )
}

/** Whether a table of examples may begin at a line. */
export function isTableHead(line: Line): boolean {
  return readHead(line) !== null
}

type Head = { header: Row; inputs: number[]; output: number; names: string[] }

function readHead(line: Line): Head | null {
  const header = headingsOf(line)
  // What is given may be called results, too.
  const output = header.findLastIndex(
    ({ text }, place) => isResultHeading(text) || isCallWith(header.slice(0, place), text),
  )
  const isTest = output === 1 && TESTS.test(header[0]?.text ?? '')
  const inputs = header.flatMap(({ text }, place) => (place < output && (isTest || !BESIDE.test(text)) ? [place] : []))
  if (output < 1 || inputs.length === 0 || header.length > 8 || TABS.test(line.text)) return null
  const texts = inputs.map((place) => header[place]?.text ?? '')
  if (texts.length === 1 && texts.every((text) => isTest || INPUT.test(text)))
    return { header, inputs, output, names: [] }
  return texts.every((text) => NAME.test(text)) ? { header, inputs, output, names: texts } : null
}

/** Headings of one word each that stand as near as words do, over rows that have a whole value under each of them. */
function tightHead(line: Line, below: Line[]): Head | null {
  const header = line.words.map((word) => ofWords(line, [word]))
  const texts = header.map(({ text }) => text)
  const names = texts.slice(0, -1)
  const isHead = names.length > 0 && names.every((text) => NAME.test(text)) && isResultHeading(texts.at(-1) ?? '')
  if (!isHead || below.length === 0) return null
  const rows = below.slice(0, FEWEST_ROWS)
  if (!rows.every((row) => valuesUnder(row, header) !== null)) return null
  return { header, inputs: [...names.keys()], output: names.length, names }
}

/** Rows below headings that show that these are of a table. */
const FEWEST_ROWS = 2

/** A list, or a text: a table that explains signs has none. */
const LIST = /^(?:\[.*\]|["'“‘].*["'”’])$/

/** The heading of results in the page's own words: `rooms needed`. */
const WORDS = /^[A-Za-z][\w'’-]*(?:\s[a-z][\w'’-]*){0,2}$/

/**
 * Headings that are names, each over a column of values; the last, of a few words, is that of the results. Where no examples
 * are expected there is a list or a text in every row.
 */
function headOfNames(line: Line, below: Line[], isExpected: boolean): Head | null {
  const header = cellsOf(line)
  const texts = header.map(({ text }) => text)
  const [names, results = ''] = [texts.slice(0, -1), texts.at(-1)]
  const areNames = names.length > 0 && names.every((text) => NAME.test(text)) && WORDS.test(results)
  if (!areNames || below.length < FEWEST_ROWS) return null
  const columns = columnsOf(header, below)
  // A small value of one of the first rows may not have been read.
  const rows = below.slice(0, FEWEST_ROWS + (isExpected ? 1 : 0)).filter((row) => {
    const cells = inColumns(valuesOf(row, header, columns), header)
    const areValues = cells.every((cell) => cell && (LIST.test(cell.text) || isGiven(cell.text, true)))
    return areValues && (isExpected || cells.some((cell) => cell && LIST.test(cell.text)))
  })
  if (rows.length < FEWEST_ROWS) return null
  return { header, inputs: [...names.keys()], output: names.length, names }
}

/** A heading of two words, which stand as far apart as cells do where all signs are equally wide. */
const FIRST_OF_TWO = /^expected$/i
const SECOND_OF_TWO = /^(?:output|result|answer|value)s?$/i

/** The headings of columns in a line. */
export function headingsOf(line: Line): Row {
  const cells = cellsOf(line)
  const last = cells.length - 1
  const [first, second] = [cells[last - 1], cells[last]]
  if (!first || !second || !FIRST_OF_TWO.test(first.text) || !SECOND_OF_TWO.test(second.text)) return cells
  return [...cells.slice(0, -2), ofWords(line, [...first.words, ...second.words])]
}

/** Whether a heading is a call with the names that stand over the columns before it, in their order. */
function isCallWith(before: Row, heading: string): boolean {
  const given = CALL.exec(heading)?.[1]?.split(/[\s,]+/)
  const names = before.map(({ text }) => text).filter((text) => !BESIDE.test(text))
  return given !== undefined && given.join() === names.join()
}

/** What stands between the headings of a table that is drawn in letters. */
const STROKE = /^[|¦]$/

/** A row without the strokes between its columns, below those between the headings, whatever they are read as. */
function withoutStrokes(row: Line, strokes: Line['words']): Line {
  const isStroke = ({ text, box }: Line['words'][number]) =>
    text.length === 1 &&
    strokes.some((stroke) => Math.abs(middleOf(stroke.box) - middleOf(box)) < row.textHeight * UNDER.near)
  const words = row.words.filter((word) => !isStroke(word))
  return words.length === row.words.length ? row : { ...row, text: textOf(words), words }
}

/** A cell as the labelled line of an example. */
export function label(cell: Line, name: string): Line {
  return { ...cell, text: `${name}: ${cell.text}` }
}

/** What stands far apart in a line, each piece a line of its own. */
export function cellsOf(line: Line): Row {
  const cells: Line['words'][] = []
  for (const word of line.words.filter(({ text }) => !/^(?!\(\)$)[|¦(){}]+$/.test(text))) {
    const before = cells.at(-1)?.at(-1)
    const gap = before ? gapBetween(before.box, word.box) : Number.POSITIVE_INFINITY
    if (gap > line.textHeight * CELL_GAP) cells.push([word])
    else cells.at(-1)?.push(word)
  }
  return cells.map((words) => {
    const cell = asHighAsItsWords(ofWords(line, words))
    // A rule beside a cell is read as a space in its first word.
    return { ...cell, text: cell.text.trim() }
  })
}

/** A line higher than this, in heights of the text, has cells that do not stand side by side. */
const HIGH = 1.5

/** A cell beside one whose text stands lower, in the middle of its own lines: what is below it is read with it otherwise. */
function asHighAsItsWords(cell: Line): Line {
  return cell.box.height < cell.textHeight * HIGH ? cell : aroundItsWords(cell)
}

/** Where the columns of a table begin: at their headings, and at the cells of the first row that has one in each. */
function columnsOf(header: Row, below: Line[]): number[] {
  const full = below.map(cellsOf).find((cells) => cells.length === header.length) ?? []
  return [...header, ...full].map(({ box }) => box.left)
}

/** A cell stands this near to where its column begins, and so far from the one before it, in heights of the text. */
const UNDER = { near: 0.5, apart: 0.4 }

/** Cells that fill their columns parted where another column begins, if there are fewer than there should be. */
function withCellsApart(cells: Row, count: number, columns: number[]): Row {
  if (cells.length >= count) return cells
  return cells.flatMap((cell) => {
    const place = cell.words.findIndex(({ box }, at) => {
      const before = cell.words[at - 1]
      if (!before || gapBetween(before.box, box) < cell.textHeight * UNDER.apart) return false
      const isUnder = columns.some((left) => Math.abs(left - box.left) < cell.textHeight * UNDER.near)
      const own = textOf(cell.words.slice(0, at))
      return isUnder && hasOnlyValues(own, false) && !isOpen(own) && !isBound(cell.text)
    })
    if (place === -1) return [cell]
    const [first, rest] = [cell.words.slice(0, place), cell.words.slice(place)]
    return [ofWords(cell, first), ...withCellsApart([ofWords(cell, rest)], count, columns)]
  })
}

/** The cells of a row; in letters of one width, the items of a list stand as far apart as cells do. */
function valuesOf(line: Line, header: Row, columns: number[]): Row {
  const seen = cellsOf(withWordsApart(line))
  const tight = seen.length < header.length ? valuesUnder(line, header) : null
  if (tight) return tight
  const row: Row = []
  const cells = withCellsApart(seen, header.length, columns)
  for (const [place, cell] of cells.entries()) {
    const before = row.at(-1)
    const column = header[row.length]
    const isLeft = column !== undefined && cell.box.left < column.box.left - line.textHeight * OFF
    const goesOn = before !== undefined && (isOpen(before.text) || /=\s*$/.test(before.text))
    const areTooMany = row.length + cells.length - place > header.length
    if (goesOn && (isLeft || areTooMany))
      row[row.length - 1] = asHighAsItsWords(ofWords(line, [...before.words, ...cell.words]))
    else row.push(cell)
  }
  return row
}

/** Whether two cells stand no further apart than two numbers in letters of one width do. */
function isBeside(before: Line | undefined, cell: Line): boolean {
  const areNumbers = before !== undefined && [before, cell].every(({ text }) => /^-?\d[\d\s]*$/.test(text))
  return areNumbers && gapBetween(before.box, cell.box) < cell.textHeight * BETWEEN_NUMBERS
}

/** The cells of a row by the column they stand in: in order where there are as many, else under the nearest heading. */
function inColumns(cells: Row, header: Row): (Line | undefined)[] {
  if (cells.length === header.length && !cells.some((cell, place) => isBeside(cells[place - 1], cell))) return cells
  const nearest = (cell: Line) =>
    header.toSorted((a, b) => Math.abs(a.box.left - cell.box.left) - Math.abs(b.box.left - cell.box.left))[0]
  return header.map((heading) => {
    // Numbers in letters of one width stand as far apart as cells do, too.
    const own = cells.filter((cell) => nearest(cell) === heading)
    const words = own.flatMap((cell) => cell.words)
    return own[0] && ofWords(own[0], words)
  })
}

import { isCode } from './code-lines.ts'
import { findDocstring } from './docstring.ts'
import { type Line, withoutStart } from './line.ts'

const MARK = /^(?:\/\/|#|\*|--)/
/** The recogniser takes the strokes of `//` for many things; beside lines that are comments, they are one too. */
const SPOILED_MARK = /^(?:\/\s?[/|lI1[(]?|[/|Il1[(]{2}['’]?|#+|4#|[*¥»«•°]{1,2}|--)(?:\s+|(?=\w)|$)/
const NUMBER = /^\d{1,3}(?:\s+|$)/
/** The left of a mark is off the left of the others by no more than this, in heights of the text. */
const OFF = 0.35
/** Fewer marks than this show no column. */
const FEWEST = 3
/** A word that is wider than marks by this is none. */
const WIDER = 1.6

/**
 * The lines of an editor with line numbers and comment marks cut off: the problem in its comment or docstring first, then
 * the code. Those of any other page as they are.
 */
export function withoutCommentMarks(lines: Line[]): Line[] {
  const numbered = isNumbered(lines)
  const plain = numbered ? withoutGutter(lines) : lines
  const docstring = findDocstring(plain)
  if (docstring) return [...docstring.text, ...fromCode(docstring.code)]

  const code = plain.findIndex(isCode)
  if (!isMarked(plain) && !isMarked(plain.slice(0, Math.max(0, code)))) return plain
  const markIn = markOf(plain)
  const cut = (some: Line[]) => some.flatMap((line) => (isCode(line) ? [line] : cutStart(line, markIn)))
  // Above the comment of an editor stand its tabs and menus, and includes.
  const first = plain.findIndex((line) => !isCode(line) && markIn(line) !== '')
  if (!numbered && code === -1) return cut(plain)
  return [...cut(plain.slice(first)), ...plain.slice(0, first).filter(isCode)]
}

/** The lines from the first that is code on. */
function fromCode(lines: Line[]): Line[] {
  const start = lines.findIndex(isCode)
  return start === -1 ? [] : lines.slice(start)
}

function isMarked(lines: Line[]): boolean {
  const marked = lines.filter(({ text }) => MARK.test(text)).length
  return marked >= 2 && marked >= lines.length * 0.35
}

/** Whether lines begin with their number: as many as are no slips grow by one from line to line. */
function isNumbered(lines: Line[]): boolean {
  const offsets = lines.map(({ text }, place) => Number(NUMBER.exec(text)?.[0] ?? Number.NaN) - place)
  const inOrder = Math.max(...offsets.map((offset) => offsets.filter((other) => other === offset).length))
  return inOrder >= 5 && inOrder >= lines.length * 0.3
}

/** Lines without what stands in the column of their numbers, read right or not. */
function withoutGutter(lines: Line[]): Line[] {
  const rights = lines.flatMap(({ text, words: [first] }) =>
    first && NUMBER.test(text) && /^\d+$/.test(first.text) ? [first.box.left + first.box.width] : [],
  )
  const edge = median(rights)
  return lines.flatMap((line) => {
    const signs = line.words.filter(({ box }) => box.left < edge).map(({ text }) => text)
    const inside = new RegExp(`^(?:\\s*\\S){${signs.join('').length}}\\s*`).exec(line.text)?.[0] ?? ''
    const kept = withoutStart(line, inside)
    return kept.text === '' ? [] : [kept]
  })
}

/** What the mark at the start of a line is, its space included: told by its signs, or by where the marks stand. */
function markOf(lines: Line[]): (line: Line) => string {
  const marks = lines.flatMap(({ words: [first] }) =>
    first && /^(?:\/\/|#|\*|--)$/.test(first.text) ? [first.box] : [],
  )
  const left = median(marks.map((box) => box.left))
  const width = median(marks.map((box) => box.width))
  return ({ text, words: [first], textHeight }) => {
    const spoiled = SPOILED_MARK.exec(text)?.[0] ?? ''
    if (marks.length < FEWEST || !first) return spoiled
    if (Math.abs(first.box.left - left) > textHeight * OFF) return ''
    return spoiled === '' && first.box.width <= width * WIDER ? (/^\S+\s*/.exec(text)?.[0] ?? '') : spoiled
  }
}

function cutStart(line: Line, markIn: (line: Line) => string): Line[] {
  const kept = withoutStart(line, markIn(line))
  return kept.text === '' ? [] : [kept]
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

import { type Line, textOf, withoutStart } from '../lines/line.ts'
import { median } from '../pixels/median.ts'
import { isCode } from './code-lines.ts'
import { findDocstring } from './docstring.ts'
import { isNumbered, withoutGutter } from './gutter.ts'
import { isProse } from './prose.ts'
import { firstExample } from './sections.ts'

const MARK = /^(?:\/\/|#|\*|--|>(?!\s?>))/
/** The recogniser takes the strokes of `//` for many things; beside lines that are comments, they are one too. */
const SPOILED_MARK = /^(?:\/\s?[/|lI1[(]?[/|lI1!]?|[/|Il1[(]{2}['’]?|#+|4#|[*¥»«•°]{1,2}|--|>(?!\s?>))(?:\s+|(?=\w)|$)/
/** The left of a mark is off the left of the others by no more than this, in heights of the text. */
const OFF = 0.35
/** Fewer marks than this show no column. */
const FEWEST = 3
/** A line with fewer signs than this above a comment opens it, whatever was read. */
const SHORTEST_LINE = 5
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
  if (docstring) return [...proseAbove(docstring.code), ...docstring.text, ...fromCode(docstring.code)]

  const code = plain.findIndex((line) => isCode(line) && !IMPORTS.test(line.text))
  const isComment =
    isMarked(plain) ||
    isMarked(plain.slice(0, Math.max(0, code)).filter((line) => !isCode(line))) ||
    (numbered && hasBlock(plain))
  if (!isComment) return plain
  const markIn = markOf(plain)
  const cut = (some: Line[]) =>
    withoutNodes(some, markIn).flatMap((line) => (isCode(line) ? [line] : cutStart(line, markIn)))
  const first = plain.findIndex((line) => !isCode(line) && markIn(line) !== '')
  if (!numbered && code === -1) return cut(plain)
  // Above the comment of an editor stand its tabs and menus, and includes; above one in a page, statement or examples.
  const above = plain.slice(0, first)
  if (isProse(textOf(above)) || firstExample(above) !== -1) {
    const said = above.filter((line) => !isCode(line) && !(numbered && line.text.length < SHORTEST_LINE))
    return [...said, ...cut(plain.slice(first)), ...above.filter(isCode)]
  }
  return [...cut(plain.slice(first)), ...above.filter(isCode)]
}

/** What stands over the comment of a file that tells its problem. */
const IMPORTS = /^(?:package|import|from|using|use|#\s*include)\b/

/** A comment that tells how the nodes are declared. */
const DECLARATION = /^(?:#|\/\/)\s*(?:class|definition|struct)\b/i

/** What a page tells above its code; over a file stand tabs and menus. */
function proseAbove(lines: Line[]): Line[] {
  const above = lines.slice(0, Math.max(0, lines.findIndex(isCode))).filter(({ text }) => !DECLARATION.test(text))
  return isProse(textOf(above)) ? above : []
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

/** Whether a file has a comment whose lines begin with a mark, one below the other, though some were read as other signs. */
function hasBlock(lines: Line[]): boolean {
  const marks = lines.flatMap(({ words: [first], textHeight }) =>
    first?.text === '*' ? [{ ...first.box, textHeight }] : [],
  )
  const left = median(marks.map((box) => box.left))
  return marks.length >= FEWEST && marks.every((box) => Math.abs(box.left - left) <= box.textHeight * OFF)
}

/** How sites head the comment above starter code that declares the nodes of lists and trees. */
const NODES = /^(?:\W*\w?\W+)?Definition for (?:a |an )?(?:[\w:-]+ ){1,3}(?:list|tree|node|graph)\b/i

/** Lines without the comment that declares nodes: without its marks it would be code, and asked for. */
function withoutNodes(lines: Line[], markIn: (line: Line) => string): Line[] {
  const start = lines.findIndex(({ text }) => NODES.test(text))
  if (start === -1) return lines
  const after = lines.slice(start)
  const end = after.findIndex((line) => isCode(line) || markIn(line) === '')
  return [...lines.slice(0, start), ...(end === -1 ? [] : after.slice(end))]
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
    // As wide as a mark it is one with all its signs: `*` is read as `«x` too.
    return first.box.width <= width * WIDER ? (/^\S+\s*/.exec(text)?.[0] ?? '') : spoiled
  }
}

/** A line without its mark; none where it is only the end of the comment. */
function cutStart(line: Line, markIn: (line: Line) => string): Line[] {
  const kept = withoutStart(line, markIn(line))
  return /^(?:\*\s?\/)?$/.test(kept.text) ? [] : [kept]
}

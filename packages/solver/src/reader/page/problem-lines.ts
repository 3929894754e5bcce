import { lengthOfSession } from '../examples/session-lines.ts'
import { withClosingBrackets } from '../lines/closing-brackets.ts'
import { withEmptyBrackets } from '../lines/empty-brackets.ts'
import { type Line, textOf } from '../lines/line.ts'
import { rightOf } from '../pixels/boxes.ts'
import { paper } from '../pixels/pictures.ts'
import { withAsidesApart } from './asides.ts'
import { isCode } from './code-lines.ts'
import { withoutCommentMarks } from './comments.ts'
import { withoutFaces } from './conversation.ts'
import { withoutTags } from './doc-tags.ts'
import { withoutClosingQuotes } from './docstring.ts'
import { exampleNumber } from './headings.ts'
import { joinShots } from './join.ts'
import { countWords, isProse } from './prose.ts'
import { firstExample, startsExample } from './sections.ts'
import { withColumnsStacked, withHeadsInColumns } from './side-by-side.ts'
import { withTablesJoined } from './split-tables.ts'
import { findBeginning } from './title.ts'

/** The lines of a problem, and those of the editors beside it. */
export type ProblemLines = { prose: Line[]; code: Line[] }

/** Words that a statement has at least. */
const SHORTEST_STATEMENT = 5
/** A pane with so many times fewer words than another is none in which a problem is told. */
const FEW = 3
/** Papers that differ by less than this in shade are one; the boxes of advertisements are tinted a little more. */
const SAME_PAPER = 4

/** The columns of a paper differ by less than this share in width. */
const SAME_WIDTH = 0.08

/** An example is set in from the text around it by less than this, in heights of the text. */
const INDENT = 4

/**
 * Picks the panes that hold the problem from shots of one page, each a list of panes; what stands in several shots is
 * told once. Sidebars, advertisements and tabs are left out.
 */
export function pickLines(shots: Line[][][]): ProblemLines {
  const picked = shots.map((panes) =>
    pickOfShot(
      withHeadsInColumns(
        withTablesJoined(panes.map(withColumnsStacked))
          .flatMap(withAsidesApart)
          .map(withoutFaces)
          .map(withoutCommentMarks)
          .map(withoutTags),
      )
        .map(withColumnsStacked)
        .map(withoutClosingQuotes)
        .map(withClosingBrackets)
        .map(withEmptyBrackets),
    ),
  )
  return {
    prose: joinShots(picked.map(({ prose }) => prose)),
    code: joinShots(picked.map(({ code }) => code)),
  }
}

function pickOfShot(panes: Line[][]): ProblemLines {
  // Beside a problem with its examples, what an editor shows of some below its code are its tests.
  const isFile = (lines: Line[]) => !showsExamples(lines) || (showsTests(lines) && panes.some(isProblemAlone))
  const files = panes.filter((lines) => lines.some(isCode) && isFile(lines))
  // Beside examples, the use of a class below its starter code is no other one.
  const used = panes.some(showsExamples) ? files : files.filter((lines) => !showsUse(lines))
  const told = panes.filter((lines) => !used.includes(lines))
  const problem = mostTold(used, told)
  const editors = used.filter((lines) => lines !== problem)
  const others = panes.filter((lines) => !editors.includes(lines))
  const [most] = others.toSorted((a, b) => examplesIn(b) - examplesIn(a) || proseWords(b) - proseWords(a))
  if (!most) return { prose: [], code: editors.flat() }
  const column = others
    .filter((lines) => lines === most || (showsExamples(lines) && areInColumn(lines, most)))
    .toSorted((a, b) => topOf(a) - topOf(b))
  const columns = withColumnsBeside(column, others)
  const examples = columns.flat()
  const rest = others.filter((lines) => !columns.includes(lines) && isProse(textOf(lines)))
  rest.sort((a, b) => proseWords(b) - proseWords(a))
  const [statement] = proseWords(beforeExamples(examples)) < SHORTEST_STATEMENT ? rest : []
  const isLong = statement && isToldIn(statement)
  const prose = isLong ? [...statement, ...examples] : examples
  return { prose: [...titleAbove(prose, others), ...prose], code: editors.flat() }
}

/** Whether a pane has the words of a statement. */
function isToldIn(lines: Line[]): boolean {
  return proseWords(lines) >= SHORTEST_STATEMENT
}

/**
 * The pane with code in which a problem is told, as none without tells one: a slide, or an editor with its comments. Menus and
 * bars beside it have a few words in a line too.
 */
function mostTold(editors: Line[][], others: Line[][]): Line[] | undefined {
  const [most] = editors.filter(isToldIn).toSorted((a, b) => proseWords(b) - proseWords(a))
  const isNone = (lines: Line[]) => !isToldIn(lines) || (!showsExamples(lines) && isFew(lines, most))
  return others.every(isNone) ? most : undefined
}

function isFew(lines: Line[], most: Line[] = []): boolean {
  return proseWords(lines) * FEW < proseWords(most)
}

/**
 * The title of a problem that an advertisement or another box cuts off from it: it stands in the nearest column above, on
 * the same paper, and at the same left edge or over the beginning of another column.
 */
function titleAbove(prose: Line[], panes: Line[][]): Line[] {
  const begun = beforeExamples(prose)
  const [first] = prose
  if (!first || findBeginning(begun).title.length > 0) return []
  const above = panes.filter(([line]) => line !== undefined && line !== first && isHeadOf(line, prose))
  const titles = above.map((lines) => {
    const { title } = findBeginning([...lines, ...begun])
    return title.every((line) => lines.includes(line)) ? title : []
  })
  return titles.findLast((title) => title.length > 0) ?? []
}

/** Whether panes stand one below the other at one left edge, as a figure parts the examples of a page. */
function areInColumn([a]: Line[], [b]: Line[]): boolean {
  if (!a || !b || a.picture !== b.picture) return false
  const [above, below] = a.pane.top < b.pane.top ? [a.pane, b.pane] : [b.pane, a.pane]
  return (
    above.top + above.height <= below.top + b.textHeight &&
    Math.abs(above.left - below.left) < b.textHeight * INDENT &&
    Math.abs(paper(a.picture, a.pane) - paper(b.picture, b.pane)) < SAME_PAPER
  )
}

/** A column with those beside it that go on with its examples, or that it goes on with, as a text in two columns does. */
function withColumnsBeside(column: Line[][], panes: Line[][]): Line[][] {
  const beside = panes.filter((lines) => !column.includes(lines))
  const next = beside.find((lines) => goesOn(column.flat(), lines))
  if (next) return withColumnsBeside([...column, next], panes)
  const before = beside.find((lines) => goesOn(lines, column.flat()))
  return before ? withColumnsBeside([before, ...column], panes) : column
}

/**
 * Whether a pane to the right, on the same paper, shows the examples whose numbers come next, or is the next column of a paper,
 * in which what the left one tells goes on.
 */
function goesOn(left: Line[], right: Line[]): boolean {
  const [a, b] = [left.at(-1), right[0]]
  if (!a || !b || a.picture !== b.picture || rightOf(a.pane) > b.pane.left + b.textHeight) return false
  if (Math.abs(paper(a.picture, a.pane) - paper(b.picture, b.pane)) >= SAME_PAPER) return false
  const last = left.map(exampleNumber).findLast((number) => number !== undefined)
  const first = right.map(exampleNumber).find((number) => number !== undefined)
  if (last !== undefined) return first === last + 1
  return areAlike(a, b) && isToldIn(left) && !showsExamples(left)
}

/** Whether the panes of two lines are as wide as one another, and begin at one height. */
function areAlike({ pane: a, textHeight }: Line, { pane: b }: Line): boolean {
  return Math.abs(a.top - b.top) < textHeight * INDENT && Math.abs(a.width - b.width) < a.width * SAME_WIDTH
}

function topOf([line]: Line[]): number {
  return line?.pane.top ?? 0
}

function isHeadOf({ pane, picture }: Line, prose: Line[]): boolean {
  const [below, ...others] = prose
  if (!below || picture !== below.picture) return false
  const isLeft = Math.abs(pane.left - below.pane.left) < below.textHeight
  const isOverBoth = others.some(
    (line) => line.picture === picture && line.pane.left > pane.left && line.pane.left < rightOf(pane),
  )
  return (
    (isLeft || isOverBoth) &&
    pane.top + pane.height <= below.pane.top &&
    Math.abs(paper(picture, pane) - paper(picture, below.pane)) < SAME_PAPER
  )
}

/** Whether parameters end in a line that a narrow editor breaks off the one above: `'Node') -> 'Node':` is no example. */
function endsDeclaration({ text }: Line, above: Line | undefined): boolean {
  return above !== undefined && isCode(above) && /\([^()]*$/.test(above.text) && /^[^()]*\)/.test(text)
}

/** Whether a pane shows an example. One that takes several lines is none in code, where values are set and returned. */
function showsExamples(pane: Line[]): boolean {
  const lines = pane.filter((line, at) => !endsDeclaration(line, pane[at - 1]))
  const code = lines.findIndex(isCode)
  return lines.some(startsExample) || firstExample(code === -1 ? lines : lines.slice(0, code)) !== -1
}

/** Whether a pane tells a problem with its examples, and has no code. */
function isProblemAlone(lines: Line[]): boolean {
  return !lines.some(isCode) && isToldIn(beforeExamples(lines)) && showsExamples(lines)
}

/** Whether a pane has code above its first example, and no statement. */
function showsTests(lines: Line[]): boolean {
  const above = beforeExamples(lines)
  return above.some(isCode) && !isToldIn(above)
}

/** Whether a pane shows an object in use, anywhere. */
function showsUse(lines: Line[]): boolean {
  return lines.some((_, place) => lengthOfSession(lines.slice(place)) > 0)
}

/** The examples of a pane that begin in lines of their own; where all take several lines, that there are some. */
function examplesIn(lines: Line[]): number {
  return lines.filter(startsExample).length || Number(showsExamples(lines))
}

function beforeExamples(lines: Line[]): Line[] {
  const first = firstExample(lines)
  return lines.slice(0, first === -1 ? lines.length : first)
}

/** The words in lines that read as prose: menus and tabs have two or three words in a line. */
function proseWords(lines: Line[]): number {
  const words = lines.map(({ text }) => countWords(text))
  return words.filter((count) => count >= 4).reduce((sum, count) => sum + count, 0)
}

import { isCode } from './code-lines.ts'
import { withoutCommentMarks } from './comments.ts'
import { joinShots } from './join.ts'
import type { Line } from './line.ts'
import { joiningWords } from './prose.ts'
import { startsExample } from './sections.ts'

/** The lines of a problem, and those of the editors beside it. */
export type ProblemLines = { prose: Line[]; code: Line[] }

/** Words that a statement has at least. */
const SHORTEST_STATEMENT = 5

/**
 * Picks the panes that hold the problem from shots of one page, each a list of panes; what stands in several shots is
 * told once. Sidebars, advertisements and tabs are left out.
 */
export function pickLines(shots: Line[][][]): ProblemLines {
  const picked = shots.map((panes) => pickOfShot(panes.map(withoutCommentMarks)))
  return {
    prose: joinShots(picked.map(({ prose }) => prose)),
    code: joinShots(picked.map(({ code }) => code)),
  }
}

function pickOfShot(panes: Line[][]): ProblemLines {
  const editors = panes.filter((lines) => lines.some(isCode) && !lines.some(startsExample))
  const others = panes.filter((lines) => !editors.includes(lines))
  const [most] = others.toSorted((a, b) => examplesIn(b) - examplesIn(a) || proseWords(b) - proseWords(a))
  if (!most) return { prose: [], code: editors.flat() }
  const rest = others.filter((lines) => lines !== most && isProse(lines))
  rest.sort((a, b) => proseWords(b) - proseWords(a))
  const [statement] = proseWords(beforeExamples(most)) < SHORTEST_STATEMENT ? rest : []
  const isLong = statement && proseWords(statement) >= SHORTEST_STATEMENT
  return { prose: isLong ? [...statement, ...most] : most, code: editors.flat() }
}

function examplesIn(lines: Line[]): number {
  return lines.filter(startsExample).length
}

function beforeExamples(lines: Line[]): Line[] {
  const first = lines.findIndex(startsExample)
  return lines.slice(0, first === -1 ? lines.length : first)
}

/** Whether lines hold sentences, not menus, buttons and a status bar. */
function isProse(lines: Line[]): boolean {
  return joiningWords(lines.map(({ text }) => text).join(' ')).size >= 2
}

/** The words in lines that read as prose: menus and tabs have two or three words in a line. */
function proseWords(lines: Line[]): number {
  const words = lines.map(({ text }) => text.match(/\b[a-z]{2,}\b/gi)?.length ?? 0)
  return words.filter((count) => count >= 4).reduce((sum, count) => sum + count, 0)
}

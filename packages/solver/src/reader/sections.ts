import { isCode } from './code-lines.ts'
import { isCall } from './example-parts.ts'
import type { Line } from './lines.ts'
import { isRule, isTableHead, readTable } from './tables.ts'

/** A page's lines, sorted by what they are. */
export type Sections = {
  title: string
  statement: Line[]
  examples: ExampleLines[]
  constraints: Line[]
  code: Line[]
}

/**
 * The lines of one example, its heading left out. `name` is what the page calls it: 'Example 2'; `names` are those of its
 * arguments, where a table gives them in its headings.
 */
export type ExampleLines = { name: string; number: number; lines: Line[]; names?: string[] }

const EXAMPLE =
  /^(?:sample\s+)?(?:examples?|samples?|(?:test\s*)?cases?|illustrations?|demos?|ex\.?)\s*(?:#\s*)?([\dlIO]{1,2})?\s*[:.]?(?:\s+(?=(?:input|in)\b|[A-Za-z_]\w*\s?\()|$)/i
const INPUT = /^input\s*[:;.]?(?:\s|$)(?!(?:format|specification|description)\b)/i
const SAMPLE_INPUT = /^(?:sample|example)\s+input\s*(?:#?\s*([\dlIO]{1,2})\s*)?[:;.]?(?:\s|$)/i
const CONSTRAINTS = /^(?:constraints?|limits?|notes?)\s*[:;.]?$/i
const AFTERWORD =
  /^(?:follow[\s-]*up|hints?|related topics|similar questions|accepted|submissions|your (?:code|solution|answer)|(?:function )?signature|starter code|template|regards|cheers|best,)(?:\b|$)/i
const DIFFICULTY = /^(?:easy|medium|hard)\b/i

/** Constraints follow one another closer than this, in heights of the text. */
const FAR = 4

/** Sorts the lines of a page (all shots joined, top to bottom) into title, statement, examples, constraints and code. */
export function sortLines(lines: Line[]): Sections {
  const start = titleStart(lines)
  const title = titleLines(lines, start)
  const sections: Sections = { title: titleText(title), statement: [], examples: [], constraints: [], code: [] }
  // With samples on the page, `Input` heads what is said about their format.
  const input = lines.some(({ text }) => SAMPLE_INPUT.test(text)) ? SAMPLE_INPUT : INPUT
  let into: Line[] = sections.statement
  let tableEnd = 0
  for (const [place, line] of lines.entries()) {
    if (place < start + title.length || place < tableEnd) continue
    if (into === sections.statement && into.length === 0 && !isLegible(line)) continue
    const table = readTable(lines.slice(place))
    if (table) {
      if (sections.examples.at(-1)?.lines.every(isRule)) sections.examples.pop()
      for (const { lines: cells, names } of table.examples) openExample(sections, undefined, cells, names)
      tableEnd = place + table.length
      into = []
      continue
    }
    const heading = SAMPLE_INPUT.test(line.text) ? null : EXAMPLE.exec(line.text)
    const opened = sections.examples.at(-1)
    if (heading) {
      const rest = line.text.slice(heading[0].length)
      into = openExample(sections, readNumber(heading[1]), rest === '' ? [] : [{ ...line, text: rest }])
    } else if (
      (input.test(line.text) || (isCall(line.text) && !isCode(line))) &&
      into !== sections.code &&
      !(into === opened?.lines && into.length === 0)
    ) {
      // Examples without headings, one after the other.
      into = openExample(sections, readNumber(input.exec(line.text)?.[1]), [line])
    } else if (into === sections.constraints && isFarBelow(into.at(-1), line)) {
      // The foot of a page or a slide.
      into = []
    } else if (CONSTRAINTS.test(line.text)) {
      into = sections.constraints
    } else if (isCode(line)) {
      into = sections.code
      into.push(line)
    } else if (AFTERWORD.test(line.text) && into !== sections.code) {
      into = []
    } else if (!(into === sections.statement && DIFFICULTY.test(line.text) && line.text.length < 60)) {
      into.push(line)
    }
  }
  return sections
}

function isFarBelow(above: Line | undefined, line: Line): boolean {
  return above?.picture === line.picture && line.box.top - (above.box.top + above.box.height) > line.textHeight * FAR
}

function openExample(sections: Sections, number: number | undefined, lines: Line[], names?: string[]): Line[] {
  const next = (sections.examples.at(-1)?.number ?? 0) + 1
  // A number far ahead is a slip of the recogniser ('Example 1l'), not a page that begins in the middle.
  const place = number !== undefined && number >= 1 && number <= next + 3 ? number : next
  sections.examples.push({ name: `Example ${place}`, number: place, lines, names })
  return lines
}

function readNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.replace(/[lI]/g, '1').replace(/O/g, '0'))
}

/**
 * Where the title stands: the largest line above the first example, if it is larger than the text around it, else a
 * heading over the first paragraph, else the first line. What stands above the title is not the problem's.
 */
function titleStart(lines: Line[]): number {
  const end = lines.findIndex(startsExample)
  const above = lines.slice(0, end === -1 ? lines.length : end)
  const sizes = above.map((line) => (isLegible(line) ? capitals(line) : 0))
  const largest = Math.max(0, ...sizes)
  if (largest >= median(sizes) * 1.15) return sizes.indexOf(largest)
  const paragraph = above.findIndex(({ words }) => words.length >= PARAGRAPH)
  const heading = above[paragraph - 1]
  return heading && mayBeTitle(heading) && isLegible(heading) ? paragraph - 1 : 0
}

/** A line of this many words is no heading. */
const PARAGRAPH = 11

/** Whether a line of ordinary size reads as a title: short, no sentence, and written with a capital. */
function mayBeTitle({ text }: Line): boolean {
  return text.length <= 60 && /^[\dA-Z[("']/.test(text) && !/[.,:;!?]$/.test(text) && !DIFFICULTY.test(text)
}

/** Whether a line was read at all: the edge of a picture or an icon gives signs that are none. */
function isLegible({ words, text }: Line): boolean {
  return /[A-Za-z]{2}/.test(text) && median(words.map(({ confidence }) => confidence)) >= 50
}

function titleLines(lines: Line[], start: number): Line[] {
  const [first, second] = lines.slice(start)
  if (!first || startsExample(first) || !isLegible(first)) return []
  const isLarge = (line: Line) => capitals(line) >= line.textHeight * 1.15
  if (!isLarge(first)) return mayBeTitle(first) ? [first] : []
  return second && isLarge(second) && capitals(second) >= capitals(first) * 0.9 ? [first, second] : [first]
}

/** Whether a line begins an example: its heading, its input, a call of the function, or a table's headings. */
export function startsExample(line: Line): boolean {
  const { text } = line
  if (EXAMPLE.test(text) || INPUT.test(text) || SAMPLE_INPUT.test(text)) return true
  return (isCall(text) && !isCode(line)) || isTableHead(line)
}

/** The title without the number sites put before it. */
function titleText(lines: Line[]): string {
  return lines
    .map((line) => line.text)
    .join(' ')
    .replace(/^(?:problem\s*)?#?\d+\s*[.:)-]\s+/i, '')
    .trim()
}

/** The height of a line's capitals, told from the words by what stands out above and below their small letters. */
function capitals(line: Line): number {
  return median(
    line.words.map(({ text, box }) => {
      const rises = /[A-Z0-9bdfhklt]/.test(text)
      const sinks = /[gjpqyQ,;()[\]{}]/.test(text)
      return box.height / (rises ? (sinks ? 1.28 : 1) : sinks ? 1.02 : 0.74)
    }),
  )
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

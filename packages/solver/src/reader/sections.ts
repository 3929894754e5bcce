import type { Line } from './lines.ts'

/** A page's lines, sorted by what they are. */
export type Sections = {
  title: string
  statement: Line[]
  examples: ExampleLines[]
  constraints: Line[]
  code: Line[]
}

/** The lines of one example, its heading left out. `name` is what the page calls it: 'Example 2'. */
export type ExampleLines = { name: string; number: number; lines: Line[] }

const EXAMPLE =
  /^(?:sample\s+)?(?:example|sample|test\s*case)\s*(?:#\s*)?([\dlIO]{1,2})?\s*[:.]?(?:\s+(?=(?:input|in)\b)|$)/i
const INPUT = /^input\s*[:;.]?(?:\s|$)/i
const CONSTRAINTS = /^(?:constraints?|limits?|notes?)\s*[:;.]?$/i
const AFTERWORD = /^(?:follow[\s-]*up|hints?|related topics|similar questions|accepted|submissions)\b/i
const CODE =
  /^(?:class\s+\w+\s*[:{(]|def\s+\w+\s*\(|(?:var|let|const)\s+\w+\s*=\s*(?:function|\()|function\s+\w+\s*\(|[/[(]\s*[*¥]{1,2}$|\*?\s*@(?:param|return)|from\s+typing\s+import|import\s+\w+$)/
const DIFFICULTY = /^(?:easy|medium|hard)\b/i

/** Sorts the lines of a page (all shots joined, top to bottom) into title, statement, examples, constraints and code. */
export function sortLines(lines: Line[]): Sections {
  const start = titleStart(lines)
  const title = titleLines(lines, start)
  const sections: Sections = { title: titleText(title), statement: [], examples: [], constraints: [], code: [] }
  let into: Line[] = sections.statement
  for (const line of lines.slice(start + title.length)) {
    const heading = EXAMPLE.exec(line.text)
    const opened = sections.examples.at(-1)
    if (heading) {
      const rest = line.text.slice(heading[0].length)
      into = openExample(sections, readNumber(heading[1]), rest === '' ? [] : [{ ...line, text: rest }])
    } else if (INPUT.test(line.text) && into !== sections.code && !(into === opened?.lines && into.length === 0)) {
      // Examples without headings, one after the other.
      into = openExample(sections, undefined, [line])
    } else if (CONSTRAINTS.test(line.text)) {
      into = sections.constraints
    } else if (CODE.test(line.text)) {
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

function openExample(sections: Sections, number: number | undefined, lines: Line[]): Line[] {
  const next = (sections.examples.at(-1)?.number ?? 0) + 1
  // A number far ahead is a slip of the recogniser ('Example 1l'), not a page that begins in the middle.
  const place = number !== undefined && number >= 1 && number <= next + 3 ? number : next
  sections.examples.push({ name: `Example ${place}`, number: place, lines })
  return lines
}

function readNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.replace(/[lI]/g, '1').replace(/O/g, '0'))
}

/**
 * Where the title stands: the largest line above the first example, if it is larger than the text around it, else the
 * first line, if it is short and no sentence. What stands above the title is not the problem's.
 */
function titleStart(lines: Line[]): number {
  const end = lines.findIndex(startsExample)
  const above = lines.slice(0, end === -1 ? lines.length : end)
  const sizes = above.map(capitals)
  const largest = Math.max(0, ...sizes)
  return largest >= median(sizes) * 1.15 ? sizes.indexOf(largest) : 0
}

function titleLines(lines: Line[], start: number): Line[] {
  const [first, second] = lines.slice(start)
  if (!first || startsExample(first)) return []
  const isLarge = (line: Line) => capitals(line) >= line.textHeight * 1.15
  if (!isLarge(first)) return first.text.length <= 60 && !/[.,:;]$/.test(first.text) ? [first] : []
  return second && isLarge(second) && capitals(second) >= capitals(first) * 0.9 ? [first, second] : [first]
}

function startsExample({ text }: Line): boolean {
  return EXAMPLE.test(text) || INPUT.test(text)
}

/** The title without the number sites put before it. */
function titleText(lines: Line[]): string {
  return lines
    .map((line) => line.text)
    .join(' ')
    .replace(/^(?:problem\s*)?#?\d+\s*[.:)-]\s+/i, '')
    .trim()
}

/** The height of a line's words: boxes of lines differ with their descenders, the median of words differs less. */
function capitals(line: Line): number {
  return median(line.words.map((word) => word.box.height))
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

import type { Line } from '../lines/line.ts'
import { levelOf } from '../pixels/boxes.ts'

/** What a bullet is taken for; some of it begins a sentence now and then, so that one alone is no list. */
const BULLET = /^[*+«»•·¢©°●○▪—–eo-]\s+(?=\S)/
/** Links above a statement, as pages have them: `Topics Companies`, `Problem | Submissions`. */
const MENU = /^(?:[A-Z][a-z]+[\s|·]*){1,6}$/

/** The statement as Markdown: lines that belong together in one paragraph, a blank line between paragraphs. */
export function readStatement(lines: Line[]): string {
  const hasList = lines.filter(({ text }) => BULLET.test(text)).length > 1
  const paragraphs: string[] = []
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    if (hasList && BULLET.test(line.text)) paragraphs.push(line.text.replace(BULLET, '• '))
    else if (above && continues(above, line)) paragraphs.push(joined(paragraphs.pop() ?? '', line.text))
    else paragraphs.push(line.text)
  }
  const first = paragraphs.findIndex((paragraph) => !MENU.test(paragraph))
  return paragraphs.slice(Math.max(0, first)).map(tidy).join('\n\n')
}

/** What heads a part of a statement, in a line of its own. */
const HEADING =
  /^(?:input|output)(?: (?:format|specification))?:?$|^(?:returns?|function description|notes?|task|parameters):?$/i

/** Whether a line goes on where the one above it broke off: close below it, in the same picture. */
function continues(above: Line, line: Line): boolean {
  if (HEADING.test(above.text) || HEADING.test(line.text)) return false
  const step = levelOf(line.box) - levelOf(above.box)
  return above.picture === line.picture && step < line.textHeight * 2.2
}

/** A word that breaks at its hyphen goes on without a space. */
function joined(above: string, line: string): string {
  return /[a-z]-$/.test(above) && /^[a-z]/.test(line) ? above + line : `${above} ${line}`
}

/** What no number stands before: a figure there is the word that begins how people tell things. */
const SO = /(?<=^|[.,;:!?(]\s)50(?= (?:there|here|you|we|i|that|it|this|the|an?|imagine|suppose|given|if)\b)/gim

/** Brackets that are told one by one, each with its partner behind it, whatever that was read as: `(, ), [, 1, { and 3`. */
const TOLD_PAIR = /(?<=^|[\s,])([([{])(,? (?:and |or )?)([)\]}1lIJ3])(?=[\s,.;]|$)/g
const PARTNER: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
/** One pair alone may be anything. */
const FEWEST_PAIRS = 2

function withPairsTold(paragraph: string): string {
  if ([...paragraph.matchAll(TOLD_PAIR)].length < FEWEST_PAIRS) return paragraph
  return paragraph.replace(TOLD_PAIR, (pair, open: string, between: string) => {
    const partner = PARTNER[open]
    return partner === undefined ? pair : open + between + partner
  })
}

/** Undoes what the recogniser does to prose and to code inside it: `50 you are given`, space before a mark, and `0(n)` for a complexity. */
function tidy(paragraph: string): string {
  return withPairsTold(paragraph)
    .replace(/\s+(?=[.,;](?:\s|$))/g, '')
    .replace(/\b0(?=\((?:log|n|m|1)\b)/g, 'O')
    .replace(SO, 'so')
}

import { showsExample } from '../examples/example-parts.ts'
import { type Line, textOf, withoutStart } from '../lines/line.ts'
import { cutGlyphs } from '../pixels/glyphs.ts'
import { isCode } from './code-lines.ts'
import { isProse } from './prose.ts'
import { firstExample } from './sections.ts'

/** Strokes of quotes are lower than this share of a line of text, and end in its upper half. */
const TICK = 0.55
/** `'''` has three strokes; those of `"""` may touch in pairs. */
const TICKS = { least: 3, most: 6 }
/** What the recogniser makes of three quotes before a word. */
const QUOTES = /^(?:["'“”‘’`*]+\s*|[a-z"'“”]{2,5}(?=[A-Z]))/

/** How the body of a function begins that is still to be written. */
const BODY = /^(?:pass|\.{3}|#.*|raise\b.*|return(?:\s+\S+)?)$/

/** A problem in the text between triple quotes of a Python file, and the code around it. */
export type Docstring = { text: Line[]; code: Line[] }

/** Finds the first docstring of a file, line numbers cut off; null where there is none. */
export function findDocstring(lines: Line[]): Docstring | null {
  const quoted = betweenQuotes(lines)
  // The lower edge of a shot makes strokes of the letters that it cuts.
  return quoted && isProse(textOf(quoted.text)) ? quoted : underHead(lines)
}

function betweenQuotes(lines: Line[]): Docstring | null {
  const closes = (line: Line) => isQuotes(line) || /["'“”]{3}$/.test(line.text)
  const start = lines.findIndex(
    (line, place) =>
      (mayFollow(lines[place - 1]) && ticksBefore(line).ticks >= TICKS.least) ||
      (isQuotes(line) && lines.slice(place + 1).some(closes)),
  )
  const opening = lines[start]
  if (!opening) return null
  const after = lines.slice(start + 1)
  const ends = after.findIndex(closes)
  const end = ends === -1 ? after.length : ends
  const closing = after[end]
  const first = isQuotes(opening) ? [] : [withoutStart(opening, QUOTES.exec(opening.text)?.[0] ?? '')]
  const last = closing && !isQuotes(closing) ? [withoutEnd(closing)] : []
  return {
    text: [...first, ...after.slice(0, end), ...last],
    code: [...lines.slice(0, start), ...after.slice(end + 1)],
  }
}

/** Sentences under the head of a function or of a class, where the recogniser overlooked the lines with the quotes. */
function underHead(lines: Line[]): Docstring | null {
  for (const [head, line] of lines.entries()) {
    const found = isClass(line) || /^(?:async\s+)?def\b.*:$/.test(line.text) ? under(lines, head) : null
    if (found) return found
  }
  return null
}

function under(lines: Line[], head: number): Docstring | null {
  const after = lines.slice(head + 1)
  const ends = after.findIndex((line) => BODY.test(line.text) || isCode(line))
  const text = ends === -1 ? after : after.slice(0, ends)
  // What a class is asked to do may be told in its docstring, and shown in use below it; of a function that is asserted.
  const isShownBelow = isClass(lines[head]) ? firstExample(after) !== -1 : after.some((line) => showsExample(line.text))
  const shows = firstExample(text) !== -1 || isShownBelow
  const isProblem = shows && isProse(textOf(text))
  if (!isProblem) return null
  return { text, code: [...lines.slice(0, head + 1), ...after.slice(text.length)] }
}

function isClass(line: Line | undefined): boolean {
  return line !== undefined && /^class\s+\w+\s*(?:\(\w*\)\s*)?:$/.test(line.text)
}

/** A docstring opens a file or stands under the head of what it tells about. */
function mayFollow(above: Line | undefined): boolean {
  return above === undefined || isCode(above) || /\)\s*(?:-?\s?>.*)?:$/.test(above.text)
}

/** An empty text has four strokes too. */
const EMPTY_TEXT = 4
/** What is made of three quotes has no more signs than this, and spaces between them. */
const FEW = 8

/** Lines without those that close a text between triple quotes and hold nothing else. */
export function withoutClosingQuotes(lines: Line[]): Line[] {
  const mayClose = ({ text }: Line) => text.replace(/\s/g, '').length <= FEW && !/^\d+$/.test(text)
  return lines.filter((line) => !(mayClose(line) && isQuotes(line, EMPTY_TEXT)))
}

/**
 * Whether a line holds three quotes and nothing else, whatever the recogniser takes them for.
 *
 * @param other so many strokes may be something else
 */
function isQuotes(line: Line, other?: number): boolean {
  const { ticks, signs } = ticksBefore(line)
  return ticks === signs && ticks >= TICKS.least && ticks <= TICKS.most && ticks !== other
}

/** How many signs a line has, and how many strokes of quotes it begins with. */
function ticksBefore({ picture, box, textHeight }: Line): { ticks: number; signs: number } {
  const { glyphs } = cutGlyphs(picture, box, box, textHeight)
  const top = Math.min(...glyphs.map((glyph) => glyph.top))
  const other = glyphs.findIndex(
    (glyph) => glyph.height > textHeight * TICK || glyph.top + glyph.height > top + textHeight * TICK,
  )
  return { ticks: other === -1 ? glyphs.length : other, signs: glyphs.length }
}

function withoutEnd(line: Line): Line {
  const words = line.words.map((word, place) =>
    place === line.words.length - 1 ? { ...word, text: word.text.replace(/["'“”]{3}$/, '') } : word,
  )
  return { ...line, text: line.text.replace(/\s*["'“”]{3}$/, ''), words }
}

import { areQuotesAlone } from '../lines/empty-quotes.ts'
import { type Line, ofWords, partOfText } from '../lines/line.ts'
import { countWords } from '../page/prose.ts'
import { rightOf } from '../pixels/boxes.ts'
import { cutGlyphs } from '../pixels/glyphs.ts'
import type { RecognisedWord } from '../pixels/recognise.ts'
import { readEmptyText } from './empty-text.ts'
import type { Part } from './example-parts.ts'
import { agreed, certain, type Readings, type Rereading, readValue, unread } from './readings.ts'
import {
  isPrompted,
  isStep,
  makesAnew,
  objectIn,
  parseCall,
  parseMaking,
  parseResult,
  type Step,
} from './session-steps.ts'

/** A line in which nothing but a comment stands. */
const COMMENT = /^(?:\/\/|#)\s*/

/** The end of a call on an object, with another call on it behind: `s.push(2); s.push(3);`. */
const NEXT_CALL = /\)\s*[;,]\s*(?=([A-Za-z_]\w*)\s?\.\s?\w+\s?\()/g

/** Lines with each call on an object in one of its own. */
export function withCallsApart(lines: Line[]): Line[] {
  return lines.flatMap((line) => {
    const object = /^([A-Za-z_]\w*)\s?\.\s?\w+\s?\(/.exec(line.text)?.[1]
    const next = [...line.text.matchAll(NEXT_CALL)].filter(([, called]) => called === object)
    if (object === undefined || next.length === 0) return [line]
    const whole = { ...line, cutFrom: line.cutFrom ?? line.box }
    const starts = [0, ...next.map((end) => end.index + end[0].length)]
    return starts.map((start, place) => partOfText(whole, start, starts[place + 1] ?? line.text.length))
  })
}

/**
 * How many lines the session has that begins with the first: an object is made, called again and again, and what some of the
 * calls give is shown, each in its line or, at a prompt, below it. 0 where none begins there.
 */
export function lengthOfSession(lines: Line[]): number {
  const texts = lines.map(({ text }) => text)
  const object = objectIn(texts)
  if (object === null || object === '') return 0
  const end = texts.findIndex(
    (text, place) =>
      place > 0 && (makesAnew(text) || (!isStep(text, object) && !isBetween(texts.slice(place - 1), object))),
  )
  const length = end === -1 ? texts.length : end
  const steps = texts.slice(1, length)
  return steps.some((text) => showsResult(text, object)) ? length : 0
}

/** Whether a line below a call is what it gives, or is said before the next. */
function isBetween([above = '', text = '', next = '']: string[], object: string): boolean {
  if (isPrompted(above) && isStep(above, object)) return parseResult(text) !== null
  return COMMENT.test(text) && isStep(next, object)
}

function showsResult(text: string, object: string): boolean {
  return isStep(text, object) ? parseCall(text, object)?.gives !== undefined : parseResult(text) !== null
}

/**
 * Reads an example that shows calls on an object line by line, as the two lists that other pages show: the names of the
 * operations with their arguments, and what each gives. Null where the lines are no session.
 */
export async function readSession(
  lines: Line[],
  rereading: Rereading,
): Promise<{ input: Readings; output: Readings } | null> {
  const object = objectIn(lines.map(({ text }) => text))
  if (object === null) return null
  const steps: (Step | null)[] = []
  // What follows the last call, and what it gives, is no part of the session.
  const last = lines.findLastIndex(({ text }) => isStep(text, object))
  for (const [place, line] of lines.entries()) {
    if (place === 0) steps.push(await readStep(line, parseMaking, rereading))
    else if (isStep(line.text, object) || (object === '' && place <= last)) {
      const withResult = givesEmptyText(line) ? withEmptyText : (text: string) => text
      steps.push(await readStep(line, (text) => parseCall(withResult(text), object), rereading))
    } else if (place <= last + 1 && isResultBelow(lines[place - 1], line)) {
      const above = steps.pop()
      const gives = await readResult(line, rereading)
      steps.push(above && gives && above.gives === undefined ? { ...above, gives: gives.value } : null)
    } else if (place <= last ? !isSaid(line) : isSpoiledCall(line)) steps.push(null)
    if (place > last) break
  }
  const read = steps.flatMap((step) => step ?? [])
  // A call without its result, where the same call has one elsewhere, was not read whole.
  const isWhole = ({ called, gives }: Step) =>
    gives !== undefined || !read.some((other) => other.called === called && other.gives !== undefined)
  const first = lines.map(({ text }) => text).join('\n')
  if (read.length < steps.length || !read.every(isWhole)) return { input: unread(first), output: unread('') }
  const names = JSON.stringify(read.map(({ called }) => called))
  const given = JSON.stringify(read.map((step) => step.given))
  return {
    input: certain(`${names}\n${given}`),
    output: certain(JSON.stringify(read.map(({ gives = null }) => gives))),
  }
}

/** Whether a line is what the call above it gives: at a prompt anything is, elsewhere a value in a comment. */
function isResultBelow(above: Line | undefined, { text }: Line): boolean {
  if (above && isPrompted(above.text)) return !isPrompted(text) && countWords(text) < 2
  return COMMENT.test(text) && parseResult(text.replace(COMMENT, '')) !== null
}

/** Whether a line may be a call of which not even the object could be read. */
function isSpoiledCall({ text }: Line): boolean {
  return /\)\s*;?$/.test(text) && countWords(text) < 4
}

/** Whether a line between two calls says something. */
function isSaid({ text }: Line): boolean {
  return COMMENT.test(text) || countWords(text) > 1
}

async function readStep(line: Line, parse: (text: string) => Step | null, rereading: Rereading): Promise<Step | null> {
  const part: Part = { text: line.text, line, of: 'input', isWhole: true }
  // The brackets of a call that is given nothing are taken for an O, and the letters of names for capitals.
  const called = parse(line.text) && nakedCall(line.text)
  const alike = (text: string) => (called !== null && nakedCall(text) === called ? line.text : text)
  const asRead = (text: string) => parse(alike(text))
  return agreed(await readValue([part], asRead, rereading), asRead)?.value ?? null
}

/** A call that is given nothing, by its letters, and what comes of it; null for any other line. */
function nakedCall(text: string): string | null {
  const [, called, rest] = /^([^()"'[\]]*\w)\s*(?:\(\)|[Oo0])\s*((?:;|\/\/|#|$).*)$/.exec(text.trim()) ?? []
  return called === undefined ? null : `${called.toLowerCase().replaceAll('0', 'o')}()${rest?.replace(/\s/g, '')}`
}

async function readResult(line: Line, rereading: Rereading): Promise<ReturnType<typeof parseResult>> {
  const { glyphs } = cutGlyphs(line.picture, line.box, line.box, line.textHeight)
  if (areQuotesAlone(glyphs, line.textHeight)) return { value: '' }
  const part: Part = { text: line.text, line, of: 'output', isWhole: true }
  const parse = (text: string) => parseResult(text.replace(COMMENT, ''))
  return agreed(await readValue([part], parse, rereading), parse)?.value ?? null
}

/** A few signs, or none, behind the call or behind the word, the arrow or the mark of a comment that announces a result. */
const AT_END = /(\b(?:returns?|gives?)\s*:?|->|\)(?:\s*;?\s*(?:\/\/|#))?)\s*[^\s)]{0,4}\s*$/i
/** Quotes, which the mark of a comment may have been read together with. */
const QUOTES = /^(?:\/\/|#)?["'“”‘’]{1,2}$/
/** Quotes take up no more of a line's height than this, whatever letters they are taken for. */
const STROKES = 0.6

function withEmptyText(text: string): string {
  return text.replace(AT_END, '$1 ""')
}

/** Whether a call's line ends in `""`, which its strokes show and readers of words do not. */
function givesEmptyText(line: Line): boolean {
  const said = line.words.findLastIndex(({ text }) => /^(?:returns?|gives?):?$/i.test(text)) + 1
  const last = line.words.at(-1)
  const mayBeQuotes = last && (QUOTES.test(last.text) || last.box.height < line.textHeight * STROKES)
  const place = said === 0 && mayBeQuotes ? line.words.length - 1 : said
  if (place === 0 || place === line.words.length || !AT_END.test(line.text)) return false
  const [first, ...others] = line.words.slice(place)
  const words = first ? [withoutMark(line, first), ...others] : others
  const end = ofWords({ ...line, cutFrom: line.cutFrom ?? line.box }, words)
  return readEmptyText([{ text: end.text, line: end, of: 'output' }]) !== null
}

/** A word from its first sign on that is low enough for a quote: the mark of a comment before it is higher. */
function withoutMark({ picture, box, textHeight }: Line, word: RecognisedWord): RecognisedWord {
  const { glyphs } = cutGlyphs(picture, box, word.box, textHeight)
  const mark = glyphs.findLastIndex(({ height }) => height > textHeight * STROKES)
  const first = mark === -1 ? undefined : glyphs[mark + 1]
  return first ? { ...word, box: { ...word.box, left: first.left, width: rightOf(word.box) - first.left } } : word
}

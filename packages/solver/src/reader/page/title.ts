import { certaintyOf, type Line, textOf } from '../lines/line.ts'
import { gapBetween } from '../pixels/boxes.ts'
import { median } from '../pixels/median.ts'
import { isCode } from './code-lines.ts'
import { countWords } from './prose.ts'

/** Where a problem begins on a page, and the lines of its title; what stands above is not the problem's. */
type Titled = { start: number; title: Line[] }
/** The same with the place from which on it is told what is asked. */
export type Beginning = Titled & { asked: number }

/** A line with this many words is no heading. */
const PARAGRAPH = 11
/** A line with this many words is a sentence, or a part of one. */
const SENTENCE = 6
/** A title is so much larger than the text, and no heading above it is so much larger than it. */
const LARGER = 1.15
const NEARLY = 0.75
/** Text so much smaller than that of the problem is about the page. */
const SMALLER = 0.88
/** Words further apart than this, in lines of text, stand in the cells of a bar: tabs, menus, a clock and a battery. */
const BAR_GAP = 2

/** From here on a line was read at all: the edge of a picture or an icon gives signs that are none. */
const LEGIBLE = 50
const DIFFICULTY = /^(?:difficulty\s*:\s*)?(?:easy|medium|hard)\b/i
/** A time of the day. */
export const CLOCK = /(?:^|\s)\d{1,2}[:.]\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?(?=\s|$)/i
const ADDRESS = /\S@\w|:\/\/|\bwww\.|\w\.(?:com|org|net|io|dev|example)\b|\s[›»>]\s.*\s[›»>·-]\s/i
/** What heads an article: how long it takes to read. */
const READING_TIME = /\b\d{1,2}\s*-?min(?:ute)?s?\s+read\b/i
/** What contests allow a program. */
const ALLOWED =
  /^(?:\W{1,2}\s+)?(?:time|memory)\s+limit\b|^(?!.*[.?!]$).{0,60}\b(?:time|memory)(?:\s+limit)?\s*:?\s*\d+(?:\.\d+)?\s*(?:ms|s|sec(?:onds?)?|[KMG]i?B)\b/i
/** Who wrote a mail, with their address. */
const SENDER = /<\S+@\S+>/
const GENERIC =
  /^(?:(?:the|some|more|a\s+few|for)\s+)?(?:problem|task|question|challenge|exercise|example|test)?\s*(?:calls?|usage|tests?|checks?|doctests?|cases?|data|sessions?|illustrations?|demos?|instance|description|statement|details|overview|prompt|instructions|background|starting\s+(?:point|code)|starter|template|skeleton|stub|code|(?:what\s+)?(?:you|to)\s+(?:write|implement|complete)|signature|summary|story|examples?|samples?|function|input|output|constraints?|limits?|limitations|bounds|assumptions|guarantees|notes?)(?:\s+(?:format|specification|explanation))?\s*:?$/i

/** What a shell is asked to do, behind its prompt. */
const SHELL = /^\S+@[\w.-]+\s?:\s?\S*\s?[$%#](?:\s|$)/

/** Tabs over a problem, as sites have them side by side. */
export const TABS =
  /^(?:\W*\b(?:problems?|description|instructions?|statement|output|question|editorial|tutorial|solutions?|submissions?|submit|leaderboard|discussions?|discuss|comments?|topics?|company|companies|tags|hints?|notes|accepted|status|standings|ranking|past|my)\b\W*){2,}$/i

/**
 * Finds where the problem begins above the first example: at its title, the last line that is larger than the text, or a
 * heading over the first paragraph; without one, at the first sentence. In a conversation it begins after the line that
 * says who wrote it and when.
 *
 * @param above the lines above the first example
 */
export function findBeginning(above: Line[]): Beginning {
  const titled = findTitle(above)
  const below = titled.start + titled.title.length
  const tabs = above.findIndex(({ text }, place) => place >= below && TABS.test(text))
  // Between a title and the tabs over what is asked a site tells who solved it, and how often.
  const areAbove = tabs !== -1 && !above.slice(below, tabs).some(isSentence)
  return { ...titled, asked: areAbove ? tabs + 1 : below }
}

function findTitle(above: Line[]): Titled {
  const stamp = above.findLastIndex(
    (line, place) =>
      (isStamp(line) || SENDER.test(line.text) || SHELL.test(line.text)) && above.slice(place + 1).some(isSentence),
  )
  const from = stamp + 1
  const rest = above.slice(from)
  const body = bodySize(rest) || median(rest.map(capitals))
  const large = rest.map((line) => (mayBeLargeTitle(line) && capitals(line) >= body * LARGER ? capitals(line) : 0))
  const largest = Math.max(0, ...large)
  if (largest > 0) {
    const isLarge = (size: number) => size >= largest * NEARLY
    // What stands below all sentences heads the examples.
    const told = large.slice(0, Math.max(0, rest.findLastIndex(isSentence))).findLastIndex(isLarge)
    const place = told >= 0 ? told : large.findLastIndex(isLarge)
    const before =
      place > 0 && (large[place - 1] ?? 0) >= (large[place] ?? 0) * 0.9 && isUnder(rest[place - 1], rest[place])
    return { start: from + place - Number(before), title: rest.slice(place - Number(before), place + 1) }
  }
  const sentence = rest.findIndex(isSentence)
  if (sentence === -1) return { start: from, title: [] }
  const inLetter = stamp >= 0 ? rest.findIndex((_, place) => isTitleInLetter(rest, place)) : -1
  const titled = inLetter >= 0 ? inLetter : headingAbove(rest, sentence, body)
  const heading = rest[titled]
  if (heading && isPlainTitle(heading) && capitals(heading) >= body * SMALLER)
    return { start: from + titled, title: [heading] }
  const last = rest.slice(0, sentence).findLastIndex((line) => isAboutPage(line, body) || !isLegible(line))
  return { start: from + last + 1, title: [] }
}

/** The place of the line above the first sentence; a site may tell in between how difficult the problem is, or what it allows. */
function headingAbove(lines: Line[], sentence: number, body: number): number {
  const above = lines.slice(0, sentence)
  const place = above.findLastIndex(({ text }) => !DIFFICULTY.test(text) && !ALLOWED.test(text))
  const line = lines[place]
  return line && !isAboutPage(line, body) ? place : -1
}

/** Whether a line of a letter is the title of what it asks: alone between a paragraph that ends above it and a sentence. */
function isTitleInLetter(lines: Line[], place: number): boolean {
  const [above, line, below] = [lines[place - 1], lines[place], lines[place + 1]]
  if (!above || !line || !below || above.picture !== line.picture) return false
  const gap = line.box.top - (above.box.top + above.box.height)
  return /[.,:!?]$/.test(above.text) && gap > line.textHeight && isPlainTitle(line) && isSentence(below)
}

/** How difficult a problem is, and other facts in a row behind it. */
const FACTS = /^(?:easy|medium|hard)\s*[|·•].+[|·•]/i

/** Whether a line between title and statement tells about the page: its difficulty, its date, who liked it. */
export function isAboutPage(line: Line, body: number): boolean {
  if (READING_TIME.test(line.text) || ALLOWED.test(line.text) || FACTS.test(line.text)) return true
  if (isSentence(line) && !ADDRESS.test(line.text)) return false
  return (
    DIFFICULTY.test(line.text) ||
    isStamp(line) ||
    TABS.test(line.text) ||
    ADDRESS.test(line.text) ||
    isBar(line) ||
    capitals(line) < body * SMALLER
  )
}

/** The height of capitals in the sentences of a text: that of most of their words. */
export function bodySize(lines: Line[]): number {
  return median(lines.filter(isSentence).flatMap((line) => line.words.map(() => capitals(line))))
}

/** A line that says when, and perhaps who: over a message, at the top of a phone. */
export function isStamp({ text, words }: Line): boolean {
  return CLOCK.test(text) && !ALLOWED.test(text) && words.length <= PARAGRAPH && !/[.?!]$/.test(text)
}

/** Whether the words of a line stand in cells far from each other. */
export function isBar({ words, textHeight }: Line): boolean {
  return words.some((word, place) => {
    const before = words[place - 1]?.box
    return before !== undefined && gapBetween(before, word.box) > textHeight * BAR_GAP
  })
}

function isSentence(line: Line): boolean {
  const words = countWords(line.text)
  return !isBar(line) && isLegible(line) && (words >= SENTENCE || (words >= 3 && /[.?!]$/.test(line.text)))
}

function mayBeLargeTitle(line: Line): boolean {
  const { text, words } = line
  return (
    isLegible(line) &&
    !isCode(line) &&
    !text.startsWith('//') &&
    words.length <= PARAGRAPH &&
    !/[.,;][)"”’]?$|[<>≤≥]|\d\s*=|=\s*\w{0,3}\d/.test(text) &&
    !isBar(line) &&
    !isStamp(line) &&
    !ADDRESS.test(text) &&
    !GENERIC.test(text) &&
    !ALLOWED.test(text) &&
    !TABS.test(text) &&
    !DIFFICULTY.test(text)
  )
}

/** Whether a line of ordinary size reads as a title: short, no sentence, and written with a capital. */
function isPlainTitle(line: Line): boolean {
  return mayBeLargeTitle(line) && line.text.length <= 60 && /^[\dA-Z[("']/.test(line.text) && !/[:!?]$/.test(line.text)
}

/** Whether a line goes on with the title right above it. */
function isUnder(above: Line | undefined, line: Line | undefined): boolean {
  return (
    above !== undefined &&
    line !== undefined &&
    above.picture === line.picture &&
    line.box.top - (above.box.top + above.box.height) < line.box.height * 0.8
  )
}

function isLegible(line: Line): boolean {
  return /[A-Za-z]{2}/.test(line.text) && certaintyOf(line) >= LEGIBLE
}

/** The title without the number or letter sites put before it. */
export function titleText(lines: Line[]): string {
  return textOf(lines)
    .replace(/^(?:(?:problem|task|question|exercise)\s*)?(?:#?\d+\s*[.:)-]|[A-Z]\s*[.:)])\s+/i, '')
    .replace(/\s*[([]\d+\s*(?:points?|pts\.?|marks?)[)\]]$/i, '')
    .trim()
}

/** The height of a line's capitals, told from its words, and from the line where a word's box took in a neighbour's. */
function capitals({ words, text, box }: Line): number {
  return median(words.map((word) => Math.min(capitalIn(word.text, word.box.height), capitalIn(text, box.height))))
}

/** The height of a capital in a text of this height, told by what stands out above and below its small letters. */
function capitalIn(text: string, height: number): number {
  const rises = /[A-Z0-9bdfhklt?!]/.test(text)
  const sinks = /[gjpqyQ,;()[\]{}]/.test(text)
  return height / (rises ? (sinks ? 1.28 : 1) : sinks ? 1.02 : 0.74)
}

import { type Line, ofWords, textOf } from '../lines/line.ts'
import { rightOf } from '../pixels/boxes.ts'
import { countWords } from './prose.ts'
import { CLOCK, isStamp } from './title.ts'

/** The picture of who writes begins so far before the text, in heights of the text, which no indent does. */
const BESIDE = 2
/** What stands in one column begins nowhere else than this, in heights of the text. */
const IN_COLUMN = 0.35
/** No more letters and figures are made of most pictures, and of any: more would be a word. */
const MOST_SIGNS = 2
const MOST_OF_ANY = 3
/** Lines that make a column. */
const FEWEST = 3

/**
 * Lines of a conversation, or of a letter, without what was made of the pictures of those who write, to the left of their
 * names. Other lines as they are.
 */
export function withoutFaces(lines: Line[]): Line[] {
  const column = columnOfText(lines)
  if (column === null) return lines
  return lines.flatMap((line) => {
    const place = placeIn(column, line)
    const isMarked = place > 0 && countSigns(line.words.slice(0, place)) === 0
    if (!isMarked && !beginsBeside(column, line)) return [line]
    if (place < 0) return rightOf(line.box) < column && countSigns(line.words) <= MOST_SIGNS ? [] : [line]
    const [first, ...others] = line.words.slice(place)
    // A wide gap before a word is a space at its start.
    return first ? [ofWords(line, [{ ...first, text: first.text.trimStart() }, ...others])] : []
  })
}

/**
 * Where the names of those who write begin: the column furthest to the right that has the beginning of a word of theirs, of
 * other lines too, and nothing but pictures before it. Pictures make a column as well.
 */
function columnOfText(lines: Line[]): number | null {
  const names = lines.filter(isStamp).flatMap(({ words }) => words.map(({ box }) => box.left))
  const columns = names.filter((left) => {
    const within = lines.filter((line) => placeIn(left, line) >= 0)
    if (within.length < FEWEST || within.every(isStamp)) return false
    const before = within.map((line) => countSigns(line.words.slice(0, placeIn(left, line))))
    const few = before.filter((signs) => signs <= MOST_SIGNS)
    return before.every((signs) => signs <= MOST_OF_ANY) && few.length * 2 > before.length
  })
  return columns.length === 0 ? null : Math.max(...columns)
}

/** The place of the word of a line that begins in a column; -1 where none does. */
function placeIn(column: number, { words, textHeight }: Line): number {
  return words.findIndex(({ box }) => Math.abs(box.left - column) < textHeight * IN_COLUMN)
}

function beginsBeside(column: number, { box, textHeight }: Line): boolean {
  return box.left < column - textHeight * BESIDE
}

function countSigns(words: Line['words']): number {
  return textOf(words).replace(/[^A-Za-z0-9]/g, '').length
}

/** `minute` is that of its hour. */
type Message = { author: string; minute: number; lines: Line[] }

/** Who writes on after this many minutes writes of something else. */
const LATER = 15
/** What others say in between, such as 'ok, go on', has no more words. */
const SHORT = 6

/**
 * The lines of a page with messages that one person wrote one after the other as a single one, down to the one that ends
 * at `end`: without the lines that say who wrote it and when over all but the first of them, and without a short word of
 * somebody else in between.
 */
export function withMessagesJoined(lines: Line[], end: number): Line[] {
  const authors = new Set(lines.flatMap((line) => (isStamp(line) ? [authorOf(line)] : [])))
  const messages: Message[] = []
  for (const line of lines.slice(0, end)) {
    const author = isStamp(line) || isSpoiledStamp(line, authors) ? authorOf(line) : ''
    if (author !== '') messages.push({ author, minute: minuteOf(line), lines: [line] })
    else messages.at(-1)?.lines.push(line)
  }
  const last = messages.at(-1)
  if (!last) return lines
  let first = last
  const left = new Set<Line>()
  for (const message of messages.slice(0, -1).reverse()) {
    const [stamp] = first.lines
    const isOwn = isSame(message.author, last.author) && minutesAfter(message, first) <= LATER
    if (!isOwn && countWords(textOf(message.lines.slice(1))) > SHORT) break
    if (!isOwn) continue
    const from = messages.indexOf(message)
    for (const other of messages.slice(from + 1, messages.indexOf(first)))
      for (const line of other.lines) left.add(line)
    if (stamp) left.add(stamp)
    first = message
  }
  return lines.filter((line) => !left.has(line))
}

/**
 * A time without its colon, `1004`, of which a figure of the hour was read as another sign, `©:08 AM`, or whose colon was read
 * together with the figure behind it, `10u6 AM`.
 */
const SPOILED_CLOCK = /\s(?:(?:\d{3,4}|\D[:.]?\d{2})\s*(?:[ap]\.?m\.?)?|\d{1,2}[a-z]\d\s*[ap]\.?m\.?)$/i

/** The letters before the time of a message. */
function authorOf({ text }: Line): string {
  const [before = ''] = text.split(CLOCK.test(text) ? CLOCK : SPOILED_CLOCK)
  return before.replace(/[^A-Za-z]/g, '').toLowerCase()
}

/** Letters in which two readings of one name end alike; what stands before it, of a picture, is read as this or that. */
const ALIKE = 4

function isSame(a: string, b: string): boolean {
  const length = Math.min(ALIKE, a.length, b.length)
  return length > 1 && a.slice(-length) === b.slice(-length)
}

/** A spoiled time behind a name that stands before other times: `Priya 1004`. */
function isSpoiledStamp(line: Line, authors: ReadonlySet<string>): boolean {
  return SPOILED_CLOCK.test(line.text) && [...authors].some((author) => isSame(author, authorOf(line)))
}

/** The minute of its hour at which a line says it was written. */
function minuteOf({ text }: Line): number {
  return Number(/\d{2}(?!\d)(?!.*\d{2})/.exec(text)?.[0] ?? 0)
}

/** Minutes from one message to a later one, by the clock's long hand alone: of the small times of a chat the hour is often misread. */
function minutesAfter(message: Message, later: Message): number {
  return (later.minute - message.minute + 60) % 60
}

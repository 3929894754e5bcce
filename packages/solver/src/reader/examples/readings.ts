import { bracketTextsIn, quotesBrackets, quotesSpoiltBrackets, withPairsApart } from '../lines/bracket-texts.ts'
import { withBracketsSeen } from '../lines/brackets.ts'
import { emptyTextIn } from '../lines/empty-quotes.ts'
import type { Line } from '../lines/line.ts'
import { type Look, missesSigns } from '../lines/second-look.ts'
import { type Signs, textOfSigns, withSignsShown } from '../lines/signs.ts'
import { hidesSpaces, withSpacesSeen } from '../lines/spacing.ts'
import { withGridsMended, withMinusMended } from '../values/mend.ts'
import { mostFrequent } from '../values/most-frequent.ts'
import { CONSTANT } from '../values/values.ts'
import { withChainsSeen } from './chains.ts'
import { isDisputed } from './disputed.ts'
import { type Part, samePart } from './example-parts.ts'
import { isLook, type Reading } from './reading.ts'
import { contradictsZeros, withNumbersInQuotes, withZerosSeen } from './zeros.ts'

/** Ways to read the place of a line again: what each gives for an attempt, null when there is no other left to try. */
export type Rereading = {
  /** Sign by sign. */
  signs(line: Line, attempt: number): Promise<Signs | null>
  /** The whole line's text. */
  text(line: Line, attempt: number): Promise<string | null>
  /** What the reader of lines sees. */
  look(line: Line, attempt: number): Promise<Look | null>
  /** What the elder edition of the reader of lines sees. */
  elder(line: Line, attempt: number): Promise<Look | null>
  /** As a list, of what its shapes show; null where it is not one that is certain. */
  list(part: Part, attempt: number): Promise<string | null>
}

/** What was read in one place: at `first`, and by all readings that can be whole. `all` says that every way was tried. */
export type Readings = { first: string; texts: Reading[]; all: boolean }
export type Parse<T> = (text: string) => T | null

/** Readings of what is certain already, put together from parts that were read apart. */
export function certain(text: string, first = text): Readings {
  const texts: Reading[] = [
    { text, by: 'lines' },
    { text, by: 'signs' },
    { text, by: 'look' },
  ]
  return { first, texts, all: true }
}

/** Readings of what could not be told. */
export function unread(first: string): Readings {
  return { first, texts: [], all: true }
}

/** The text of a value as it was read at first. */
export function firstText(parts: Part[]): string {
  return parts.map((part) => ofPart(part, part.line.text, [])).join('\n')
}

/** What one way made of each part. */
type Taken = { by: Reading['by']; each: (string | Signs)[] }

/** Reads a value in one way after another until two agree, or until there is no other way. */
export async function readValue<T>(parts: Part[], parse: Parse<T>, rereading: Rereading): Promise<Readings> {
  const isLooked = parts.some(({ line }) => line.seenWith !== undefined)
  const empty = new Map(parts.flatMap((part) => (isEmptyAmong(part, parts) ? [[part, '""'] as const] : [])))
  const onEach = onEachBut(empty)
  const seen = parts.map((part) => empty.get(part) ?? part.line.text)
  const isFaint = parts.some(({ line }) => line.seenWith !== undefined && missesSigns(line))
  const taken: Taken[] = [{ by: isFaint ? 'faint' : isLooked ? 'look' : 'lines', each: seen }]
  let readings: Readings = { first: firstText(parts), texts: textsOf(parts, taken), all: parts.length === 0 }
  for (let attempt = 0; !readings.all; attempt++) {
    const look = async () => looked(await onEach(parts, ({ line }) => rereading.look(line, attempt), asLook))
    const signs = async () =>
      by('signs', await onEach<string | Signs>(parts, ({ line }) => rereading.signs(line, attempt), asIs))
    const text = async () => by('lines', await onEach(parts, ({ line }) => rereading.text(line, attempt), asIs))
    const elder = async () => lookedByElder(await onEach(parts, ({ line }) => rereading.elder(line, attempt), asLook))
    const list = async () => by('shapes', await onEach(parts, (part) => rereading.list(part, attempt), asIs))
    // What was looked at is read in other ways before it is looked at again: looks go wrong together.
    const ways = isLooked ? [signs, text, elder, list, look] : [look, signs, text, elder, list]
    const before = taken.length
    for (const read of ways) {
      const again = await read()
      if (!again) continue
      taken.push(again)
      readings = { ...readings, texts: textsOf(parts, taken) }
      if (agreed(readings, parse)) return readings
    }
    readings.all = taken.length === before
  }
  return readings
}

function by(way: Reading['by'], each: (string | Signs)[] | null): Taken | null {
  return each && { by: way, each }
}

function looked(looks: Look[] | null): Taken | null {
  return looks && { by: looks.some(({ isFaint }) => isFaint) ? 'faint' : 'look', each: looks.map(({ text }) => text) }
}

/** What it passed over tells nothing: the elder edition is asked for what was spoiled to all others. */
function lookedByElder(looks: Look[] | null): Taken | null {
  const isSharp = looks?.every(({ isFaint }) => !isFaint)
  return looks && isSharp ? { by: 'elder', each: looks.map(({ text }) => text) } : null
}

/** The value that the readings agree on, and the text that says it; null where there is none. */
export function agreed<T>(read: Omit<Readings, 'first'>, parse: Parse<T>): { text: string; value: T } | null {
  const { all } = read
  const texts = withNumbersInQuotes(read.texts)
  const shaped = showsEmptyList(texts) ? '[]' : shownBrackets(texts)
  const shown = shaped === null ? null : parse(shaped)
  if (shaped !== null && shown !== null) return { text: shaped, value: shown }
  const groups: { key: string; text: string; value: T; by: Reading['by'][]; isMended: boolean }[] = []
  for (const { text: read, by } of withZerosSeen(texts)) {
    if (by === 'faint' && UPRIGHTS.test(read)) continue
    // Looks have seen to it that they have as many signs as are shown.
    const text = isLook(by) ? read : withPairsApart(read)
    const parsed = parse(text)
    if (parsed === null) continue
    const value = mended(parsed)
    const key = comparable(value)
    const same = groups.find((group) => group.key === key)
    // Of readings of one value, one that needs no mending says it.
    const isMended = withoutNames(parsed) !== withoutNames(value)
    if (same) {
      same.by.push(by)
      if (same.isMended && !isMended) Object.assign(same, { text, isMended })
    } else groups.push({ key, text, value, by: [by], isMended })
  }
  // Where a reading has brackets alone, those that make letters of some are no other value; of small ones side by side both
  // networks see one.
  const showsBrackets = groups.some(({ text }) => quotesBrackets(text))
  const isSeenOnlyByLooks = ({ text, by }: { text: string; by: Reading['by'][] }) =>
    quotesBrackets(text) && by.every(isLook) && groups.some((other) => new Set(other.by).size > 1)
  const rivals = groups.filter(
    (group) => !(showsBrackets && (quotesSpoiltBrackets(group.text) || isSeenOnlyByLooks(group))),
  )
  const [best, other] = rivals.toSorted((a, b) => b.by.length - a.by.length)
  if (!best || best.by.length <= (other?.by.length ?? 0)) return null
  if (WORDS.test(best.text)) return best
  if (contradictsZeros(best.text, texts)) return null
  const written = texts.flatMap(({ text, by }) => {
    const parsed = parse(text)
    return parsed === null ? [] : { by, text: withoutNames(mended(parsed)) }
  })
  if (isDisputed(withoutNames(best.value), written)) return null
  if (MARKS.test(best.text) && (!best.by.some(isLook) || best.by.includes('faint'))) return null
  const spoiled = quotesBrackets(best.text) ? [] : texts.filter(({ text }) => parse(text) === null)
  const lessSeen = [
    ...lostBrackets(best.text, spoiled),
    ...(best.by.length >= MANY ? lostQuotes(best.text, texts) : []),
  ]
  const ways = new Set([...best.by, ...lessSeen].map((way) => (way === 'faint' ? 'look' : way)))
  if (missesComma(best.value) && ways.size <= 2) return null
  // Brackets in a text are not told by one way, and look alike to both networks.
  if (quotesBrackets(best.text) && (ways.size === 1 || [...ways].every(isLook))) return null
  if (ways.size > 1) return best
  // Two looks that saw every sign there is, at two sizes, where no other way comes out the same twice.
  if (best.by.filter((way) => way === 'look').length >= 2 && (other?.by.length ?? 0) < 2) return best
  // One way alone, many times, and the others made nothing of it. Signs that stay the same at every size are certain where
  // the words come out different each time.
  const othersDiffer = best.by[0] === 'signs' ? (other?.by.length ?? 0) <= 1 : !other
  if (best.by[0] === 'lines' && OPERATOR.test(best.text)) return null
  return all && best.by.length >= MANY && othersDiffer ? best : null
}

/** Uprights side by side in a text: who passed over a sign passed over one of them, as who knows words does. */
const UPRIGHTS = /["'“”‘’][^"'“”‘’]*[Il1|]{2}[^"'“”‘’]*["'“”‘’]/

/** A way that comes out the same so often is no chance. */
const MANY = 3

/** Whether the shapes show `[]` and nothing else, of which who knows words makes a zero, and who reads signs an upright. */
function showsEmptyList(texts: Reading[]): boolean {
  const by = (way: Reading['by']) => texts.filter((reading) => reading.by === way).map(({ text }) => text)
  const signs = by('signs')
  return by('shapes').includes('[]') && signs.length > 0 && signs.every((text) => /^[[\]|Il1]{1,2}$/.test(text))
}

/** Looks that see nothing against what shapes show of texts of brackets. */
const FEWEST_LOOKS = 2

/**
 * A list of texts of brackets as its shapes show it, where no look sees others: looks pass over brackets that stand side by
 * side, and make none up. Null for anything else.
 */
function shownBrackets(texts: Reading[]): string | null {
  const shaped = texts.find(({ by: way, text }) => way === 'shapes' && bracketTextsIn(text) !== null)
  const shown = shaped && bracketTextsIn(shaped.text)
  if (!shaped || !shown) return null
  const seen = texts.flatMap(({ by: way, text }) => {
    const among = isLook(way) || way === 'faint' ? bracketTextsIn(text) : null
    return among?.length === shown.length ? [among] : []
  })
  const isNoOther = seen.every((among) => among.every((text, place) => isWithin([...text], [...(shown[place] ?? '')])))
  return seen.length >= FEWEST_LOOKS && isNoOther ? shaped.text : null
}

/** The ways that read a text as it stands but for some of its brackets: small ones side by side are taken for one, and none is made up. */
function lostBrackets(text: string, texts: Reading[]): Reading['by'][] {
  const bracketsOf = (read: string) => [...read].filter((sign) => '[]'.includes(sign))
  const restOf = (read: string) => read.replace(/[[\]]/g, '').replace(/\s*([^\w\s])\s*/g, '$1')
  const [whole, rest] = [bracketsOf(text), restOf(text)]
  return texts.flatMap(({ by: way, text: read }) => {
    const seen = bracketsOf(read)
    const isLess = seen.length > 0 && seen.length < whole.length && restOf(read) === rest
    return isLess && isWithin(seen, whole) ? [way] : []
  })
}

/** The ways that read texts as they stand but for some of their quotes: JPEG blurs the strokes of small ones into nothing. */
function lostQuotes(text: string, texts: Reading[]): Reading['by'][] {
  const quotesOf = (read: string) => [...read].filter((sign) => /["'“”‘’]/.test(sign))
  const restOf = (read: string) => read.replace(/["'“”‘’\s]/g, '')
  const whole = quotesOf(text).length
  return texts.flatMap(({ by: way, text: read }) => {
    const seen = quotesOf(read).length
    return seen > 0 && seen < whole && restOf(read) === restOf(text) ? [way] : []
  })
}

/** Whether the signs are among the others in the same order. */
function isWithin(signs: string[], others: string[]): boolean {
  let at = 0
  for (const sign of others) if (sign === signs[at]) at++
  return at === signs.length
}

/** Rows of a grid that show how long each is. */
const FEWEST_ROWS = 3

/** Whether a grid has one row that is too short, with a number in it that may be two: two readers may overlook one comma. */
function missesComma(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (!Array.isArray(value)) return Object.values(value).some(missesComma)
  const rows = value.filter((row): row is number[] => Array.isArray(row) && row.every(Number.isInteger))
  if (rows.length < FEWEST_ROWS || rows.length < value.length) return value.some(missesComma)
  const longest = Math.max(...rows.map((row) => row.length))
  const [short, ...others] = rows.filter((row) => row.length < longest)
  if (short === undefined || others.length > 0) return false
  return short.reduce((sum, number) => sum + String(Math.abs(number)).length, 0) >= longest
}

/** A value with the signs of its grids and its strokes as what they must be. */
function mended<T>(value: T): T {
  return withMinusMended(withGridsMended(value))
}

/** A value without the names of arguments, in which a slip does no harm. */
function withoutNames(value: unknown): string {
  return JSON.stringify(value, (key, inner) => (key === 'name' ? undefined : inner))
}

/** A value as it is compared: with the uprights as one, which look alike and are told by the words around them. */
function comparable(value: unknown): string {
  return withoutNames(value)
    .replace(/[I|]/g, 'l')
    .replace(/"[l!]{2,}"/g, (uprights) => uprights.replaceAll('!', 'l'))
}

/**
 * Among values a text that is empty, or one small mark: readers of words make that of a `*`. Only a look sees what there is,
 * and one that is faint passed over it.
 */
const MARKS = /[[,(]\s*(["'“”])['’‘`.,:;]?["'“”]\s*[,\])]/

/** In a text a `*` is a % or a + to who knows words, and may be that at every size. */
const OPERATOR = /["'“”‘’][^"'“”‘’]*[%*+×°][^"'“”‘’]*["'“”‘’]/

/** Words such as `true` are never read as another, though they may come apart; signs alone make less of them. */
const WORDS = new RegExp(String.raw`^\s*(?:${CONSTANT}|none)\s*$`, 'i')

function textsOf(parts: Part[], taken: Taken[]): Reading[] {
  const isSigns = (read: string | Signs | undefined): read is Signs => typeof read === 'object'
  const seen = parts.map((_, place) => taken.map(({ each }) => each[place]).filter(isSigns))
  const texts = taken.map(({ by: way, each: reads }) => ({
    by: way,
    each: parts.map((part, place) => {
      const read = reads[place]
      const words = taken.flatMap(({ each }) => (typeof each[place] === 'string' ? [each[place]] : []))
      // What a look saw is not put right by the signs, which know less of small ones.
      if (isLook(way))
        return closed(part, samePart(part, withSpacesSeen(part.line, withChainsSeen(part.line, `${read}`))))
      const text = isSigns(read)
        ? samePart(part, withSpacesOf(read, words))
        : ofPart(part, read ?? '', seen[place] ?? [])
      return closed(part, text)
    }),
  }))
  // What saw nothing where the page has a line lost it.
  const isLost = (text: string, place: number) => text === '' && parts[place]?.text !== ''
  const whole = texts.filter(({ each }) =>
    each.every((text, place) => !isLost(text, place) && isWhole(parts[place], text, seen[place] ?? [])),
  )
  return [...whole.map(({ by: way, each }) => ({ by: way, text: joined(each) })), ...agreedByLine(whole)]
}

/** The letter O beside the point of a number, outside of texts. */
const ZERO_OF_DECIMAL = /(?<![\w"'“‘.])[Oo©@](?=\.\d)|(?<=\d\.)[Oo©@](?![\w"'”’])/g

/**
 * A reading with zeros beside points; and one of what was read as an empty text, of which a way saw one quote alone, or made a
 * letter or two, or four uprights.
 */
function closed({ line }: Part, text: string): string {
  const isEmpty = /^(?:["“”]|[A-Za-z?'’‘-]{1,2}|[Il1| ]{2,7})$/.test(text) && /^(?:\w+:\s*)?""$/.test(line.text)
  return isEmpty ? '""' : text.replace(ZERO_OF_DECIMAL, '0')
}

/**
 * What two ways make of each line of a value, though no way may have read all its lines well. As readings of two ways: one
 * of them a look, where looks agree with another way on every line.
 */
function agreedByLine(texts: { by: Reading['by']; each: string[] }[]): Reading[] {
  const count = texts[0]?.each.length ?? 0
  if (count < 2) return []
  const lines = Array.from({ length: count }, (_, place) => {
    const groups = new Map<string, { texts: string[]; ways: Set<Reading['by']> }>()
    for (const { by: way, each } of texts) {
      const text = (each[place] ?? '').replace(BETWEEN_SIGNS, ',').replace(POINTS_BEHIND_NAME, '$1 = ')
      if (text === '') continue
      const key = comparableLine(/["'“”‘’]/.test(text) ? foldedSigns(text) : text)
      const group = groups.get(key) ?? { texts: [], ways: new Set() }
      // Of readings that are each another, what the shapes show is likeliest.
      if (way === 'shapes') group.texts.unshift(text)
      else group.texts.push(text)
      group.ways.add(way === 'faint' ? 'look' : way)
      groups.set(key, group)
    }
    const [best, other] = [...groups.values()]
      .map(({ texts: same, ways }) => ({ text: mostFrequent(withCommaSeen(same)) ?? '', ways }))
      .toSorted((a, b) => b.ways.size - a.ways.size)
    return best && best.ways.size > 1 && best.ways.size > (other?.ways.size ?? 0) ? best : null
  })
  const agreed = lines.flatMap((line) => line ?? [])
  if (agreed.length < count) return []
  const text = joined(agreed.map((line) => line.text))
  const areLooked = agreed.every(({ ways }) => [...ways].some(isLook))
  return [
    { text, by: areLooked ? 'look' : 'signs' },
    { text, by: 'lines' },
  ]
}

/** Texts in quotes, and the spaces beside them. */
const QUOTED_OR_SPACE = /"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’|\s+/g

/** A line as it is compared: without spaces but those in its texts, and without the comma behind its last list, which small type loses. */
function comparableLine(text: string): string {
  return text.replace(QUOTED_OR_SPACE, (part) => part.trim()).replace(/(?<=\]),$/, '')
}

/** What is behind a name: its two strokes are seen as two points. */
const POINTS_BEHIND_NAME = /(?<=^|[,\s])([A-Za-z_]\w*)\s*:\s*(?=["“[\d-])/g

/** Of readings that differ in the comma at their end, those that saw it: none is made up. */
function withCommaSeen(texts: string[]): string[] {
  const seen = texts.filter((text) => text.endsWith('],'))
  return seen.length > 0 ? seen : texts
}

/** What is between the single signs of a row, and behind it: its commas are taken for quotes. */
const BETWEEN_SIGNS = /(?<=["”])\s*[,’'‘]\s*(?=["“])|(?<=\])[,’']$/g
/** The figures of a row, and what a dotted zero among them is taken for. */
const ROW_OF_FIGURES = /^\[(?:"[\dOo@elI|]",)*"[\dOo@elI|]"\],?$/

/** A line of single signs in quotes with those as one that are taken for one another: which it is, the whole grid tells. */
function foldedSigns(row: string): string {
  const isOfFigures = ROW_OF_FIGURES.test(row) && /"[\dlI|]"/.test(row)
  const zeros = isOfFigures ? /(?<=["“])[Oo@e](?=["”])/g : /(?<=["“])[Oo@](?=["”])/g
  return row.replace(zeros, '0').replace(/(?<=["“])[lI|](?=["”])/g, '1')
}

/** The lines of a value as one text. */
function joined(lines: string[]): string {
  const [first = '', ...others] = lines
  return others.reduce((above, read) => {
    const line = closesAlone(above, read) ? read.replace(UPRIGHT, ']') : read
    return above + breakBetween(above, line) + line
  }, first)
}

/** What a bracket alone in its line is taken for. */
const UPRIGHT = /^[1lI|J!]/

/** Whether a line holds nothing but the bracket that closes a list: below its last row, behind which there is no comma, nothing else stands. */
function closesAlone(above: string, line: string): boolean {
  return /^[1lI|J!]\s*,?$/.test(line) && /\]\s*$/.test(above) && above.split('[').length > above.split(']').length
}

/** A sentence, of which a line breaks at a space: it has as many others as this. */
const FEWEST_SPACES = 2

/** As many words in a list say that all of its texts are words. */
const SEVERAL = 3

/** What is between two lines of a value. A quoted text that breaks between two signs goes on without a space, a sentence with one. */
function breakBetween(above: string, line: string): '' | ' ' | '\n' {
  const quotes = /["“”]/.test(above) ? '"“”' : "'‘’"
  const texts = above.split(new RegExp(`[${quotes}]`))
  if (texts.length % 2 === 1) return '\n'
  if (/[^\s\w]$/.test(above) && /^[^\s\w]/.test(line)) return ''
  const spaces = texts.at(-1)?.match(/\w[^\s\w]* (?=\w)/g)?.length ?? 0
  if (quotes.startsWith('"') && spaces >= FEWEST_SPACES && /[A-Za-z][,;:.!?]?$/.test(above) && /^[A-Za-z]/.test(line))
    return ' '
  // In a list of texts without spaces one may break before its quote: no space was lost there.
  const inQuotes = texts.filter((_, place) => place % 2 === 1)
  const isList = above.includes('[') && inQuotes.length > 1 && inQuotes.every((text) => !/\s/.test(text))
  // Nor behind the quote that begins a text, nor within the word that follows several words.
  const areWords = inQuotes.length > SEVERAL && inQuotes.every((text) => /^[a-z]+$/.test(text))
  const begins = areWords || new RegExp(`,\\s*[${quotes}]$`).test(above) ? '[^\\s"“”]*' : ''
  return isList && new RegExp(`^${begins}[${quotes}]\\s*[,\\]]`).test(line) ? '' : '\n'
}

/** Whether a reading can have all the spaces that the line shows. */
function isWhole(part: Part | undefined, text: string, seen: Signs[]): boolean {
  if (!part) return false
  const quoted = seen.flatMap((signs) =>
    textOfSigns(signs)
      .split('"')
      .filter((_, place) => place % 2 === 1),
  )
  if (!hidesSpaces(part.line) || (seen.length > 0 && !quoted.some((inside) => inside.includes(' ')))) return true
  const shown = seen.map((signs) => ({ inColumns: signs.inColumns, text: samePart(part, textOfSigns(signs)) }))
  // Between brackets are gaps that are no spaces, and signs see them.
  if (bracketTextsIn(text)) return shown.some((signs) => withoutSpaces(signs.text) === withoutSpaces(text))
  // No reading tells how many spaces stand in such a gap, and all would agree on one; columns tell.
  return shown.some((signs) => signs.inColumns && signs.text === text)
}

function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '')
}

/** The text of signs; where they stand in no columns, quoted texts get the spaces that a reading of the words has. */
function withSpacesOf(signs: Signs, readings: string[]): string {
  const text = textOfSigns(signs)
  if (signs.inColumns || !/["']/.test(text)) return text
  const bare = (other: string) => other.replace(/\s/g, '').replace(/[“”]/g, '"').replace(/[‘’]/g, "'")
  const same = readings.map((other) => withSignsShown(other, signs)).find((other) => bare(other) === bare(text))
  if (same !== undefined || readings.some((other) => BEGINS_SPACED.test(other))) return same ?? text
  // Beside a slim letter a quote stands as far away as behind a space.
  return text.replace(SPACED_QUOTES, '"$1"')
}

/** A space behind the quote that begins a text. */
const BEGINS_SPACED = /["“]\s+[\w-]/

/** A text in quotes with what stands between it and them. */
const SPACED_QUOTES = /"\s*([^"\s](?:[^"]*[^"\s])?)\s*"/g

function ofPart(part: Part, text: string, seen: Signs[]): string {
  const linked = withChainsSeen(part.line, withBracketsSeen(part.line, text))
  const shown = seen.reduce((better, signs) => withSignsShown(better, signs), linked)
  return samePart(part, seen.some(({ inColumns }) => inColumns) ? shown : withSpacesSeen(part.line, shown))
}

/** Whether a value beside others is `""` by its four strokes, of which every reader makes something else. */
function isEmptyAmong({ line }: Part, parts: Part[]): boolean {
  return parts.length > 1 && line.words.length === 1 && emptyTextIn(line, line.box, line.box) === '""'
}

const asIs = (text: string) => text
const asLook = (text: string): Look => ({ text, isFaint: false })

/** Reads each part in one way but those that are known, which are as they are; null where the way tells nothing of one. */
function onEachBut(known: Map<Part, string>) {
  return async <T>(
    parts: Part[],
    read: (part: Part) => Promise<T | null>,
    as: (text: string) => T,
  ): Promise<T[] | null> => {
    const all: T[] = []
    for (const part of parts) {
      const text = known.get(part)
      const one = text === undefined ? await read(part) : as(text)
      if (one === null) return null
      all.push(one)
    }
    return all
  }
}

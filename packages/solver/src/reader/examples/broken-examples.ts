import { type Line, partOfText, withoutStart } from '../lines/line.ts'
import { CALL_BEGUN } from '../values/asserted.ts'
import { beforeArrow, type CutLine, cutAtResult, isResult } from './arrows.ts'
import { isOpen, RETURNS } from './example-parts.ts'
import { hasOnlyValues, LINES_APART } from './output-end.ts'
import { withoutRemark } from './remark.ts'

/** An example told in a sentence or a call, as labelled lines, and how many lines it takes. */
export type ToldExample = { lines: Line[]; length: number }

/** An example takes no more lines than this up to its result. */
const MOST_LINES = 6

/** What breaks in the middle goes on below at the page's own distance, which may be wider. */
const WIDE = 1.25

/** `For nums = [3, 1], k =`: what is given, and how a sentence begins that gives it. */
const GIVEN =
  /^(?:\W{1,2}\s*|[eo]\s+)?(?:(?:finally|lastly|also|similarly|likewise|and)\s*,?\s+)?(?:(for|with|given|if|when|on|take|in\s+(?:the\s+)?case(?:\s+of)?)\s+)?(?=([A-Za-z_]\w*)\s*=(?!=)\s*(?:[\d"'“‘[{−–-]|(?:true|false|null|none)\b|$))/i
/** A heading of another example, a remark or a bullet: the example above ends there. */
const NEXT = /^(?:[•*»]\s|(?:example|input|output(?!\s+(?:should|must|will)\b)|explanation|constraints?|note)\b)/i

/**
 * Reads an example in one line that its column breaks into several, wherever it does, from the line at which it begins:
 * a call or a test of one, or values with their names. Null where there is none.
 */
export function readBroken(lines: Line[]): ToldExample | null {
  const own = linesOfOne(lines)
  return readBrokenCall(own) ?? readBrokenGiven(own)
}

/** The lines that may belong to the example that begins in the first of them, or at most so many of them. */
export function linesOfOne(lines: Line[], most = MOST_LINES): Line[] {
  const near = lines.slice(0, most)
  const name = nameIn(lines[0])
  const end = near.findIndex(
    (line, place) =>
      place > 0 && (!isRightBelow(near[place - 1], line) || (name !== undefined && nameIn(line) === name)),
  )
  return end === -1 ? near : near.slice(0, end)
}

function isRightBelow(above: Line | undefined, { box, picture, text }: Line): boolean {
  return (
    above !== undefined &&
    above.picture === picture &&
    box.top - above.box.top <= above.textHeight * LINES_APART * WIDE &&
    !NEXT.test(text) &&
    !isBegun(text)
  )
}

/** The name of what is given first, in a line that begins with it. */
function nameIn(line: Line | undefined): string | undefined {
  return line && GIVEN.exec(line.text)?.[2]
}

/** Whether a line begins an example that may go on below. */
function isBegun(text: string): boolean {
  return CALL_BEGUN.test(text) || GIVEN.exec(text)?.[1] !== undefined
}

/** What stands between a call and its result, by the test around it. */
function signBehind(test: string | undefined): RegExp {
  if (test === undefined) return new RegExp(String.raw`^\s*;?\s*${RETURNS}\s*:?\s*`, 'i')
  if (/^expect/.test(test)) return /^\s*\)\s*\.\s?to(?:Be|Equal|StrictEqual)\s?\(\s*/
  // A line may end between the word for a list and its bracket.
  return /\.\w*qual|_eq|assertEqual/i.test(test)
    ? /^\s*,\s*(?:vec!\s*(?=\[))?/
    : /^\s*(?:=[=-]{1,2}|is(?=\s+(?:true|false|none)\b))\s*/i
}

function readBrokenCall(lines: Line[]): ToldExample | null {
  const [first] = lines
  const begun = first ? CALL_BEGUN.exec(first.text) : null
  if (!first || !begun) return null
  const test = begun.groups?.test
  const text = lines.map((line) => line.text).join('\n')
  const found = resultBehind(text, begun[0].length, signBehind(test))
  const own = { ...partOfText(first, begun[0].length, first.text.length), text: first.text }
  const under = test === undefined ? resultUnderArrow(lines) : null
  if (under) {
    const given = under.place === 1 ? [under.before] : [own, ...lines.slice(1, under.place - 1), under.before]
    return asExample(
      given,
      withRest(lines.slice(under.place, under.place + 1), lines.slice(under.place + 1)),
      under.place,
    )
  }
  const prompted = /^>{2,3}/.test(first.text) ? promptedResult(lines) : null
  if (!found && prompted !== null) {
    const result = lines.slice(prompted, prompted + 1)
    return asExample([own, ...lines.slice(1, prompted)], withRest(result, lines.slice(prompted + 1)), prompted)
  }
  if (!found) {
    // The arrow was read as another sign.
    const cut = test === undefined ? firstCut(lines) : null
    if (!cut || cut.place === 0 || !/\)\W*$/.test(cut.before.text)) return null
    const { before, after, place } = cut
    return asExample([own, ...lines.slice(1, place), before], withRest([after], lines.slice(place + 1)), place)
  }
  const { close, start } = found
  const [end, behind] = [lineOf(lines, close), lineOf(lines, start)]
  const result = lines[behind.place]
  const isWhole = behind.place === 0 && !(test && isOpen(text.slice(start, first.text.length)))
  if (isWhole || !result) return null
  // Cut where there is a space, if there is one, as signs that touch are parted by a guess.
  const touching = /^\S*(?=\s)/.exec(text.slice(close + 1, start))?.[0].length ?? 0
  const last = lines[end.place] ?? first
  const closing = partOfText(last, end.place === 0 ? begun[0].length : 0, end.at + 1 + touching)
  const given = [
    ...(end.place === 0 ? [] : [own, ...lines.slice(1, end.place)]),
    { ...closing, text: last.text.slice(0, end.at) },
  ]
  const output = withRest([partOfText(result, behind.at, result.text.length)], lines.slice(behind.place + 1))
  const hasValues = ({ words }: Line) => words.some((word) => /[^\s,;()]/.test(word.text))
  return asExample(given.filter(hasValues), output, behind.place)
}

/** What stands before the arrow that a call ends in, and the place of the line below, which has its result; null where none has one. */
function resultUnderArrow(lines: Line[]): { before: Line; place: number } | null {
  for (const [above, line] of lines.entries()) {
    const before = beforeArrow(line)
    if (!before) continue
    const result = lines[above + 1]
    return result && /\)\W*$/.test(before.text) && isResult(result.text) ? { before, place: above + 1 } : null
  }
  return null
}

/** The line below a call at a prompt that goes on in the next lines; null where none shows a result. */
function promptedResult(lines: Line[]): number | null {
  const end = lines.findIndex(({ text }) => /\)\s*$/.test(text))
  const below = lines[end + 1]?.text ?? ''
  return end > 0 && isResult(below) && !/\)\s*$/.test(below) ? end + 1 : null
}

/** The first line that has a result, cut before it, and its place. */
function firstCut(lines: Line[]): (CutLine & { place: number }) | null {
  for (const [place, line] of lines.entries()) {
    const cut = cutAtResult(line)
    if (cut) return { ...cut, place }
  }
  return null
}

/** The first bracket in a text that closes a call and has a result behind it, and where that begins. */
function resultBehind(text: string, from: number, sign: RegExp): { close: number; start: number } | null {
  for (let close = text.indexOf(')', from); close >= 0; close = text.indexOf(')', close + 1)) {
    const between = sign.exec(text.slice(close + 1))?.[0]
    if (between === undefined) continue
    const start = close + 1 + between.length
    if (isResult(withoutRemark(text.slice(start).split('\n')[0] ?? ''))) return { close, start }
  }
  return null
}

function readBrokenGiven(lines: Line[]): ToldExample | null {
  const [first, ...below] = lines
  const begun = first ? GIVEN.exec(first.text) : null
  if (!first || !begun || isCut(first)) return null
  const isSentence = begun[1] !== undefined
  const end = below.findIndex((line) => isCut(line) || (!isSentence && !areValues(line.text)))
  const cut = below[end] && cutAt(below.slice(end))
  if (!cut || !(isSentence || areValues(cut.before.text))) return null
  const given = withoutStart({ ...first, cutFrom: first.box }, begun[0])
  const before = cut.before.words.length > 0 ? [cut.before] : []
  // The full stop is the sentence's.
  const result = { ...cut.after, text: cut.after.text.replace(/\.$/, '') }
  const at = end + 1 + cut.place
  return asExample([given, ...below.slice(0, end), ...before], withRest([result], below.slice(at)), at)
}

function isCut(line: Line): boolean {
  return cutAtResult(line) !== null || beforeArrow(line) !== null
}

/** What is given in a line, and what comes of it there, or in the line below an arrow; `place` is the line of that. */
function cutAt([line, below]: Line[]): { before: Line; after: Line; place: number } | null {
  const cut = line && cutAtResult(line)
  if (cut) return { ...cut, place: 0 }
  const before = line && beforeArrow(line)
  return before && below && isResult(below.text) ? { before, after: below, place: 1 } : null
}

function areValues(text: string): boolean {
  return hasOnlyValues(text.replace(/\b[A-Za-z_]\w*\s*=(?!=)|^\s*=/g, '').replace(/,\s*[A-Za-z_]\w*\s*$/, ''), false)
}

/** The line at a place of the text of all, and the place in that line. */
export function lineOf(lines: Line[], place: number): { place: number; at: number } {
  let at = place
  let index = 0
  for (; index < lines.length - 1; index++) {
    const length = lines[index]?.text.length ?? 0
    if (at <= length) break
    at -= length + 1
  }
  return { place: index, at }
}

/** A result with the lines below that belong to it. */
export function withRest(begun: Line[], below: Line[]): Line[] {
  const open = below.findIndex((_, at) => !isOpen([...begun, ...below.slice(0, at)].map(({ text }) => text).join(' ')))
  return [...begun, ...(open === -1 ? below : below.slice(0, open))]
}

/** An example as labelled lines; `place` is the line in which its result begins. */
export function asExample(given: Line[], output: Line[], place: number): ToldExample {
  const labelled = ([first, ...others]: Line[], label: string) =>
    first ? [{ ...first, text: `${label}: ${first.text}` }, ...others] : []
  return { lines: [...labelled(given, 'Input'), ...labelled(output, 'Output')], length: place + output.length }
}

import { type Line, ofWords } from '../lines/line.ts'
import { gapBetween } from '../pixels/boxes.ts'

/** A heading of a sample, with the button that copies it, and what the recogniser makes of the button's icon. */
const WITH_BUTTON =
  /^(?:(?:sample|example)\s+)?(?:input|output|call|result|examples?)\s*(?:#?\s*\d{1,2}\s*)?[:.]?(?=\s+(?:\S{1,2}\s+){0,2}\W*(?:copy|copied)\W*$)/i

/** The same with a part of the button's word, which is small: it stands at the other end of the box. */
const WITH_SMALL_BUTTON =
  /^(?:(?:sample|example)\s+)?(?:input|output)\s*(?:#?\s*\d{1,2}\s*)?[:.]?(?=\s+\W*[CG][o0][a-z]{0,2}\W*$)/i
/** A button stands so far from the heading, in heights of the text. */
const FAR = 6

/** The headings of a sample's input and output side by side, with a button or its icon behind one or each. */
const BOTH =
  /^(?:sample|example)\s+in(?:put)?\s*#?\d{0,2}(?=\W).*\b(?:sample\s+|example\s+)?out(?:put)?\s*#?\d{0,2}(?:\s+(?:copy|\S{1,2}))?$/i
const OF_HEADING = /^(?:sample|example|in(?:put)?|out(?:put)?|#?\d{1,2}:?)$/i
/** The icon of a button, at the other end of a sample's box. */
const WITH_ICON = /^(?:sample|example)\s+(?:input|output)\s*(?:#?\s*\d{1,2}\s*)?[:.]?(?=\s+\S{1,2}$)/i

/** A heading without the button beside it: `Sample Input 1 [Copy]`. */
export function withoutButton(line: Line): Line {
  if (BOTH.test(line.text)) {
    const own = line.words.filter(({ text }) => OF_HEADING.test(text))
    return own.length === line.words.length ? line : ofWords(line, own)
  }
  const small = (WITH_SMALL_BUTTON.exec(line.text) ?? WITH_ICON.exec(line.text))?.[0]
  const heading = WITH_BUTTON.exec(line.text)?.[0] ?? (small !== undefined && isFar(line, small) ? small : undefined)
  if (heading === undefined) return line
  const words = line.words.slice(0, heading.split(/\s+/).length)
  return { ...ofWords(line, words), text: heading }
}

function isFar({ words, textHeight }: Line, heading: string): boolean {
  const count = heading.trim().split(/\s+/).length
  const [last, button] = [words[count - 1]?.box, words[count]?.box]
  return last !== undefined && button !== undefined && gapBetween(last, button) > textHeight * FAR
}

/** Points that an exam gives, and what the border of a box at the end of its line is taken for. */
const MARKS = /\s(?:[([]?\d{1,3}\s*(?:points?|marks?|pts\.?)[)\]]?|[|¦:;!{}])$/i
/** Marks stand so far from the title whose they are, in heights of the text. */
const APART = 1.5

/** A title without the marks that an exam gives for it, at its far right: `The careful thief        (9 points)`, and a line without a border's. */
export function withoutMarks(line: Line): Line {
  const marks = MARKS.exec(line.text)?.[0].trim().split(/\s+/).length ?? 0
  const at = line.words.length - marks
  const [before, first] = [line.words[at - 1]?.box, line.words[at]?.box]
  const isApart = before && first && marks > 0 && gapBetween(before, first) > line.textHeight * APART
  return isApart ? ofWords(line, line.words.slice(0, at)) : line
}

/** How hard a kata is, in a badge before its title; small figures are read as letters, and as one with what follows. */
const BADGE = /^(?:\d\s+kyu|\S?kyu)\s+(?=[A-Z])/

/** A title without the badge before it: `5 kyu   Richest trail`. */
export function withoutBadge(line: Line): Line {
  const badge = BADGE.exec(line.text)?.[0].trim().split(/\s+/).length ?? 0
  return badge > 0 ? ofWords(line, line.words.slice(badge)) : line
}

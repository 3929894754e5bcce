import { gapBetween } from './boxes.ts'
import { type Line, ofWords } from './line.ts'

/** A heading of a sample, with the button that copies it, and what the recogniser makes of the button's icon. */
const WITH_BUTTON =
  /^(?:(?:sample|example)\s+)?(?:input|output|call|result|examples?)\s*(?:#?\s*\d{1,2}\s*)?[:.]?(?=\s+(?:\S{1,2}\s+){0,2}\W*(?:copy|copied)\W*$)/i

/** A heading without the button beside it: `Sample Input 1 [Copy]`. */
export function withoutButton(line: Line): Line {
  const heading = WITH_BUTTON.exec(line.text)?.[0]
  if (heading === undefined) return line
  const words = line.words.slice(0, heading.split(/\s+/).length)
  return { ...ofWords(line, words), text: heading }
}

const MARKS = /\s\(?\d{1,3}\s*(?:points?|marks?|pts\.?)\)?$/i
/** Marks stand so far from the title whose they are, in heights of the text. */
const APART = 1.5

/** A title without the marks that an exam gives for it, at its far right: `The careful thief        (9 points)`. */
export function withoutMarks(line: Line): Line {
  const marks = MARKS.exec(line.text)?.[0].trim().split(/\s+/).length ?? 0
  const at = line.words.length - marks
  const [before, first] = [line.words[at - 1]?.box, line.words[at]?.box]
  const isApart = before && first && marks > 0 && gapBetween(before, first) > line.textHeight * APART
  return isApart ? ofWords(line, line.words.slice(0, at)) : line
}

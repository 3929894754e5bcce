import { cutGlyphs } from '../pixels/glyphs.ts'
import { SURE } from '../pixels/recognise.ts'
import { bracketOf } from './brackets.ts'
import type { Line } from './line.ts'

/** The lines of a list are set in by more than this below its bracket, and follow one another closer, in heights of the text. */
const BELOW = { setIn: 0.3, apart: 2.5 }
/** Where the bracket is looked for, in heights of the text. */
const PLACE = { before: 0.5, width: 1.5 }

/**
 * Lines with each bracket that closes a list in a line of its own, as one in a line of its own opened it: the recogniser sees
 * nothing in so little ink.
 */
export function withClosingBrackets(lines: Line[]): Line[] {
  const found = new Map(lines.flatMap((_, place) => closingOf(lines.slice(place)) ?? []))
  return found.size === 0 ? lines : lines.flatMap((line) => [line, ...(found.get(line) ?? [])])
}

/** The last line of a list that begins in the first of these lines, and the bracket below it; null where there is none to be added. */
function closingOf([opening, ...below]: Line[]): [Line, Line[]][] | null {
  if (opening?.text !== '[') return null
  const { picture, textHeight } = opening
  const isWithin = ({ box, picture: own }: Line, place: number) => {
    const above = below[place - 1] ?? opening
    const isNear = box.top - above.box.top < textHeight * BELOW.apart
    return own === picture && isNear && box.left - opening.box.left > textHeight * BELOW.setIn
  }
  const end = below.findIndex((line, place) => !isWithin(line, place))
  const count = end === -1 ? below.length : end
  const [last, next] = [below[count - 1], below[count]]
  if (!last) return null
  const step = (last.box.top - opening.box.top) / count
  const row = {
    left: opening.box.left - textHeight * PLACE.before,
    top: last.box.top + step,
    width: textHeight * PLACE.width,
    height: opening.box.height,
  }
  if (next && next.picture === picture && next.box.top - row.top < step / 2) return null
  const [bracket, ...others] = cutGlyphs(picture, row, row, textHeight).glyphs
  if (!bracket || others.length > 0 || bracketOf(picture, bracket) !== ']') return null
  const word = { text: ']', box: bracket, confidence: SURE }
  return [[last, [{ ...last, text: ']', box: bracket, words: [word] }]]]
}

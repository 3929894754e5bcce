import { type Line, partOfText } from '../lines/line.ts'
import { EXPECTED_FIRST, LIST_TYPE } from '../values/asserted.ts'
import { closingPlace } from '../values/round-brackets.ts'
import { asExample, lineOf, type ToldExample } from './broken-examples.ts'
import { LINES_APART } from './output-end.ts'

/** A test takes no more lines than this. */
const MOST_LINES = 8
const BEGUN = new RegExp(`^${EXPECTED_FIRST}`)
/** The call behind what is expected, perhaps of an object's method. */
const CALL = /,\s*(?:new\s+)?(?:[A-Za-z_]\w*(?:\s?\(\s?\))?\s?(?:\.|::)\s?)*[A-Za-z_]\w*\s?\(/g
/** What a language writes before the values of a list. */
const TYPE = new RegExp(`^(?:${LIST_TYPE})`)

/** Reads a test that names what is expected before the call, and goes on in the next lines; null where there is none. */
export function readBrokenTest(lines: Line[]): ToldExample | null {
  const own = nearLines(lines)
  const text = own.map((line) => line.text).join('\n')
  const begun = BEGUN.exec(text)?.[0].length
  const end = begun === undefined ? null : closingPlace(text, begun)
  if (begun === undefined || end === null || !text.slice(0, end).includes('\n')) return null
  for (const { 0: opening, index } of text.slice(0, end).matchAll(CALL)) {
    const from = index + opening.length
    const close = closingPlace(text, from)
    if (index < begun || close === null || text.slice(close + 1, end).trim() !== '') continue
    const start = begun + (TYPE.exec(text.slice(begun))?.[0].length ?? 0)
    const { lines: told } = asExample(piecesOf(own, from, close), piecesOf(own, start, index), 0)
    return { lines: told, length: lineOf(own, end).place + 1 }
  }
  return null
}

function nearLines(lines: Line[]): Line[] {
  const near = lines.slice(0, MOST_LINES)
  const isFar = ({ box, picture }: Line, above: Line | undefined) =>
    above !== undefined && (above.picture !== picture || box.top - above.box.top > above.textHeight * LINES_APART)
  const end = near.findIndex((line, place) => isFar(line, near[place - 1]))
  return end === -1 ? near : near.slice(0, end)
}

/** What lines have between two places of the text of all. */
function piecesOf(lines: Line[], from: number, to: number): Line[] {
  const [first, last] = [lineOf(lines, from), lineOf(lines, to)]
  return lines.slice(first.place, last.place + 1).flatMap((line, at) => {
    const place = first.place + at
    const whole = { ...line, cutFrom: line.cutFrom ?? line.box }
    const begin = place === first.place ? first.at : 0
    const piece = partOfText(whole, begin, place === last.place ? last.at : line.text.length)
    return piece.text.trim() === '' ? [] : [piece]
  })
}

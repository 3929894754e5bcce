import { type Line, partOfText } from '../lines/line.ts'
import { isCode } from '../page/code-lines.ts'
import { closingPlace } from '../values/round-brackets.ts'
import { lineOf } from './broken-examples.ts'
import { readClauses } from './clauses.ts'
import { hasOnlyValues } from './output-end.ts'

/** How a call begins, with its name. */
const CALL = /\b([A-Za-z_]\w*)\s?\(/g
/** What stands between a call and its result, in a sentence. */
const GIVES = /^\s*(?:(?:should\s+)?(?:returns?|gives?|yields?|be|equals?)|is|evaluates\s+to|={1,3}|[-=]>|→)\s*:?\s*/
/** A result that is told so, with the mark behind it. */
const RESULT =
  /^(?:\[[^\n]*?\]+|"[^"\n]*"|'[^'\n]*'|“[^”\n]*”|[-−–]?\d+(?:\.\d+)?|true\b|false\b|null\b|none\b)[.,;:!]?(?=\s|$)\s*/i
/** A sentence has a word before the call, or behind its result. */
const WORD = /[a-z]{2,}/i
/** What a test writes before a call, and behind `assert` the beginning of its name, with strokes that were overlooked. */
const TEST = /(?:\(|\b(?:expect|check|await)|\bassert(?:\s[A-Za-z]\w*){0,3})\s*$/i
/** The beginning of a name of which a stroke was overlooked. */
const NAME = /^(?!(?:and|or|but|so|then|also|while|thus|hence|here)\b)[A-Za-z_]\w*\s+$/i
/** An example takes no more lines than this. */
const MOST_LINES = 4

/**
 * Lines with each call in the middle of a sentence, `For instance, half(4) gives 2.`, in lines of its own: a paragraph breaks
 * its sentences wherever its lines end. Only calls of what is named elsewhere on the page, and those that a line tells by
 * itself stay where they are.
 */
export function withProseCallsApart(lines: Line[]): Line[] {
  const names = lines.flatMap(({ text }) => [...text.matchAll(CALL)].map(([, name = '']) => name))
  const apart: Line[] = []
  let rest = lines
  while (rest.length > 0) {
    const [line, ...below] = rest
    const call = line && !isCode(line) ? callIn(rest, names) : null
    if (!line || !call || readClauses(line) !== null) {
      if (line) apart.push(line)
      rest = below
      continue
    }
    const own = rest.slice(0, call.end.place + 1)
    const whole = own.map((one) => ({ ...one, cutFrom: one.cutFrom ?? one.box }))
    const pieces = whole.map((one, place) => {
      const from = place === 0 ? call.start : 0
      const to = place === call.end.place ? call.end.at : one.text.length
      return partOfText(one, from, to)
    })
    const last = whole.at(-1)
    const before = call.start > 0 && whole[0] ? [partOfText(whole[0], 0, call.start)] : []
    const behind = last && call.end.at < last.text.length ? [partOfText(last, call.end.at, last.text.length)] : []
    apart.push(...before, ...pieces)
    rest = [...behind, ...rest.slice(own.length)]
  }
  return apart
}

/** The first call that begins in the first line with words beside it, and where its result ends. */
function callIn(lines: Line[], names: string[]): { start: number; end: { place: number; at: number } } | null {
  const near = lines.slice(0, MOST_LINES)
  const [first] = near
  if (!first) return null
  const text = near.map((line) => line.text).join('\n')
  for (const { 0: opening, 1: name = '', index } of first.text.matchAll(CALL)) {
    const from = index + opening.length
    const close = closingPlace(text, from)
    const before = first.text.slice(0, index)
    if (close === null || TEST.test(before) || NAME.test(before)) continue
    const given = text.slice(from, close)
    const isNamedAgain = names.filter((other) => other === name).length > 1
    if (!isNamedAgain || !/[\d"'“[]/.test(given) || !hasOnlyValues(given, false)) continue
    const gives = GIVES.exec(text.slice(close + 1))?.[0]
    const result = gives === undefined ? undefined : RESULT.exec(text.slice(close + 1 + gives.length))?.[0]
    if (gives === undefined || result === undefined) continue
    const end = lineOf(near, close + 1 + gives.length + result.trimEnd().length)
    const last = near[end.place]?.text ?? ''
    if (!WORD.test(before) && !WORD.test(last.slice(end.at))) continue
    return { start: index, end }
  }
  return null
}

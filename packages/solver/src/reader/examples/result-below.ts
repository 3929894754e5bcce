import { behindStart, type Line, withoutStart } from '../lines/line.ts'
import { behindArrow, isCallAlone, isGiven, isResult } from './arrows.ts'
import type { ToldExample } from './broken-examples.ts'
import { isOpen } from './example-parts.ts'

/** What is said before a result in a line of its own. */
const ANSWER =
  /^(?:(?:the\s+)?(?:(?:expected\s+)?(?:output|result|answer)|expected)(?:\s+(?:is|should be))?|(?:it\s+|should\s+)?(?:returns?|gives?|yields?))\s*[:=]?\s+(?=[[{("'“‘\d−–-]|(?:true|false|null|none)\b|[©®@OoQ]$)/i
/** What is said before what became of an argument that is changed in place, and its name; an arrow may stand before it. */
const CHANGED =
  /^(?:(?:[-—–~=]{1,2}\s?[>→»]|[→⇒])\s*)?(?:after(?:wards?)?(?:\s+(?:the|your)\s+(?:call|function|change))?\s*[:,]\s*(?:([A-Za-z_]\w*)\s*(?:=|is(?:\s+now)?|becomes|:)\s*)?|([A-Za-z_]\w*)\s+(?:becomes|is\s+now)\s*:?\s+)(?=[[{"'“‘\d−–-])/i
/** An arrow that was read as a dash, before a value or a word that says so. */
const DASH = /^[-—–]{1,2}\s+(?=[[{("'“‘]|(?:true|false)\b|(?:returns?|gives?|yields?)\s)/i
/** The mark of a comment that tells what the call above it returns. */
const COMMENT = /^(?:[/lI1|]\s?[/lI1|]|#|--)\s+/
/** `sort_colors(colors)`, perhaps at a prompt: a call with what is given above it, by its names. */
const CALL_OF_NAMES =
  /^(?:>{2,3}\s*)?(?:[A-Za-z_]\w*\s*=\s*)?[A-Za-z_]\w*(?:\s?_\w*)*\s?\(\s*[A-Za-z_]\w*(?:\s*,\s*[A-Za-z_]\w*)*\s*\)\s*;?$/
/** The name of what is given. */
const ASSIGNED = /\b([A-Za-z_]\w*)\s*=(?!=)/g
/** The result stands no further below what is given than this, in heights of the text. */
const FAR = 3
/** What is given, and what comes of it, take no more lines than this. */
const MOST_LINES = 4

/**
 * Reads an example whose result stands below what is given, behind an arrow or a word: `s = "ab", k = 2` and then
 * `=> true`. As labelled lines, and how many lines it takes; null where there is none.
 *
 * @param isExpected whether examples stand here, so that values need no names
 */
export function readResultBelow(lines: Line[], isExpected: boolean): ToldExample | null {
  const [first] = lines
  if (!first) return null
  const isOnlyCall = isCallAlone(first.text)
  // Above an arrow values need no names.
  const isBare = isExpected || (/^[[{"“]/.test(first.text) && isIndented(first, lines[1]))
  if (!isOnlyCall && !isGiven(first.text, isBare)) return null
  const others = lines
    .slice(1, MOST_LINES)
    .findIndex(({ text }) => ANSWER.test(text) || CHANGED.test(text) || DASH.test(text) || !isGiven(text, false))
  const end = others + 1
  const isCalled = end > 0 && !isOnlyCall && CALL_OF_NAMES.test(lines[end]?.text ?? '')
  // A line may be left empty before the call.
  if (isCalled && !isNear(lines[end - 1], lines[end], 2)) return null
  const at = isCalled ? end + 1 : end
  const [above, below] = [lines[at - 1], lines[at]]
  if (at === 0 || !below || !isNear(above, below)) return null
  const shown = isCalled && isResult(below.text) ? below : null
  const result = isOnlyCall
    ? resultIn(withoutComment(below))
    : (changedIn(below, lines.slice(0, end)) ?? resultIn(isCalled ? withoutComment(below) : below) ?? shown)
  if (!result) return null
  const output = [{ ...result, text: `Output: ${result.text}` }]
  while (isOpen(output.map(({ text }) => text).join(' ')) && output.length < MOST_LINES) {
    const next = lines[at + output.length]
    // A bracket of the result may be read as another sign; the next call is no part of it.
    if (!next || isCallAlone(next.text)) break
    output.push(next)
  }
  const given = lines
    .slice(0, end)
    .map((line, place) => (place === 0 ? { ...line, text: `Input: ${line.text}` } : line))
  return { lines: [...given, ...output], length: at + output.length }
}

function isNear(above: Line | undefined, below: Line | undefined, times = 1): boolean {
  if (!above || !below || above.picture !== below.picture) return false
  return below.box.top - above.box.top <= above.textHeight * FAR * times
}

/** What an argument that stands above has become. */
function changedIn(line: Line, given: Line[]): Line | null {
  const [said, ...names] = CHANGED.exec(line.text) ?? []
  if (said === undefined) return null
  const name = names.find((one) => one !== undefined)
  const isThere = given.some(({ text }) => [...text.matchAll(ASSIGNED)].some(([, assigned]) => assigned === name))
  return name === undefined || isThere ? behindStart(line, said) : null
}

/** A line without the mark of a comment, whose strokes are read as letters too. */
function withoutComment(line: Line): Line {
  return withoutStart(line, COMMENT.exec(line.text)?.[0] ?? '')
}

function resultIn(line: Line): Line | null {
  const dash = DASH.exec(line.text)?.[0] ?? ''
  const said = ANSWER.exec(line.text.slice(dash.length))?.[0]
  if (said !== undefined) return behindStart(line, dash + said)
  return behindArrow(line) ?? (dash === '' ? null : behindStart(line, dash))
}

/** Whether a line begins with an arrow and stands further to the right than the one above it. */
function isIndented(above: Line, line: Line | undefined): boolean {
  const isFurther = line !== undefined && line.box.left - above.box.left > above.textHeight / 2
  return isFurther && (behindArrow(line) !== null || DASH.test(line.text))
}

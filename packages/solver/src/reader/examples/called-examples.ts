import type { Line } from '../lines/line.ts'
import { isCode } from '../page/code-lines.ts'
import { callAlone } from '../values/asserted.ts'
import { BEFORE_CALL, calledIn } from './example-parts.ts'

/*
 * Calls as examples: what the lines around them tell of one that was spoiled, and of what stands below it.
 */

/** How an example begins that is a call. */
const BEGINS_CALL = /^Input:\s*[A-Za-z_]\w*\s?\(/
/** What is set in stands so far behind what is above it, in heights of the text. */
const SET_IN = 0.5

/** The names in the calls that are examples by themselves. */
export function namesCalled(lines: Line[]): Set<string> {
  return new Set(lines.flatMap((line) => (isCode(line) ? [] : (calledIn(line.text) ?? []))))
}

/** A call with a few signs, beside which stand a few more or a word that is a value; a book numbers such lines at their end. */
const FEW_SIGNS =
  /^([A-Za-z_]\w*)\s?\([^()]{0,4}\){1,2}\s*(?:\/\/|#|[-=]{0,2}>|={1,3}|→)\s*(?:\S{1,3}|true|false|null|none)(?:\s+\([\d.]+\))?$/i

/** Whether a line calls one of these names with a few signs: a figure was read as a letter, or a bracket as another one. */
export function isSpoiledCall(text: string, names: ReadonlySet<string>): boolean {
  return names.has(FEW_SIGNS.exec(text)?.[1] ?? '')
}

/** A call with a value in it, whatever stands behind it. */
const WITH_VALUE = new RegExp(String.raw`^(?:${BEFORE_CALL})?([A-Za-z_]\w*)\s?\([^)]*[\d"'“‘[]`)

/** Whether a line begins with a call of one of these names that is given a value. */
export function beginsCall(text: string, names: ReadonlySet<string>): boolean {
  return names.has(WITH_VALUE.exec(callAlone(text))?.[1] ?? '')
}

/** Lines in which the bracket behind the name of a call stands that was overlooked, or its first letter: other lines call the same. */
export function withCallsOpened(lines: Line[]): Line[] {
  const names = [...namesCalled(lines)]
  return lines.map((seen) => {
    const line = withFirstLetter(seen, names)
    const name = names.find((one) => line.text.startsWith(one))
    const rest = line.text.slice(name?.length ?? 0)
    const isOverlooked = name !== undefined && /^\s?[\d[{"'“‘−–-][^(]*\)/.test(rest)
    return isOverlooked ? { ...line, text: `${name}(${rest.trimStart()}` } : line
  })
}

/** A call whose name begins with a figure, `1sEven(4)`, which an upright letter was read as. */
function withFirstLetter(line: Line, names: string[]): Line {
  const [first, ...others] = line.words
  const behind = /^1\w+(?=\()/.exec(line.text)?.[0].slice(1)
  const name = behind && names.find((one) => /^[iIl]/.test(one) && one.slice(1) === behind)
  if (!name || !first?.text.startsWith('1')) return line
  const words = [{ ...first, text: name.charAt(0) + first.text.slice(1) }, ...others]
  return { ...line, text: name.charAt(0) + line.text.slice(1), words }
}

/** Whether a line below starter code shows what a call of its function gives, as comments there do. */
export function callsDeclared(line: Line, code: Line[]): boolean {
  const name = calledIn(line.text)
  if (name === undefined || !callAlone(line.text.replace(/^(?:\/\/|#)\s*/, '')).startsWith(name)) return false
  return declares(code, name)
}

/** Whether a line below starter code begins with a call of its function with a value, whatever stands behind that. */
export function beginsDeclared({ text }: Line, code: Line[]): boolean {
  const name = /^([A-Za-z_]\w*)\s?\((?=[[{"'“\d−–-])/.exec(text)?.[1]
  return name !== undefined && declares(code, name)
}

function declares(code: Line[], name: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[_\s]/g, '')
  return code.some((declared) => isCode(declared) && bare(declared.text).includes(`${bare(name)}(`))
}

/** Whether a line is set in below an example that is a call: what it assigns explains that one, as a call names nothing it is given. */
export function explainsCall({ box, textHeight }: Line, example: Line[]): boolean {
  const [call, ...others] = example
  const isWhole = others.some(({ text }) => text.startsWith('Output:'))
  return call !== undefined && isWhole && BEGINS_CALL.test(call.text) && box.left > call.box.left + textHeight * SET_IN
}

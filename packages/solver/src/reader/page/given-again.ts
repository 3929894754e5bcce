import { isGiven } from '../examples/arrows.ts'
import { isBound } from '../examples/output-end.ts'
import type { Line } from '../lines/line.ts'

/** The lines of an example that stands above. */
type Shown = { lines: Line[] }

/** `For nums = [3, 1]` at the beginning of a line. */
const BEGINS_GIVEN = /^(?:[A-Za-z]+,?\s+){0,2}[A-Za-z_]\w*\s*=(?!=)\s*[[{"'“‘]/

/** `2. n = 3`: among numbered examples one, whatever comes of it; its number may be misread. */
const NUMBERED_GIVEN = /^\S{1,2}[.)]\s*[A-Za-z_]\w*\s*=(?!=)/

/** How a line speaks of an example that stands elsewhere. */
const SPEAKS_OF_EXAMPLE = /\b(?:explanation|examples?|samples?|because|since|note|why|here|above|below|case)\b/i

/** How a line says what comes of what it gives. */
export const SAYS_RESULT = /\b(?:gives?|returns?|yields?|answers?|you get|results?|obtains?|produces?|leads? to)\b/i

/** What an example gives first, with the sign or the word for that; what comes of it may not have been made out. */
const GIVES_FIRST = /^Input:\s*(?:(?:[A-Za-z]+[.,]?\s+){0,6}?(?=[A-Za-z_]\w*\s+is\s))?([A-Za-z_]\w*)(\s*=(?!=)|\s+is\s)/

/** Whether a line gives values to what the examples above it give values to: it is another one, though nobody knows what comes of it. */
export function givesAgain(line: Line, above: Shown[]): boolean {
  return givesFirstAgain(line, above) || givesNamesAgain(line, above)
}

/** The same of a line in a statement, which must begin so. */
export function beginsAgain(line: Line, above: Shown[]): boolean {
  return (BEGINS_GIVEN.test(line.text) || NUMBERED_GIVEN.test(line.text)) && givesFirstAgain(line, above)
}

/**
 * Whether a line gives a value to what the examples above it give their first values to, with their sign or word for that: a
 * list or a text, or nothing but values.
 */
function givesFirstAgain({ text }: Line, above: Shown[]): boolean {
  if (isBound(text) || SPEAKS_OF_EXAMPLE.test(text)) return false
  const given = above.flatMap(({ lines: [first] }) => {
    const [, name, sign] = GIVES_FIRST.exec(first?.text ?? '') ?? []
    return name === undefined
      ? []
      : [{ name, sign: sign?.trim() === 'is' ? String.raw`\s+is\s` : String.raw`\s*[:=](?!=)` }]
  })
  return given.some(({ name, sign }) => {
    const value = new RegExp(String.raw`\b${name}${sign}\s*(?:([[{"'“‘])|-?\d)`).exec(text)
    return (
      value !== null &&
      (value[1] !== undefined || NUMBERED_GIVEN.test(text) || isGiven(text, false) || SAYS_RESULT.test(text))
    )
  })
}

/** A name with its value behind it. */
const GIVEN = /(?<![\w"'])([A-Za-z_]\w*)\s*[:=](?!=)\s*(?=[[{("'“‘\d−–-])/g
/** One name may stand in any sentence. */
const FEWEST = 2

/** Whether a line begins as an example above it does, and gives values to the same names. */
function givesNamesAgain({ text }: Line, above: Shown[]): boolean {
  const [first, ...others] = namesIn(text)
  if (first === undefined || others.length + 1 < FEWEST || !text.startsWith(first)) return false
  return above.some(({ lines: [given] }) => {
    const names = namesIn((given?.text ?? '').replace(/^Input:\s*/, ''))
    return names.join() === [first, ...others].join()
  })
}

function namesIn(text: string): string[] {
  return [...text.matchAll(GIVEN)].flatMap(([, name]) => name ?? [])
}

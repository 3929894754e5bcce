import type { Line } from '../lines/line.ts'

/** Lines of one value begin no further apart than this, in heights of the text. */
export const LINES_APART = 2.8
/** The text of one value has one size; boxes of lines differ a little by the signs in them. */
const SMALLER = 0.7

/** Below numbers a word is none of the value, but the name of somebody in a call, or a button. */
const NUMBERS = /^[\d\s.-]+$/
/** A value that is whole, below which only more of its kind is printed. */
const CONSTANT = /^\s*(?:true|false)(?:\s+(?:true|false))*\s*$/i
/** Words that are values themselves. */
const CONSTANTS = /\b(?:true|false|null|none|nil)\b/gi

const BOUND = /\w\s*(?:[<>]=?|=<|[≤≥])\s*\w|^-?\d\S*\s*=\s*[A-Za-z]\w*\s*=\s*-?\d/

/**
 * Whether a line goes on with the output begun in the lines above it. Below the last example stand a footer, the next
 * message, a panel of buttons, or a sentence of explanation without a label: none of them is part of the value.
 */
export function continuesOutput(above: { text: string; line: Line }[], { text, line }: { text: string; line: Line }) {
  const last = above.at(-1)
  if (!last) return true
  const value = above.map((part) => part.text).join('\n')
  return (
    isNear(last.line, line) &&
    !(CONSTANT.test(value) && !CONSTANT.test(text)) &&
    !isBound(text) &&
    !isSum(text) &&
    !CLOSES_COMMENT.test(text) &&
    (endsInQuotes(value) || hasOnlyValues(text, isBare(value) && !NUMBERS.test(value)) || areWords(value, text))
  )
}

/** Lines of small letters, none of which can be a sentence, as a program prints words. */
function areWords(above: string, below: string): boolean {
  return /^[a-z][a-z\s]*$/.test(above) && /^[a-z][a-z ]*$/.test(below.trim())
}

function isNear(above: Line, below: Line): boolean {
  // The edge of a shot may go through a value.
  if (above.picture !== below.picture) return true
  const apart = below.box.top - above.box.top
  return apart <= above.textHeight * LINES_APART && below.box.height >= above.box.height * SMALLER
}

/** Whether a quoted text is still open where a value breaks off. */
export function endsInQuotes(value: string): boolean {
  return (value.match(/["“”„]/g)?.length ?? 0) % 2 === 1
}

/** Numbers and words as a program prints them, without brackets and quotes. */
function isBare(value: string): boolean {
  return !/[[\](){}"'“”‘’]/.test(value)
}

/** Whether a line is a bound of what is given, as constraints have it: `1 <= k <= n`. */
export function isBound(text: string): boolean {
  return BOUND.test(unquoted(text))
}

/** The end of a comment, below the last value in it. */
const CLOSES_COMMENT = /^\S?\s?[*/]{1,2}$/

/** Whether a line works out a number, as an explanation does: `8 = 2 + 3 + 3`. */
function isSum(text: string): boolean {
  return /^-?\d+\s*=\s*\(?-?\d+\s*[-+*x×]\s*\(?-?\d/.test(text.trim())
}

/** A text without what stands in quotes there. */
export function unquoted(text: string): string {
  return text.replace(/(["“”'‘’])[^"“”'‘’]*["“”'‘’]/g, '')
}

/** Whether a text has words one after the other, outside of quotes, as a sentence has and no value. */
export function hasWordsInARow(text: string): boolean {
  return /[a-z]{2,}\s+[a-z]{2,}\s+[a-z]{2,}/i.test(unquoted(text))
}

/** Whether a line holds nothing but pieces of values. A word by itself is one where the value above is bare, too. */
export function hasOnlyValues(text: string, afterBare: boolean): boolean {
  const plain = unquoted(text).replace(CONSTANTS, '')
  const words = plain.match(/(?<!["'“”‘’\w])[a-z]{2,}(?!["'“”‘’\w])/gi) ?? []
  return words.length === 0 || (afterBare && words.join('') === text.trim())
}

import type { Accepts } from '../../src/any-answer.ts'

/** What is left of the text once some characters are gone: balanced, and as long as the expected answer. */
export const accepts: Accepts = ([text], expected, actual) =>
  typeof text === 'string' &&
  typeof expected === 'string' &&
  typeof actual === 'string' &&
  actual.length === expected.length &&
  isBalanced(actual) &&
  isLeftOf(text, actual)

function isBalanced(text: string): boolean {
  let open = 0
  for (const character of text) {
    if (character === '(') open++
    if (character === ')' && --open < 0) return false
  }
  return open === 0
}

/** Whether the characters of `rest` stand in this order in the text. */
function isLeftOf(text: string, rest: string): boolean {
  let found = 0
  for (let at = 0; at < text.length; at++) if (text[at] === rest[found]) found++
  return found >= rest.length
}

import type { Accepts } from '../../src/any-answer.ts'

/** A palindrome within the text, as long as the expected one. */
export const accepts: Accepts = ([text], expected, actual) =>
  typeof text === 'string' &&
  typeof expected === 'string' &&
  typeof actual === 'string' &&
  actual.length === expected.length &&
  isPalindrome(actual) &&
  text.includes(actual)

function isPalindrome(text: string): boolean {
  for (let left = 0, right = text.length - 1; left < right; left++, right--)
    if (text[left] !== text[right]) return false
  return true
}

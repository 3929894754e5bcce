import type { Accepts } from '../../src/any-answer.ts'

/** The letters of the text, no two equal ones side by side. That there is no such order is for the expected answer to say. */
export const accepts: Accepts = ([text], expected, actual) => {
  if (typeof text !== 'string' || typeof actual !== 'string') return false
  if (actual === '' || expected === '') return actual === expected
  return sorted(actual) === sorted(text) && [...actual].every((letter, at, letters) => letter !== letters[at - 1])
}

function sorted(text: string): string {
  return [...text].sort().join('')
}

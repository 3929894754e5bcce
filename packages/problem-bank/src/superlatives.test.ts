import { expect, test } from 'vitest'
import { saysExtreme, saysSuperlative } from './superlatives.ts'
import { wordsOf } from './text.ts'

test.each([
  'Return the minimum sum.',
  'Find the cheapest way down.',
  'Use as few coins as possible.',
  'How much can she carry home?',
  'A run that is longer than any other.',
  'Minimise what is paid.',
  'No cheaper way may exist.',
])('the most or the least of something is asked for: %s', (asked) => {
  expect(saysExtreme(wordsOf(asked))).toBe(true)
})

test.each([
  'It rolls to the lower of the two, and stops where neither is lower than its own.',
  'Add up the heights of all cells it visits.',
  'Test the rest of the guests on request.',
])('nothing of the kind is asked for: %s', (asked) => {
  expect(saysExtreme(wordsOf(asked))).toBe(false)
})

test('a superlative says so, and a limit or a count does not', () => {
  expect(saysSuperlative(wordsOf('Return the size of the largest patch.'))).toBe(true)
  expect(saysSuperlative(wordsOf('How many patches are there? There is at least one.'))).toBe(false)
})

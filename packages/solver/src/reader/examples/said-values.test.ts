import { expect, test } from 'vitest'
import { givenIn } from './arrows.ts'
import { withEqualsForIs } from './said-values.ts'

test('what a sentence gives may stand behind the line that names it, or have lost its spaces', () => {
  expect(withEqualsForIs('fees is [4, 1] and days is')).toBe('fees = [4, 1] and days = ')
  expect(withEqualsForIs('fees is [4, 1]anddaysis 3')).toBe('fees = [4, 1] and days = 3')
  expect(givenIn('and days is 3')).toBe('days = 3')
})

test('a word that is said in a text in quotes stands there', () => {
  for (const given of ['s = "it is 5 now"', "s = 'and it is'", 's = "all and it is', 's = “what is 2”'])
    expect(withEqualsForIs(given)).toBe(given)
})

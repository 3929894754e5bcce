import { expect, test } from 'vitest'
import { lines } from '../lines/lines.fixture.ts'
import { sortLines } from './sections.ts'

function examples(...page: string[]): string[][] {
  return sortLines(lines(...page)).examples.map((example) => example.lines.map(({ text }) => text))
}

const SAID = ['Ways to decode', 'Count the ways to decode a text of digits.']

test('examples side by side are told apart, each with the result below it', () => {
  expect(examples(...SAID, 's = "12"     s = "226"', 'Result: 2     Result: 3', 'AB or L     three ways')).toEqual([
    ['Input: s = "12"', 'Output: 2'],
    ['Input: s = "226"', 'Output: 3'],
  ])
})

test('a table may be headed at its side', () => {
  expect(examples(...SAID, 'Input     "12"     "226"', 'Output    2        3')).toEqual([
    ['Input: "12"', 'Output: 2'],
    ['Input: "226"', 'Output: 3'],
  ])
})

test('where a result was overlooked, no example has any', () => {
  expect(examples(...SAID, 's = "12"     s = "226"     s = "06"', 'Result: 2     Result: 3')).toEqual([
    ['Input: s = "12"'],
    ['Input: s = "226"'],
    ['Input: s = "06"'],
  ])
})

test('arguments of one example that stand apart are not taken for examples', () => {
  expect(examples(...SAID, 'Input: s = "12"     k = 3', 'Output: 2')).toEqual([
    ['Input: s = "12"     k = 3', 'Output: 2'],
  ])
})

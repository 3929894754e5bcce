import { expect, test } from 'vitest'
import { readHeadsInWords } from './heads-in-words.ts'
import { examplesOf, page, STATEMENT } from './page.fixture.ts'
import { sortLines } from './sections.ts'

const FIRST = ['When word is', '"fish"', 'and gap is', '2', 'then answer', '6']
const SECOND = ['When word is', '"owl"', 'and gap is', '1', 'then answer', '3']

test('values below what says in words which they are, are examples with their names', () => {
  const shown = page(...STATEMENT, ...FIRST, '', ...SECOND, '', 'Words have small letters only.')
  const { examples, statement } = sortLines(shown)
  expect(examples.map(({ names }) => names)).toEqual([
    ['word', 'gap'],
    ['word', 'gap'],
  ])
  expect(examplesOf(...STATEMENT, ...FIRST, '', ...SECOND)).toEqual([
    ['"fish"|2', '6'],
    ['"owl"|1', '3'],
  ])
  // What is said below them may be said of the task.
  expect(statement.at(-1)?.text).toBe('Words have small letters only.')
})

test('other words may say so, also below the heading of an example, and a value may go on below', () => {
  const long = ['Given rows =', '[[4, 1], [7,', '2]]', 'the output should be:', '[4,', '7]']
  expect(examplesOf(...STATEMENT, 'Example 1', ...long, 'Example 2', 'If rows is', '[]', 'we get', '[]')).toEqual([
    ['[[4, 1], [7,|2]]', '[4,|7]'],
    ['[]', '[]'],
  ])
})

test('what has the same heads, and values that cannot be told, is an example without a result', () => {
  const withoutValue = SECOND.filter((text) => text !== '1')
  expect(examplesOf(...STATEMENT, ...FIRST, '', ...withoutValue)).toEqual([
    ['"fish"|2', '6'],
    ['When word is', ''],
  ])
  expect(examplesOf(...STATEMENT, 'Wnen word is', ...SECOND.slice(1), '', ...FIRST)).toEqual([
    ['gap = ', ''],
    ['"fish"|2', '6'],
  ])
})

test('sentences that break behind such words are none', () => {
  expect(
    readHeadsInWords(page(...STATEMENT, 'When gap is', '2 the two words are far apart.', 'then answer', '4')),
  ).toEqual(new Map())
  expect(readHeadsInWords(page(...STATEMENT, 'When gap is', '2', 'there is nothing to do'))).toEqual(new Map())
})

import { expect, test } from 'vitest'
import { examplesOf, STATEMENT } from './page.fixture.ts'

const SHOWN = ['row: [4, 7], k: 2 => 11', 'row: [5], k: 1 => 5']

test('a line among examples that gives values to their names is one of them, though its result cannot be told', () => {
  expect(examplesOf(...STATEMENT, ...SHOWN, 'row: [], k: 1 = nothing at all')).toHaveLength(3)
  expect(examplesOf(...STATEMENT, 'n: 4, k: 2 => 8', 'n: 5, k: 1 = nothing', 'n: 5, k: 3 => 15')).toEqual([
    ['n: 4, k: 2', '8'],
    ['n: 5, k: 1 = nothing', ''],
    ['n: 5, k: 3', '15'],
  ])
})

test('a line that gives less, or says something before, is none', () => {
  expect(
    examplesOf(...STATEMENT, 'n: 4, k: 2 => 8', 'k: 1 is the least', 'where n: 5 and k: 1 are small'),
  ).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { examplesOf, STATEMENT } from './page.fixture.ts'

test('a table for each example, with a row for each argument and one for what is expected, is one example', () => {
  const first = ['Test case 1', 'crates      [1, 2, 3]', 'deadline    5', 'Expected    15']
  const second = ['Test case 2', 'crates      [4, 4]', 'deadline    1', 'Expected    8']
  expect(examplesOf(...STATEMENT, ...first, '', ...second, '', 'Constraints:', '1 <= deadline <= 9')).toEqual([
    ['[1, 2, 3]|5', '15'],
    ['[4, 4]|1', '8'],
  ])
})

test('rows without a result are no example of their own', () => {
  expect(examplesOf(...STATEMENT, 'crates      [1, 2, 3]', 'deadline    5', 'Ships at noon, or later.')).toEqual([])
})

test('a text that is broken over two lines is no row with a name', () => {
  const example = ['Example 1:', 'Input: phrase = "Was it a car, or a cat', 'I      saw?"', 'Output: true']
  expect(examplesOf(...STATEMENT, ...example)).toEqual([['phrase = "Was it a car, or a cat|I saw?"', 'true']])
})

test('texts of brackets that were misread stand below what is given, and are what is expected', () => {
  const example = ['Sample 2', 'pairs       3', 'expected    econ" com" eMmO" "0m"']
  expect(examplesOf(...STATEMENT, ...example)).toEqual([['3', 'econ" com" eMmO" "0m"']])
  const prose = ['Sample 2', 'pairs       3', 'expected     econ com eMmO']
  expect(examplesOf(...STATEMENT, ...prose)).not.toContainEqual(['3', 'econ com eMmO'])
})

import { expect, test } from 'vitest'
import { examplesOf, STATEMENT } from './page.fixture.ts'

test.each([
  ['Input a = [2, 9]', 'Output 32', ['a = [2, 9]', '32']],
  ['Input [2, 9]', 'Output [[2], [9]]', ['[2, 9]', '[[2], [9]]']],
  ['Input s = "ab", k = 3', 'Output true', ['s = "ab", k = 3', 'true']],
  ['Input a = [2]', 'Output ©', ['a = [2]', '©']],
  ['Input 27', 'Output 9', ['27', '9']],
])('labels are set apart by their type alone: %s, %s', (given, result, [input = '', output = '']) => {
  const shown = ['Example 1', given, result, 'Explanation it is what it is.', 'Example 2', given, result]
  const example = [input, output]
  expect(examplesOf(...STATEMENT, ...shown, 'Constraints:', '1 <= k <= 9')).toEqual([example, example])
})

test('what is given may go on in the lines below', () => {
  const shown = ['Example 1', 'Input a = [[1, 2],', '[3, 4]]', 'Output [1, 2]']
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([['a = [[1, 2],|[3, 4]]', '[1, 2]']])
})

test('the numbers of labels are no values', () => {
  expect(examplesOf(...STATEMENT, 'Input 1', '5 2', 'Output 1', '7', 'Input 2', '3 3', 'Output 2', '6')).toEqual([
    ['5 2', '7'],
    ['3 3', '6'],
  ])
})

test('short labels without a colon are labels where values stand behind them', () => {
  const shown = [
    'Example 1',
    'in a = "xyx"',
    'out [3]',
    'note "x" and "y" are one piece',
    'Example 2',
    'in a = "q"',
    'out true',
  ]
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['a = "xyx"', '[3]'],
    ['a = "q"', 'true'],
  ])
})

test('before and after head what is changed in place', () => {
  const shown = ['Test 1', 'before', '[[1, 2],', '[3, 4]]', 'after', '[[1, 3],', '[2, 4]]']
  const once = ['[[1, 2],|[3, 4]]', '[[1, 3],|[2, 4]]']
  expect(examplesOf(...STATEMENT, ...shown, 'Test 2', ...shown.slice(1))).toEqual([once, once])
  expect(examplesOf(...STATEMENT, 'after', '[[1, 3]]', 'before', '[[1, 2]]')).toEqual([])
})

test('before and after may have the value behind them, without a heading between two examples', () => {
  const shown = ['Before: row = [1, 2]', 'After: row = [2, 1]', 'Before: row = [3]', 'After: row = [3]']
  expect(examplesOf(...STATEMENT, 'Examples', ...shown)).toEqual([
    ['row = [1, 2]', 'row = [2, 1]'],
    ['row = [3]', 'row = [3]'],
  ])
})

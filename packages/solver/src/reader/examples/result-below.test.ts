import { expect, test } from 'vitest'
import { lines } from '../lines/lines.fixture.ts'
import { examplesOf, STATEMENT } from '../page/page.fixture.ts'
import { sortLines } from '../page/sections.ts'

test('a result may stand below a call in a comment, and a call of which none was seen is an example all the same', () => {
  const page = (second: string) =>
    sortLines(
      lines(
        'Sums of two',
        'Add two numbers and give their sum.',
        'add(1, 2)',
        '// → 3',
        'add(2, 2)',
        second,
        'add(3, 4)',
        '1/ => 7',
      ),
    ).examples.map((example) => example.lines.map(({ text }) => text))
  const [first, last] = [
    ['Input: add(1, 2)', 'Output: 3'],
    ['Input: add(3, 4)', 'Output: 7'],
  ]
  expect(page('// → 4')).toEqual([first, ['Input: add(2, 2)', 'Output: 4'], last])
  expect(page('/! 7 A')).toEqual([first, ['Input: add(2, 2)', '/! 7 A'], last])
})

test.each([
  '-> 3',
  '=> 3',
  '= 3',
  '→ 3',
  'returns 3',
  'should return 3',
  'Returns: 3',
  'Output: 3',
  'Expected output: 3',
  'result = 3',
  '// 3',
  '// -> 3',
  '// returns 3',
  '// Output: 3',
  '# 3',
  '# -> 3',
  '# result: 3',
])('what a call gives may stand below it: %s', (result) => {
  const shown = ['parts([["1", "0"], ["0", "1"]])', result, 'parts([["0"]])', result.replace('3', '0')]
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['[["1", "0"], ["0", "1"]]', '3'],
    ['[["0"]]', '0'],
  ])
})

test('what became of an argument may be told behind an arrow', () => {
  const shown = ['nums = [1, 2, 3], k = 1', '-> nums is now [3, 1, 2]', 'nums = [4, 5], k = 2', '=> nums is now [4, 5]']
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['nums = [1, 2, 3], k = 1', '[3, 1, 2]'],
    ['nums = [4, 5], k = 2', '[4, 5]'],
  ])
})

test('a list is given up to its end, and what comes of it stands below', () => {
  const shown = ['Example 1: head = 1 -> 2 -> null', 'returns 2 -> 1 -> null', 'Example 2: head = null', 'returns null']
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['head = 1 -> 2 -> null', '2 -> 1 -> null'],
    ['head = null', 'null'],
  ])
})

test('an arrow further to the right, below values without names, leads to what comes of them, though it was read as a dash', () => {
  for (const arrow of ['→', '-', '—']) {
    const further = (value: string): [string, { left: number }] => [`${arrow} ${value}`, { left: 24 }]
    const { examples } = sortLines(
      lines(
        'Words',
        'Put equal words together.',
        '["up", "on"]',
        further('[["up"], ["on"]]'),
        '["a"]',
        further('[["a"]]'),
      ),
    )
    expect(
      examples.map((example) => example.lines.map(({ text }) => text)),
      arrow,
    ).toEqual([
      ['Input: ["up", "on"]', 'Output: [["up"], ["on"]]'],
      ['Input: ["a"]', 'Output: [["a"]]'],
    ])
  }
})

test('the dash that an arrow was read as stands before the word, and a zero may be read as a round sign', () => {
  const shown = ['Example 1', 'a = [3, 8]', '—- returns ©', '(8 and 3 leave 5)', 'Example 2', 'a = [5]', '- returns 5']
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['a = [3, 8]', '©'],
    ['a = [5]', '5'],
  ])
})

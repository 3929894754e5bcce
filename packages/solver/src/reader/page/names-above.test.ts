import { expect, test } from 'vitest'
import { examplesOf, page, STATEMENT } from './page.fixture.ts'
import { sortLines } from './sections.ts'

const CASE = ['Case 1', 'k', '5', 'table', '[[1, 4], [2,', '9]]', 'Expected', '4']

test('values below their names, and a result below its heading, are an example with its names', () => {
  expect(examplesOf(...STATEMENT, ...CASE, 'Case 2', 'k', '1', 'table', '[[7]]', 'Expected', '7', 'Bounds')).toEqual([
    ['5|[[1, 4], [2,|9]]', '4'],
    ['1|[[7]]', '7'],
  ])
  expect(sortLines(page(...STATEMENT, ...CASE)).examples[0]?.names).toEqual(['k', 'table'])
})

test('without a heading, or with a sentence among them, they are none', () => {
  expect(examplesOf(...STATEMENT, ...CASE.slice(1))).toEqual([])
  const [first] = sortLines(page(...STATEMENT, 'Case 1', 'What follows is long:', '5', 'Expected', '4')).examples
  expect(first?.names).toBeUndefined()
  const [labelled] = sortLines(
    page(...STATEMENT, 'Example 1:', 'Input', '["A", "b"]', '[[], [1]]', 'Output', '[null, 2]'),
  ).examples
  expect(labelled?.names).toBeUndefined()
})

import { expect, test } from 'vitest'
import { examplesOf, page, STATEMENT } from './page.fixture.ts'
import { startsExample } from './sections.ts'

test('the cells of a notebook are calls and what came of them', () => {
  const cells = [
    'In [1]: def double(n):',
    '...',
    'In [2]: double([4, 1])',
    'Out[2]: [8, 2]',
    'In [3]: double([])',
    'out[3]: []',
  ]
  expect(examplesOf(...STATEMENT, ...cells)).toEqual([
    ['[4, 1]', '[8, 2]'],
    ['[]', '[]'],
  ])
})

test('a cell may go on below, and the brackets around its number be read as letters', () => {
  const cells = [
    'In [2]: tidy[[["x", "y"],',
    '["y"]])',
    'outl2]: 1',
    'In [ 3]: tidy([])',
    'outa]: 0',
    'In [4]: tidy([[]])',
  ]
  expect(examplesOf(...STATEMENT, ...cells, 'Oout[4]l: 2')).toEqual([
    ['[["x", "y"],|["y"]]', '1'],
    ['[]', '0'],
    ['[[]]', '2'],
  ])
})

test('a cell that tests says itself what comes of its calls', () => {
  const cells = ['In [ ]: assert sorted(tidy([4, 1])) == [[1], [4]]', 'assert sorted(tidy([2])) == [[2]]']
  expect(examplesOf(...STATEMENT, ...cells)).toEqual([
    ['[4, 1]', '[[1], [4]]'],
    ['[2]', '[[2]]'],
  ])
})

test('a cell with a call begins an example, and one that declares a function does not', () => {
  const [called, declared] = page('In [2]: tidy([[4]])', 'In [1]: def tidy(rows=[]):')
  expect([called, declared].map((line) => line && startsExample(line))).toEqual([true, false])
})

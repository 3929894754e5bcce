import { expect, test } from 'vitest'
import { examplesOf, STATEMENT } from './page.fixture.ts'

test('the records of a table of tests are examples, and the lines around it are none', () => {
  const table = [
    'tests := []struct{ n int; want int }{',
    '{n: 4, roads: [][]int{{2, 1}, {2, 3}}, want: 7},',
    '{n: 3, roads: [][]int{{1, 2}}, want: -1},',
    '}',
  ]
  expect(examplesOf(...STATEMENT, 'Examples', ...table)).toEqual([
    ['n: 4, roads: [][]int{{2, 1}, {2, 3}}', '7'],
    ['n: 3, roads: [][]int{{1, 2}}', '-1'],
  ])
})

test('an object of a script names what is expected in other words', () => {
  const cases = ['const cases = [', '{ nums: [2, 7], target: 9, expected: [0, 1] },', '];']
  expect(examplesOf(...STATEMENT, ...cases)).toEqual([['nums: [2, 7], target: 9', '[0, 1]']])
})

test('an object without what is expected is no example', () => {
  expect(examplesOf(...STATEMENT, '{ nums: [2, 7], target: 9 },')).toEqual([])
})

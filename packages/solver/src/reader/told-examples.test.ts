import { expect, test } from 'vitest'
import { examplesOf, STATEMENT } from './page.fixture.ts'

test('an example told in a sentence may break before its result', () => {
  const first = ['e For cities = 4, roads = [[0, 1], [1, 2]], from =', '0, to = 2 the answer is 700.']
  const second = ['e For cities = 3, roads = [[0, 1]], from = 0, to', '= 1 the answer is -1.']
  expect(examplesOf(...STATEMENT, 'Examples', ...first, ...second)).toEqual([
    ['cities = 4, roads = [[0, 1], [1, 2]], from =|0, to = 2', '700'],
    ['cities = 3, roads = [[0, 1]], from = 0, to|= 1', '-1'],
  ])
})

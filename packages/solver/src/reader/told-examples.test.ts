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

test('an example told with a word for its arrow stands without what is said of it in brackets, spaces or none', () => {
  const told = ['root = [1, 2, 3] gives 25 (12 + 13 = 25)', 'root = [4, 9]gives4(1, 2, 6, 9)', 'root = [] gives 0']
  expect(examplesOf(...STATEMENT, 'Examples', ...told)).toEqual([
    ['root = [1, 2, 3]', '25'],
    ['root = [4, 9]', '4'],
    ['root = []', '0'],
  ])
})

import { expect, test } from 'vitest'
import { examplesOf, STATEMENT } from './page.fixture.ts'

test('headings that a narrow column breaks are those of one table', () => {
  const first = ['Sample           Sample output 1', 'input 1', '"noon"           [["noon"]]', '']
  const second = ['Sample input     Sample output 2', '2', '"abb"            [["a", "b"],', '                 ["bb"]]']
  expect(examplesOf(...STATEMENT, ...first, ...second)).toEqual([
    ['"noon"', '[["noon"]]'],
    ['"abb"', '[["a", "b"],|["bb"]]'],
  ])
})

test('a number below whole headings is a value', () => {
  expect(examplesOf(...STATEMENT, 'Sample Input     Sample Output', '7                9')).toEqual([['7', '9']])
})

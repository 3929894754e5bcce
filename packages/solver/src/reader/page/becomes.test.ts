import { expect, test } from 'vitest'
import { lines } from '../lines/lines.fixture.ts'
import { withBecomesLabelled } from './becomes.ts'

const texts = (...shown: string[]) => withBecomesLabelled(lines(...shown)).map(({ text }) => text)

test('values above and below a word that stands by itself are what is given and what it becomes', () => {
  expect(
    texts(
      'For instance,',
      'pixels = [[1, 2], [3, 4]]',
      'becomes',
      'pixels = [[3, 1], [4, 2]]',
      'and',
      'pixels = [[5]]',
      'becomes',
      'pixels = [[5]]',
    ),
  ).toEqual([
    'For instance,',
    'Input: pixels = [[1, 2], [3, 4]]',
    'Output: [[3, 1], [4, 2]]',
    'Input: pixels = [[5]]',
    'Output: [[5]]',
  ])
  expect(texts('1 -> 2 -> 3', 'becomes', '1 -> 3 -> 2')).toEqual(['Input: 1 -> 2 -> 3', 'Output: 1 -> 3 -> 2'])
})

test('between sentences such a word is one of them', () => {
  const prose = ['The row at the top', 'becomes', 'the column at the right-hand edge.']
  expect(texts(...prose)).toEqual(prose)
})

import { expect, test } from 'vitest'
import { examplesOf, STATEMENT } from './page.fixture.ts'

test('what a name stands for behind a call is what the call changes', () => {
  const shown = [
    'Examples:',
    'tile = [[1, 2],',
    '[3, 4]]',
    'quarterTurn(tile)',
    '# tile is now [[3, 1], [4, 2]]',
    'tile = [[5]]',
  ]
  expect(examplesOf(...STATEMENT, ...shown, 'quarterTurn(tile)', '# tile is now [[5]]')).toEqual([
    ['tile = [[1, 2],|[3, 4]]', '[[3, 1], [4, 2]]'],
    ['tile = [[5]]', '[[5]]'],
  ])
})

test('it may be said behind the call, which takes another value too', () => {
  const shown = ['let nums = [1, 2, 3];', 'let k = 2;', 'rotate(nums, k); // nums is now [2, 3, 1]']
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([['nums = [1, 2, 3];|k = 2;', '[2, 3, 1]']])
})

test('what is said of another name is no result', () => {
  const shown = ['nums = [1, 2, 3]', 'rotate(nums)', '# size is 3']
  expect(examplesOf(...STATEMENT, ...shown).flat()).not.toContain('3')
})

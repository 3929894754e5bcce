import { expect, test } from 'vitest'
import { page, STATEMENT } from '../page/page.fixture.ts'
import { sortLines } from '../page/sections.ts'
import { nameInCalls } from './example-parts.ts'

test.each([
  [['fewest([2, 7], 9) -> 2', 'fewest([3], 4) -> -1'], 'fewest'],
  [['assert countAll(4, [1, 3]) == 2', 'assert countAll(0, []) == 0'], 'countAll'],
  [['print(is_even(2))  # True', 'print(is_even(3))  # False'], 'is_even'],
  [['two sum([2, 7], 9) -> 2'], undefined],
  [['twoSum([2, 7], 9) -> 2', 'twosum([3], 4) -> -1'], undefined],
  [['Input: nums = [2, 7]', 'Output: 2'], undefined],
])('the calls of a page name its function: %j', (calls, name) => {
  expect(nameInCalls(sortLines(page(...STATEMENT, ...calls)).examples)).toBe(name)
})

import { expect, test } from 'vitest'
import { examplesOf, page, STATEMENT } from '../page/page.fixture.ts'
import { sortLines } from '../page/sections.ts'
import { parseArguments } from '../values/values.ts'
import { withListsOfElements } from './indexed-elements.ts'

const PAGE = [
  ...STATEMENT,
  ...['Write a function:', 'def solution(A)', 'that, given an array A, returns how many there are.'],
  ...['For example, given array A such that:', 'Al0] = 6', 'All] = 2  A[2] = 6'],
  ...['the function should return 6, as explained above (3 units over block 1).'],
  'Given A = [1], the function should return 1.',
]

test('a list that is shown element by element is an example, with its result in the sentence below', () => {
  expect(examplesOf(...PAGE).map(([given]) => given)).toEqual(['Al0] = 6|All] = 2 A[2] = 6', 'A = [1]'])
  expect(examplesOf(...PAGE)[0]?.[1]).toMatch(/^6/)
})

test('a sentence goes on below the head of the function that it asks for', () => {
  expect(sortLines(page(...PAGE)).statement.map(({ text }) => text)).toContain(
    'that, given an array A, returns how many there are.',
  )
})

test('elements are the list that they make, in their order', () => {
  expect(parseArguments(withListsOfElements('Al0] = 6\nAll] = -2\nA[2] = 6, B[0] = 3'))).toEqual([
    { name: 'A', value: [6, -2, 6] },
    { name: 'B', value: [3] },
  ])
  expect(withListsOfElements('nums = [1], k = 2')).toBe('nums = [1], k = 2')
})

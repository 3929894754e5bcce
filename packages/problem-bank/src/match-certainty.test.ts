import { expect, test } from 'vitest'
import { openBank } from './bank.ts'
import { matchProblem } from './match.ts'
import { page } from './pages-for-tests.ts'

const bank = await openBank()
const STATEMENT =
  'Given an array of integers nums and an integer target, return the indices of the two numbers that add up to target.'
const FIRST: [Record<string, number | number[]>, number[]] = [{ nums: [2, 7, 11, 15], target: 9 }, [0, 1]]
const BOUNDS = ['2 <= nums.length <= 10^4', '-10^9 <= nums[i] <= 10^9', '-10^9 <= target <= 10^9']

test('two examples that fit make a match certain, whatever the title', () => {
  const second: typeof FIRST = [{ nums: [3, 2, 4], target: 6 }, [1, 2]]
  expect(matchProblem(bank, page('Cashier', STATEMENT, [FIRST, second]))?.certainty).toBe('certain')
})

test('one example is enough where title and constraints agree, even as OCR writes powers', () => {
  const constraints = BOUNDS.map((line) => line.replace('^', '').replaceAll('<=', '≤'))
  expect(matchProblem(bank, page('1. Two Sum', STATEMENT, [FIRST], { constraints }))?.doubts).toEqual([])
})

test.each([
  ['the title differs', 'Cashier', BOUNDS],
  ['the constraints differ', 'Two Sum', ['1 <= nums.length <= 7']],
  ['the constraints are missing', 'Two Sum', []],
])('one example is not enough where %s', (_, title, constraints) => {
  const match = matchProblem(bank, page(title, STATEMENT, [FIRST], { constraints }))
  expect(match?.certainty).toBe('likely')
  expect(match?.doubts.join()).toContain('Only one example')
})

test('with no example read, the title alone makes it likely, and nothing is called', () => {
  const unread = page('Two Sum', STATEMENT, [], { examples: [{ input: 'nurns = [2,', expected: '' }] })
  const match = matchProblem(bank, unread)
  expect([match?.certainty, match?.calls]).toEqual(['likely', [null]])
  expect(matchProblem(bank, { ...unread, title: 'Cashier' })).toBeNull()
})

test('an example whose arguments are fewer than the others counts as unread', () => {
  const match = matchProblem(bank, page('Cashier', STATEMENT, [FIRST, [{ nums: [3, 2, 4] }, [1, 2]]]))
  expect(match?.certainty).toBe('likely')
  expect(match?.calls.at(-1)).toBeNull()
})

test('a page that says much nobody can place is not certain', () => {
  const story = `${STATEMENT} Wizards brew potions beneath glaciers while dragons juggle lanterns, violins hum and marmots debate galactic treaties.`
  const second: typeof FIRST = [{ nums: [3, 2, 4], target: 6 }, [1, 2]]
  expect(matchProblem(bank, page('', story, [FIRST, second]))?.certainty).toBe('likely')
})

test('arguments may be swapped without doubt where the problem is the same both ways', () => {
  const statement = 'Given two strings, return true if one is an anagram of the other.'
  const shown = page('', statement, [
    [{ one: 'ab', other: 'ba' }, true],
    [{ one: 'ab', other: 'bb' }, false],
  ])
  expect(matchProblem(bank, shown)).toMatchObject({ entry: { slug: 'valid-anagram' }, certainty: 'certain' })
})

/** Twists in everyday words that name no idea. Their examples would pass, so the words alone must keep the doubt. */
const sly = [
  page('Two Sum', 'Return the indices of two numbers in nums whose sum is greater than target.', [
    [{ nums: [1, 2], target: 2 }, [0, 1]],
    [{ nums: [1, 2], target: 1 }, [0, 1]],
  ]),
  page('Two Sum', 'Return the indices of the two numbers that add up to target, larger index first.', [
    [{ nums: [1, 2], target: 3 }, [1, 0]],
    [{ nums: [2, 2], target: 4 }, [1, 0]],
  ]),
  page('Max', 'Return the largest sum of a contiguous subarray that is smaller than 100.', [
    [{ nums: [1, 2] }, 3],
    [{ nums: [5] }, 5],
  ]),
  page('Reverse', 'Sort the linked list, then reverse the linked list and return it.', [
    [{ head: [1, 2] }, [2, 1]],
    [{ head: [1] }, [1]],
  ]),
  page('Islands', 'Count the islands of land ("1") in the grid that have more than two cells.', [
    [{ grid: [['0']] }, 0],
    [{ grid: [['1', '1', '1']] }, 1],
  ]),
  page('Product', 'Return for each element the product of all the other non-zero elements.', [
    [{ nums: [1, 2] }, [2, 1]],
    [{ nums: [3, 2] }, [2, 3]],
  ]),
  page(
    'Valid',
    'Given a string of brackets, return true if it is valid. Round brackets may not contain square brackets.',
    [
      [{ s: '()' }, true],
      [{ s: '(' }, false],
    ],
  ),
  page('Valid', 'Given a string of brackets, return true if it is valid and has 7 pairs or none.', [
    [{ s: '' }, true],
    [{ s: '(' }, false],
  ]),
]

test.each(sly.map((shown) => [shown.statement, shown] as const))('not certain: %s', (_, shown) => {
  expect(matchProblem(bank, shown)?.certainty).not.toBe('certain')
})

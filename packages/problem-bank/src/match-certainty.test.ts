import { expect, test } from 'vitest'
import { openBank } from './bank.ts'
import { matchProblem } from './match.ts'
import { page } from './page-for-tests.ts'

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

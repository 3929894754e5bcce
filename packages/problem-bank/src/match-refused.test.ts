import { expect, test } from 'vitest'
import { openBank } from './bank.ts'
import { matchProblem } from './match.ts'
import { page, twistedPages } from './pages-for-tests.ts'

const bank = await openBank()
const twisted = twistedPages(bank).map(({ slug, twist, problem }) => [slug, twist, problem] as const)

/** Their examples are chosen, where that is possible, so that the bundled answer would pass: the words must stop it. */
test.each(twisted)('not taken for %s: %s', (slug, _, problem) => {
  expect(matchProblem(bank, problem)?.entry.slug).not.toBe(slug)
})

test('there are look-alikes enough to be worth the name', () => {
  expect(twisted.length).toBeGreaterThanOrEqual(90)
})

test('a problem the bank does not have is not found', () => {
  const words =
    'A street has lanterns in a row. Lantern i has brightness lamps[i]. Two lanterns greet each other when they are equally bright and every lantern between them is dimmer. Return the number of pairs of lanterns that greet each other.'
  const lanterns = page('Lantern Rows', words, [
    [{ lamps: [3, 1, 3, 2, 3] }, 2],
    [{ lamps: [4, 4, 4] }, 2],
  ])
  expect(matchProblem(bank, lanterns)).toBeNull()
})

test('a word that changes the problem is seen through misreading too', () => {
  const words = 'Given a circuIar integer array nums, return the rnaximum possible sum of a subarray of nums.'
  const shown = page('', words, [
    [{ nums: [1, -2, 3] }, 3],
    [{ nums: [2] }, 2],
  ])
  expect(matchProblem(bank, shown)).toBeNull()
})

test('an example whose value is of another kind refuses the match', () => {
  const words =
    'Given an array of integers nums and an integer target, return the indices of the two numbers that add up to target.'
  expect(matchProblem(bank, page('Two Sum', words, [[{ nums: [2, 7], target: 9 }, true]]))).toBeNull()
})

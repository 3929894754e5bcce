import type { Problem } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import { openBank } from './bank.ts'
import { matchProblem, warmUp } from './match.ts'
import { page, twistedPages } from './pages-for-tests.ts'
import { openRehearsals } from './rehearse.ts'

const bank = await openBank()
const rehearsals = openRehearsals(bank)
await warmUp(bank, rehearsals)
const found = (problem: Problem) => matchProblem(bank, rehearsals, problem)
const twisted = twistedPages(bank)

/** Their examples are chosen, where that is possible, so that the bundled answer would pass: the words must stop it. */
test('a page that looks like a problem and asks for another is never taken for it without a doubt', {
  timeout: 900_000,
}, async () => {
  const taken: string[] = []
  for (const { slug, twist, problem, asksFor } of twisted) {
    const match = await found(problem)
    if (match === null || match.doubts.length > 0 || match.entry.slug === asksFor) continue
    taken.push(`${match.entry.slug} for ${slug} with ${twist}: ${problem.statement}`)
  }
  expect(taken).toEqual([])
})

test('there are look-alikes enough to be worth the name', () => {
  expect(twisted.length).toBeGreaterThanOrEqual(800)
})

test('a problem the bank does not have is not found', async () => {
  const words =
    'A street has lanterns in a row. Lantern i has brightness lamps[i]. Two lanterns greet each other when they are equally bright and every lantern between them is dimmer. Return the number of pairs of lanterns that greet each other.'
  const lanterns = page('Lantern Rows', words, [
    [{ lamps: [3, 1, 3, 2, 3] }, 2],
    [{ lamps: [4, 4, 4] }, 2],
  ])
  expect(await found(lanterns)).toBeNull()
})

test('a problem the bank does not have, which shares a few common words with one whose answer fits, is doubted', async () => {
  const words =
    'try this one, made it up on the train lanterns stand in a row, you get their heights as a list (left to right). call a lantern balanced if the number of strictly taller lanterns somewhere to its left equals the number of strictly shorter lanterns somewhere to its right. how many lanterns are balanced? n up to 2000 so n^2 is fine'
  const lanterns = page('', words, [
    [{ heights: [3, 1, 2, 5] }, 1],
    [{ heights: [4, 4, 4] }, 3],
    [{ heights: [2, 5, 3, 1, 4] }, 1],
  ])
  const match = await found(lanterns)
  expect(match === null || match.doubts.length > 0).toBe(true)
})

test('a word that changes the problem is seen through misreading too', async () => {
  const words = 'Given an integer array nums, return the rnaximum sum of a subarray of nums that is divisibIe by three.'
  const shown = page('', words, [
    [{ nums: [1, -2, 3] }, 3],
    [{ nums: [6] }, 6],
  ])
  expect((await found(shown))?.doubts).not.toEqual([])
})

test('an example whose value is of another kind refuses the match', async () => {
  const words =
    'Given an array of integers nums and an integer target, return the indices of the two numbers that add up to target.'
  expect(await found(page('Two Sum', words, [[{ nums: [2, 7], target: 9 }, true]]))).toBeNull()
})

import type { Problem } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import { type BankEntry, openBank } from './bank.ts'
import { matchProblem } from './match.ts'
import { toldPages } from './pages-for-tests.ts'

const bank = await openBank()
const told = toldPages(bank)
const pages = Object.entries(told).flatMap(([slug, shown]) => shown.map((problem) => [slug, problem] as const))
const named = pages.map(([slug, problem]) => [slug, problem.title || problem.statement, problem] as const)

test('every bundled problem is told in at least three ways', () => {
  for (const { slug } of bank.entries) expect(told[slug]?.length, slug).toBeGreaterThanOrEqual(3)
})

test.each(named)('%s is found in: %s', (slug, _, problem) => {
  const match = matchProblem(bank, problem)
  expect(match?.entry.slug).toBe(slug)
  expect(match?.doubts).toEqual([])
})

test.each(Object.entries(told))('where the bank lacks %s, its pages are taken for no other problem', (slug, shown) => {
  const others = { entries: bank.entries.filter((entry) => entry.slug !== slug) }
  expect(shown.map((problem) => matchProblem(others, problem)?.entry.slug ?? null)).toEqual(shown.map(() => null))
})

/** Every page is read for every problem: a second of work on a free machine, many on a busy one. */
const MILLISECONDS = 60_000

/** Each makes another problem of any page it is added to. */
const TWISTS = [
  'The input is circular: the last element is followed by the first.',
  'Give the answer modulo 1000000007.',
  'You may change at most one of the elements first.',
  'Do this exactly k times.',
  'Only prime numbers count.',
  'Use only every second element.',
  'No two adjacent elements may both be used, nor the first and last together.',
  'A wildcard stands for anything.',
  'Each use costs a fee of 2.',
  'Skip the elements that are even.',
  'Return the median instead.',
  'Implement a class that answers many queries.',
  'Return the second largest one if there are several.',
  'If there is no answer, throw an exception.',
]

test.each(TWISTS)('no page is still taken for its problem when it adds: %s', { timeout: MILLISECONDS }, (twist) => {
  const taken = pages.filter(([, problem]) => {
    const found = matchProblem(bank, twisted(problem, twist))
    return found !== null && !(/circular|first and last/.test(twist) && isCircular(found.entry))
  })
  expect(taken.map(([slug, problem]) => `${slug}: ${problem.statement}`)).toEqual([])
})

/** A circle is no twist to such a problem, and may make it out of its straight neighbour. */
function isCircular({ matching }: BankEntry): boolean {
  return matching.requires.includes('circular')
}

function twisted(problem: Problem, twist: string): Problem {
  return { ...problem, statement: `${problem.statement} ${twist}` }
}

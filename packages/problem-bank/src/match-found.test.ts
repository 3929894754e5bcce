import { expect, test } from 'vitest'
import { type Bank, openBank } from './bank.ts'
import { isSought, isSpoken, matchProblem, warmUp } from './match.ts'
import { toldPages } from './pages-for-tests.ts'
import { readText } from './reading.ts'
import { openRehearsals } from './rehearse.ts'

const bank = await openBank()
const rehearsals = openRehearsals(bank)
await warmUp(bank, rehearsals)
const told = toldPages(bank)

/** Some pages are told in formulas alone, or as a story that names nothing of the problem. */
const CERTAIN_AT_LEAST = 0.88

test('every bundled problem is told in at least three ways', () => {
  for (const { slug } of bank.entries) expect(told[slug]?.length, slug).toBeGreaterThanOrEqual(3)
})

test('every told page of a problem says what all pages of it say', { timeout: 60_000 }, () => {
  const bound = bank.entries.filter(({ matching }) => matching.spoken !== undefined || matching.extreme)
  const unsaid = bound.flatMap((entry) =>
    (told[entry.slug] ?? [])
      .map((problem) => ({ ...problem, text: readText(bank, problem) }))
      .filter(({ text }) => !isSpoken(entry, text) || !isSought(entry, text))
      .map(({ statement }) => statement),
  )
  expect(unsaid).toEqual([])
})

/** Every page is tried with every problem of its shape: seconds of work on a free machine, many on a busy one. */
test('a page in words the bank has never read is found, and hardly ever doubted', { timeout: 900_000 }, async () => {
  const most = Math.max(...bank.entries.map(({ slug }) => told[slug]?.length ?? 0))
  const taken: string[] = []
  let [certain, tried] = [0, 0]
  for (let index = 0; index < most; index++) {
    // What a bank keeps of its words fills a hundred megabytes: one at a time.
    const unread = without(index)
    for (const [place, { slug }] of bank.entries.entries()) {
      const problem = told[slug]?.[index]
      if (problem === undefined || index % 4 !== place % 4) continue
      tried++
      const match = await matchProblem(unread, rehearsals, problem)
      if (match === null || match.doubts.length > 0) continue
      if (match.entry.slug === slug || match.entry.alsoAnswers.includes(slug)) certain++
      else taken.push(`${slug} for ${match.entry.slug}: ${problem.statement}`)
    }
  }
  expect(taken).toEqual([])
  expect(certain / tried).toBeGreaterThan(CERTAIN_AT_LEAST)
})

/** The bank as if it had not read the pages of this number. */
function without(index: number): Bank {
  const entries = bank.entries.map((entry) => {
    const own = told[entry.slug]?.length ?? 0
    // A variant has the wordings of its original after its own.
    const unread = new Set([index, ...(entry.variantOf === undefined ? [] : [own + index])])
    return { ...entry, wordings: entry.wordings.filter((_, place) => !unread.has(place)) }
  })
  return { entries }
}

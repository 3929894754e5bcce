import type { Problem } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import { allOf, openBank } from './bank.ts'
import { toldClassPages, twistedClassPages } from './class-pages-for-tests.ts'
import { heardAsWritten, spokenOf } from './doubts.ts'
import { warmUp } from './match.ts'
import type { LookAlike } from './own-programs.ts'
import { toldPages, twistedPages } from './pages-for-tests.ts'
import { type PageText, readText } from './reading.ts'
import { openRehearsals } from './rehearse.ts'

const bank = await openBank()
const rehearsals = openRehearsals(bank)
await warmUp(bank, rehearsals)
const isClass = new Set(bank.classes.map(({ slug }) => slug))
const bySlug = new Map(allOf(bank).map((entry) => [entry.slug, entry]))

const read = (slug: string, problem: Problem) =>
  readText(bank, problem, isClass.has(slug) ? undefined : bySlug.get(slug))
const says = (slug: string, text: PageText, lookAlike: LookAlike, phrase: string) =>
  spokenOf(text, [{ ...lookAlike, said: [phrase], denied: undefined }], isClass.has(slug) ? heardAsWritten : undefined)
    .length > 0

/** Heard on pages of so many other problems, a phrase is one that pages have by chance. */
const COMMON = 6

/**
 * A look-alike without a program is never disproved. On pages by strangers those that were heard in common words were the
 * only doubt of eight times as many honest pages as twisted ones.
 */
test('a look-alike without a program is heard in words that few other problems use, or that a twist of it has used', {
  timeout: 300_000,
}, async () => {
  const told = [
    ...Object.entries(toldPages(bank)).flatMap(([slug, pages]) =>
      pages.slice(0, 1).map((problem) => ({ slug, problem })),
    ),
    ...[...Map.groupBy(toldClassPages(bank), ({ slug }) => slug).values()].flatMap((pages) => pages.slice(0, 1)),
  ].map(({ slug, problem }) => ({ slug, text: read(slug, problem) }))
  const twisted = Map.groupBy([...twistedPages(bank), ...twistedClassPages(bank)], ({ slug }) => slug)
  const tooCommon: string[] = []
  for (const { slug } of allOf(bank)) {
    const known = (await rehearsals.lookAlikes({ slug, calls: [] })) ?? []
    const twists = (twisted.get(slug) ?? []).map(({ problem }) => read(slug, problem))
    for (const lookAlike of known.filter(({ answers, denied }) => answers === null && denied === undefined))
      for (const phrase of lookAlike.said) {
        const others = told.filter((page) => page.slug !== slug && says(page.slug, page.text, lookAlike, phrase))
        if (others.length >= COMMON && !twists.some((text) => says(slug, text, lookAlike, phrase)))
          tooCommon.push(`${slug}, ${lookAlike.asks}: ${phrase} (${others.length})`)
      }
  }
  expect(tooCommon).toEqual([])
})

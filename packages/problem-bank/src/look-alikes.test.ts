import type { Problem } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import { allOf, openBank } from './bank.ts'
import { toldClassPages, twistedClassPages } from './class-pages-for-tests.ts'
import { heardAsWritten, spokenOf } from './doubts.ts'
import { warmUp } from './match.ts'
import type { LookAlike } from './own-programs.ts'
import { twistedPages } from './pages-for-tests.ts'
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

/**
 * A look-alike without a program is never disproved. On 1,055 honest pages and 521 twisted ones by strangers, words of theirs
 * that no twisted page of the bank had used were the only doubt on 24 honest ones, and alone caught 4 of the twisted.
 */
test('a look-alike without a program is heard in words that a twist of its problem has used, and in no others', async () => {
  // A variant has the look-alikes of its original.
  const originalOf = (slug: string) => bySlug.get(slug)?.variantOf ?? slug
  const twisted = Map.groupBy([...twistedPages(bank), ...twistedClassPages(bank)], ({ slug }) => originalOf(slug))
  const unused: string[] = []
  for (const { slug } of allOf(bank)) {
    const known = (await rehearsals.lookAlikes({ slug, calls: [] })) ?? []
    // Where another class is not in the bank, its pages are twists of this one.
    const others = isClass.has(slug) ? toldClassPages(bank).filter((page) => page.slug !== slug) : []
    const twists = [...(twisted.get(originalOf(slug)) ?? []), ...others].map(({ problem }) => read(slug, problem))
    for (const lookAlike of known.filter(({ answers, denied }) => answers === null && denied === undefined))
      for (const phrase of lookAlike.said)
        if (!twists.some((text) => says(slug, text, lookAlike, phrase)))
          unused.push(`${slug}, ${lookAlike.asks}: ${phrase}`)
  }
  expect(unused).toEqual([])
}, 300_000)

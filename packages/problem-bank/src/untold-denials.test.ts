import { beforeAll, expect, test } from 'vitest'
import { type Bank, openBank } from './bank.ts'
import { untoldDenialsIn } from './untold-denials.ts'

let bank: Bank
beforeAll(async () => {
  bank = await openBank()
})

const deniedIn = (slug: string, sentence: string) => {
  const entry = bank.entries.find((each) => each.slug === slug)
  if (!entry) throw new Error(`no problem '${slug}'`)
  return untoldDenialsIn(sentence, entry)
}

test.each([
  ['two-sum', 'Tiles that meet were baked into a single piece and do not form a couple.'],
  ['merge-intervals', 'A single shared tick is no duration.'],
  [
    'house-robber',
    'Drawing there dries the well next but one, so that nobody fetches any water from that well any more.',
  ],
])('what nothing told of a problem denies is told as strange: %s', (slug, sentence) => {
  expect(deniedIn(slug, sentence)).toHaveLength(1)
})

test.each([
  ['two-sum', 'You may not use the same element twice.'],
  ['house-robber', 'The thief cannot rob two adjacent houses on the same night.'],
  ['coin-change', 'Return -1 if the amount cannot be made up by any combination of the coins.'],
])('what is denied of a problem is not: %s', (slug, sentence) => {
  expect(deniedIn(slug, sentence)).toEqual([])
})

test('what pages of any problem deny tells nothing', () => {
  for (const remark of [
    'The stalls are not sorted.',
    'Return 0 if there is no way to do it.',
    'It is guaranteed that there are never two different best stalls.',
    'Use no more than constant extra memory, please.',
    'The order in which they are listed does not matter.',
    'The order of the stalls makes no difference.',
    'Do not go through the whole list.',
  ])
    expect(deniedIn('two-sum', remark), remark).toEqual([])
})

test('only the clause that denies is told', () => {
  expect(deniedIn('merge-intervals', 'They become one; a single shared tick is no duration.')).toEqual([
    'a single shared tick is no duration.',
  ])
})

import { expect, test } from 'vitest'
import { goesOver, shownIn } from './illustrations.ts'
import { page } from './pages-for-tests.ts'

const prices = page('', '', [[{ prices: [20, 26, 11, 19, 24, 13] }, 13]])
const paths = page('', '', [[{ rows: 3, columns: 4 }, 10]])
const words = page('', '', [[{ from: 'sitter', to: 'setting' }, 4]])
const grid = page('', '', [
  [
    {
      map: [
        ['1', '1', '0'],
        ['0', '0', '1'],
        ['0', '1', '0'],
      ],
    },
    3,
  ],
])

/** Whether a sentence goes over an example of a page again. */
function isIllustration(sentence: string, shown: typeof prices): boolean {
  const said = [...sentence.matchAll(/\d+/g)].map(([number]) => Number(number))
  return goesOver(sentence, said, shownIn(shown)) !== null
}

test.each([
  ['With 20, 26, 11, 19, 24, 13 one buys at 11.', prices],
  ['Buying at 11 and selling at 24 makes 13.', prices],
  ['On a 3 by 4 board there are 10 ways.', paths],
  ["'sitter' to 'setting' takes 4.", words],
  ['The rows 110, 001, 010 have 3 islands.', grid],
])('a sentence goes over an example again: %s', (sentence, shown) => {
  expect(isIllustration(sentence, shown)).toBe(true)
})

test.each([
  ['A price above 24 is no price.', prices],
  ['No more than 4 columns may be passed over.', paths],
  ['The word sitter takes 4 at least.', words],
  ['Buying at 11 costs 5, and selling at 24 costs 7.', prices],
])('a sentence that says something else of a number goes over none: %s', (sentence, shown) => {
  expect(isIllustration(sentence, shown)).toBe(false)
})

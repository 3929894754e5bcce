import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openCheck } from './any-answer.ts'

// More of what any-answer.test.ts tests: exactly the valid answers are accepted.

const anyAnswer = { implied: true, unless: [] }
const checkOf = async (slug: string) => (await openCheck({ slug, anyAnswer })) ?? expect.unreachable()

const textOf = (letters: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength })
const someOf = (text: string) => fc.subarray([...text]).map((letters) => letters.join(''))
const anOrderOf = (text: string) =>
  fc.shuffledSubarray([...text], { minLength: text.length }).map((letters) => letters.join(''))

test('the texts with balanced parentheses that lack as few as possible', async () => {
  const accepts = await checkOf('minimum-remove-to-make-valid-parentheses')
  const depthOf = (part: string) => part.split('(').length - part.split(')').length
  const isBalanced = (part: string) => {
    const depths = [...part, ''].map((_, end) => depthOf(part.slice(0, end)))
    return depthOf(part) === 0 && depths.every((depth) => depth >= 0)
  }
  const textAndParts = textOf('(()a)', 8).chain((text) => fc.tuple(fc.constant(text), someOf(text), someOf(text)))
  fc.assert(
    fc.property(textAndParts, ([text, fewest, part]) => {
      expect(accepts([text], fewest, part)).toBe(isBalanced(part) && part.length === fewest.length)
      expect(accepts([text], `${part}b`, `${part}b`)).toBe(false)
    }),
    { numRuns: 1000 },
  )
  expect(accepts(['(a))'], '(a)', '(a)')).toBe(true)
  expect(accepts(['ab('], 'ab', 'ba')).toBe(false)
})

test.each([
  ['reorganize-string', (text: string) => [...text].every((letter, at) => letter !== text[at - 1])],
  [
    'sort-characters-by-frequency',
    (text: string) => {
      const counts = [...text].map((letter) => text.split(letter).length)
      const isNoRise = counts.every((count, at) => at === 0 || count <= (counts[at - 1] ?? 0))
      return isNoRise && [...text].every((letter, at) => letter === text[at - 1] || text.indexOf(letter) === at)
    },
  ],
])('the orders of letters: %s', async (slug, isValid) => {
  const accepts = await checkOf(slug)
  fc.assert(
    fc.property(
      textOf('abc', 6).chain((text) => fc.tuple(fc.constant(text), anOrderOf(text))),
      ([text, order]) => {
        expect(accepts([text], '?', order), order).toBe(isValid(order))
        expect(accepts([text], '?', order.slice(1))).toBe(false)
        expect(accepts([text], '?', `${order}d`)).toBe(false)
      },
    ),
    { numRuns: 1000 },
  )
})

test('where letters cannot be kept apart, nothing but that', async () => {
  const accepts = await checkOf('reorganize-string')
  expect(accepts(['aa'], '', '')).toBe(true)
  expect(accepts(['aa'], '', 'aa')).toBe(false)
  expect(accepts(['ab'], 'ab', '')).toBe(false)
})

test('the pairs with the smallest sums', async () => {
  const accepts = await checkOf('find-k-pairs-with-smallest-sums')
  const isTaken = (wanted: number[][], ...pairs: number[][]) => accepts([[1, 1, 3], [1, 3], 3], wanted, pairs)
  const wanted = [
    [1, 1],
    [1, 1],
    [1, 3],
  ]
  expect(isTaken(wanted, [1, 1], [3, 1], [1, 1])).toBe(true)
  expect(isTaken(wanted, [1, 1], [1, 1], [2, 2])).toBe(false)
  expect(isTaken(wanted, [1, 1], [1, 1], [3, 3])).toBe(false)
  expect(isTaken(wanted.slice(1), [3, 1], [1, 1])).toBe(true)
  expect(isTaken([...wanted, [3, 1]], [3, 1], [3, 1], [1, 1], [1, 1])).toBe(false)
})

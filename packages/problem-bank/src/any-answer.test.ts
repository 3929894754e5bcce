import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Accepts, acceptsAny, openCheck } from './any-answer.ts'
import { type Json, openBank } from './bank.ts'
import { openInputs } from './inputs.ts'
import { page } from './pages-for-tests.ts'

const bank = await openBank()
const open = bank.entries.filter(({ anyAnswer }) => anyAnswer)
const checks = new Map<string, Accepts>()
for (const entry of open) checks.set(entry.slug, (await openCheck(entry)) ?? (() => false))

function checkOf(slug: string): Accepts {
  return checks.get(slug) ?? expect.unreachable()
}

test('a problem has a check exactly where it can have several answers', async () => {
  for (const { slug, anyAnswer } of bank.entries) {
    const files = await readdir(join(import.meta.dirname, '../problems', slug))
    expect(files.includes('check.ts'), slug).toBe(anyAnswer !== undefined)
  }
})

test.each(open.map((entry) => [entry.slug, entry] as const))('%s: what its examples say is accepted', (slug, entry) => {
  for (const { arguments: given, value } of entry.examples) {
    if (slug === 'course-schedule-ii' && `${value}` === '') continue
    expect(checkOf(slug)(given, value, value)).toBe(true)
  }
})

test.each([...checks])(
  '%s: whatever is given and returned, it is judged and nothing is thrown',
  async (slug, accepts) => {
    const entry = open.find((one) => one.slug === slug) ?? expect.unreachable()
    const inputs = await openInputs(entry)
    const hostile = fc.oneof(
      fc.jsonValue(),
      fc.bigInt(),
      fc.constantFrom(
        undefined,
        Number.NaN,
        -0,
        Infinity,
        -1,
        0.5,
        2 ** 53,
        '__proto__',
        [Number.NaN],
        [[]],
        [[1n]],
        [null],
        new Array(3),
      ),
      fc.array(fc.oneof(fc.integer({ min: -2, max: 5 }), fc.constant(null))),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer(), hostile, hostile, (size, seed, expected, actual) => {
        expect(accepts(inputs(size, seed), expected, actual)).toBeTypeOf('boolean')
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), hostile, (given, expected, actual) => {
        expect(accepts(given, expected, actual)).toBeTypeOf('boolean')
      }),
    )
  },
)

test.each([...checks])('%s: a flood is judged at once', { timeout: 30_000 }, (_, accepts) => {
  const many = Array.from({ length: 500_000 }, (_, at) => at)
  // The processor's own time: others may be busy with it, too.
  const before = process.cpuUsage()
  for (const given of [[many, 3], [3, many.map((at) => [at, at])], ['a'.repeat(500_000)]] as Json[][]) {
    for (const actual of [many, many.map(() => null), many.map((at) => [at, 0]), 'a'.repeat(500_000)]) {
      accepts(given, 'a'.repeat(500_000), actual)
    }
  }
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(10_000)
})

describe('exactly the valid answers are accepted', () => {
  const few = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 6 })

  test('of the longest palindromes in a text', () => {
    const accepts = checkOf('longest-palindromic-substring')
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 }), (text) => {
        const parts = pairsBelow(text.length + 1).map(([from, to]) => text.slice(from, to))
        const palindromes = parts.filter((part) => part === [...part].toReversed().join(''))
        const longest = palindromes.toSorted((a, b) => b.length - a.length)[0] ?? ''
        for (const part of [...parts, 'aba', 'cc', `${longest}${longest}`]) {
          expect(accepts([text], longest, part)).toBe(part.length === longest.length && palindromes.includes(part))
        }
      }),
    )
  })

  test('of the pairs with a sum', () => {
    const accepts = checkOf('two-sum')
    fc.assert(
      fc.property(few, fc.integer({ min: -4, max: 4 }), (nums, target) => {
        for (const one of [-1, ...nums.keys(), nums.length]) {
          for (const other of [-1, ...nums.keys(), nums.length]) {
            const isPair = one !== other && (nums[one] ?? Number.NaN) + (nums[other] ?? Number.NaN) === target
            expect(accepts([nums, target], [], [one, other])).toBe(isPair)
          }
        }
        expect(accepts([nums, target], [], [0])).toBe(false)
        expect(accepts([nums, target], [], [0, 1, 2])).toBe(false)
      }),
    )
  })

  test('of the most frequent numbers', () => {
    const accepts = checkOf('top-k-frequent-elements')
    fc.assert(
      fc.property(few, fc.integer({ min: 1, max: 3 }), (nums, k) => {
        const different = [...new Set(nums)]
        const count = (num: number) => nums.filter((other) => other === num).length
        fc.pre(k <= different.length)
        for (const chosen of choices([...different, 9])) {
          const left = different.filter((num) => !chosen.includes(num))
          const isBest = chosen.length === k && chosen.every((num) => left.every((other) => count(num) >= count(other)))
          expect(accepts([nums, k], [], chosen)).toBe(isBest && !chosen.includes(9))
        }
        expect(accepts([nums, 2], [], [different[0] ?? 0, different[0] ?? 0])).toBe(false)
      }),
    )
  })

  test('of the closest points', () => {
    const accepts = checkOf('k-closest-points-to-origin')
    const coordinate = fc.integer({ min: -2, max: 2 })
    const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(points, fc.integer({ min: 1, max: 3 }), (given, k) => {
        fc.pre(k <= given.length)
        const far = ([x, y]: [number, number]) => x * x + y * y
        for (const chosen of choices([...given.keys()])) {
          const left = [...given.keys()].filter((at) => !chosen.includes(at))
          const distance = (at: number) => far(given[at] ?? [9, 9])
          const isBest =
            chosen.length === k && chosen.every((at) => left.every((other) => distance(at) <= distance(other)))
          expect(
            accepts(
              [given, k],
              [],
              chosen.map((at) => given[at] ?? null),
            ),
          ).toBe(isBest)
        }
        expect(accepts([given, 1], [], [[9, 9]])).toBe(false)
      }),
    )
  })

  test('of the orders of courses', () => {
    const accepts = checkOf('course-schedule-ii')
    const courses = fc.integer({ min: 1, max: 4 })
    const pair = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
    fc.assert(
      fc.property(courses, fc.array(pair, { maxLength: 4 }), (count, pairs) => {
        const rules = pairs.filter(([a, b]) => a < count && b < count)
        for (const order of orders(count)) {
          const isValid = rules.every(([later, earlier]) => order.indexOf(earlier) < order.indexOf(later))
          expect(accepts([count, rules], [], order)).toBe(isValid)
          expect(accepts([count, rules], [], order.slice(1))).toBe(false)
          expect(accepts([count, rules], [], order.with(0, order.at(-1) ?? 0))).toBe(isValid && count === 1)
        }
      }),
    )
  })

  test('of what either of two arrays has alone', () => {
    const accepts = checkOf('find-the-difference-of-two-arrays')
    fc.assert(
      fc.property(few, few, (nums1, nums2) => {
        const isAlone = (chosen: number[], one: number[], other: number[]) =>
          [...one, ...chosen].every((num) => chosen.includes(num) === (one.includes(num) && !other.includes(num)))
        const inOne = nums1.filter((num, at) => nums1.indexOf(num) === at && !nums2.includes(num))
        for (const chosen of choices([...new Set([...nums2, 9])])) {
          const isRight = isAlone(chosen, nums2, nums1)
          expect(accepts([nums1, nums2], [], [inOne, chosen])).toBe(isRight)
          expect(accepts([nums2, nums1], [], [chosen.toReversed(), inOne])).toBe(isRight)
          expect(accepts([nums1, nums2], [], [inOne, [...chosen, ...chosen]])).toBe(isRight && chosen.length === 0)
        }
        expect(accepts([nums1, nums2], [], [inOne])).toBe(false)
      }),
    )
  })

  test('of the peaks', () => {
    const accepts = checkOf('find-peak-element')
    fc.assert(
      fc.property(few, (nums) => {
        for (const at of [-1, 0.5, ...nums.keys(), nums.length]) {
          const rises = (nums[at] ?? Number.NaN) > (nums[at - 1] ?? -Infinity)
          expect(accepts([nums], 0, at)).toBe(rises && (nums[at] ?? Number.NaN) > (nums[at + 1] ?? -Infinity))
        }
      }),
    )
  })

  test('of the balanced search trees', () => {
    const accepts = checkOf('convert-sorted-array-to-binary-search-tree')
    // The trees of one to four sorted numbers that are balanced, counted by hand: 1, 2, 1 and 4.
    const balanced = new Map([
      [1, 1],
      [2, 2],
      [3, 1],
      [4, 4],
    ])
    for (const [count, trees] of balanced) {
      const numbers = Array.from({ length: count }, (_, at) => at)
      const written = lists([...numbers, null], 8).filter((levels) => levels.at(-1) !== null)
      expect(written.filter((levels) => accepts([numbers], [], levels))).toHaveLength(trees)
    }
    expect(accepts([[1, 2, 3]], [], [1, null, 2, null, 3])).toBe(false)
    expect(accepts([[1, 2, 3]], [], [2, 3, 1])).toBe(false)
    expect(accepts([[1, 2]], [], [2, 1, null, null, null, 7])).toBe(false)
  })

  test('of the trees without a node', () => {
    const accepts = checkOf('delete-node-in-a-bst')
    const tree = [5, 2, 6, 1, 3]
    const left = (key: number) =>
      lists([1, 3, 5, 6, null], 8)
        .filter((levels) => levels.at(-1) !== null)
        .filter((levels) => accepts([tree, key], [], levels))
    expect(left(2)).toHaveLength(2)
    expect(left(2)).toEqual(
      expect.arrayContaining([
        [5, 3, 6, 1],
        [5, 1, 6, null, 3],
      ]),
    )
    expect(accepts([tree, 3], [], [5, 2, 6, 1])).toBe(true)
    expect(accepts([tree, 3], [], [5, 1, 6, null, 2])).toBe(false)
    expect(accepts([tree, 4], [], tree)).toBe(true)
    expect(accepts([tree, 4], [], [5, 3, 6, 2, null, null, null, 1])).toBe(false)
    expect(accepts([[7], 7], [], [])).toBe(true)
    expect(accepts([[7], 7], [], [7])).toBe(false)
  })

  test('of the orders of letters', () => {
    const accepts = checkOf('alien-dictionary')
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const letters = [...new Set(words.join(''))]
        for (const places of orders(letters.length)) {
          const order = places.map((place) => letters[place]).join('')
          const ranked = words.map((each) => [...each].map((letter) => order.indexOf(letter)).join(''))
          const isValid = ranked.every((each, at) => at === 0 || (ranked[at - 1] ?? '') <= each)
          expect(accepts([words], '?', order)).toBe(isValid)
          expect(accepts([words], '?', order.slice(1))).toBe(false)
          expect(accepts([words], '?', `${order}d`)).toBe(false)
        }
      }),
    )
    expect(accepts([['a']], '', '')).toBe(true)
  })
})

const ASKED: Record<string, string> = {
  'minimum-remove-to-make-valid-parentheses': 'Remove as few parentheses as possible so that s is valid.',
  'reorganize-string': 'Rearrange s so that no two adjacent letters are the same.',
  'sort-characters-by-frequency': 'Sort s by the frequency of its characters, the most frequent first.',
  'find-k-pairs-with-smallest-sums': 'Return the k pairs with the smallest sums.',
  'longest-palindromic-substring': 'Return the longest substring of s that is a palindrome.',
  'two-sum': 'Return the indices of two numbers that add up to target, in any order.',
  'top-k-frequent-elements': 'Return the k most frequent elements, in any order.',
  'course-schedule-ii': 'Return an order of the courses.',
  'alien-dictionary':
    'words is sorted lexicographically by the rules of an alien language, which uses the English alphabet. Return its letters, sorted in lexicographically increasing order by these rules.',
  'delete-node-in-a-bst': 'Delete the node with the given key from the BST and return the root.',
  'find-the-difference-of-two-arrays': 'Return what nums1 has and nums2 has not, and the other way round.',
}

test.each([
  ['longest-palindromic-substring', '', true],
  ['longest-palindromic-substring', 'If there are several, return any of them.', true],
  ['longest-palindromic-substring', 'If there are several, return the first one.', false],
  ['longest-palindromic-substring', 'If there are several, return the one that ends last.', false],
  ['longest-palindromic-substring', 'Return the lexicographically smallest of them.', false],
  ['two-sum', '', false],
  ['two-sum', 'If several pairs exist, return any one of them.', true],
  ['two-sum', 'If several pairs exist, return any with the smallest first index.', false],
  ['top-k-frequent-elements', '', false],
  ['top-k-frequent-elements', 'Where elements are equally frequent, any valid choice is accepted.', true],
  ['top-k-frequent-elements', 'Where elements are equally frequent, the smaller one comes before.', false],
  ['course-schedule-ii', 'Any valid order is accepted.', true],
  ['course-schedule-ii', 'Take the course with the smallest number whenever there is a choice.', false],
  ['find-the-difference-of-two-arrays', 'The integers in the lists may be in any order.', true],
  ['find-the-difference-of-two-arrays', 'Each list is sorted.', false],
  ['alien-dictionary', '', true],
  ['alien-dictionary', 'If there are several, return the smallest in normal lexicographical order.', false],
  ['delete-node-in-a-bst', '', true],
  ['delete-node-in-a-bst', 'A node with two children makes way for its in-order predecessor.', false],
  ['minimum-remove-to-make-valid-parentheses', '', true],
  ['minimum-remove-to-make-valid-parentheses', 'Of several results return the lexicographically smallest.', false],
  ['reorganize-string', 'Return any possible rearrangement.', true],
  ['reorganize-string', 'Return the first such arrangement in alphabetical order.', false],
  ['sort-characters-by-frequency', 'Characters with the same frequency may be in any order.', true],
  ['sort-characters-by-frequency', 'Characters with the same frequency are sorted alphabetically.', false],
  ['find-k-pairs-with-smallest-sums', '', true],
  [
    'find-k-pairs-with-smallest-sums',
    'Of pairs with equal sums, the one with the smaller first number is taken.',
    false,
  ],
  ['binary-search', 'Return any of them.', false],
])('%s, and the page says: %s', (slug, more, accepted) => {
  const entry = bank.entries.find((one) => one.slug === slug) ?? expect.unreachable()
  expect(acceptsAny(entry, page('', `${ASKED[slug] ?? ''} ${more}`, []))).toBe(accepted)
})

function pairsBelow(count: number): [number, number][] {
  return Array.from({ length: count * count }, (_, at): [number, number] => [Math.floor(at / count), at % count])
}

function choices<Item>(items: Item[]): Item[][] {
  const [first, ...others] = items
  if (first === undefined) return [[]]
  return choices(others).flatMap((some) => [some, [first, ...some]])
}

function orders(count: number): number[][] {
  if (count === 0) return [[]]
  return orders(count - 1).flatMap((rest) => Array.from({ length: count }, (_, at) => rest.toSpliced(at, 0, count - 1)))
}

/** Every list of up to `longest` items, where no number comes twice. */
function lists(items: (number | null)[], longest: number): (number | null)[][] {
  let all: (number | null)[][] = [[]]
  const found = [...all]
  for (let length = 1; length <= longest; length++) {
    all = all.flatMap((list) =>
      items.filter((item) => item === null || !list.includes(item)).map((item) => [...list, item]),
    )
    found.push(...all)
  }
  return found
}

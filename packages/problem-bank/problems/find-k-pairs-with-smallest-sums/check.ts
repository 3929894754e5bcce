import type { Accepts } from '../../src/any-answer.ts'
import { integerListsIn, integersIn, sameIntegers } from '../../src/checked-values.ts'

/** Pairs of the two arrays, each as often as there are places for it, whose sums are those of the expected pairs. */
export const accepts: Accepts = ([nums1, nums2], expected, actual) => {
  const [firsts, seconds] = [integersIn(nums1), integersIn(nums2)]
  const [wanted, chosen] = [pairsIn(expected), pairsIn(actual)]
  if (!firsts || !seconds || !wanted || !chosen || !sameIntegers(chosen.map(sumOf), wanted.map(sumOf))) return false
  const [inFirst, inSecond, used] = [countsOf(firsts), countsOf(seconds), countsOf(chosen.map(String))]
  return chosen.every((pair) => {
    const [one = 0, other = 0] = pair
    return (used.get(String(pair)) ?? 0) <= (inFirst.get(one) ?? 0) * (inSecond.get(other) ?? 0)
  })
}

function pairsIn(value: unknown): number[][] | null {
  const lists = integerListsIn(value)
  return lists?.every(({ length }) => length === 2) ? lists : null
}

function sumOf([one = 0, other = 0]: readonly number[]): number {
  return one + other
}

function countsOf<Item>(items: readonly Item[]): Map<Item, number> {
  const counts = new Map<Item, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

import type { Accepts } from '../../src/any-answer.ts'
import { integersIn, sameIntegers } from '../../src/checked-values.ts'

/** As many different numbers as asked for, that occur as often as the most frequent ones do. */
export const accepts: Accepts = ([nums, k], _expected, actual) => {
  const [numbers, chosen] = [integersIn(nums), integersIn(actual)]
  if (!numbers || !chosen || chosen.length !== k || new Set(chosen).size !== chosen.length) return false
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  const most = [...counts.values()].toSorted((a, b) => b - a).slice(0, k)
  return sameIntegers(
    chosen.map((number) => counts.get(number) ?? 0),
    most,
  )
}

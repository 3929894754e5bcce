import type { Accepts } from '../../src/any-answer.ts'
import { integersIn, sameIntegers } from '../../src/checked-values.ts'

/** The same integers, no even one behind an odd one. */
export const accepts: Accepts = ([nums], _expected, actual) => {
  const [given, sorted] = [integersIn(nums), integersIn(actual)]
  if (!given || !sorted || !sameIntegers(given, sorted)) return false
  const odds = sorted.findIndex((number) => number % 2 !== 0)
  return odds === -1 || sorted.slice(odds).every((number) => number % 2 !== 0)
}

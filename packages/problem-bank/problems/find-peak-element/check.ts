import type { Accepts } from '../../src/any-answer.ts'
import { integersIn } from '../../src/checked-values.ts'

/** A place whose number is larger than its neighbours, nothing standing for less than any number. */
export const accepts: Accepts = ([nums], _expected, actual) => {
  const numbers = integersIn(nums)
  if (!numbers || typeof actual !== 'number') return false
  const peak = numbers[actual]
  if (peak === undefined) return false
  return peak > (numbers[actual - 1] ?? -Infinity) && peak > (numbers[actual + 1] ?? -Infinity)
}

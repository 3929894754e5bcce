import type { Accepts } from '../../src/any-answer.ts'
import { integersIn } from '../../src/checked-values.ts'

/** Two different places whose numbers add up to the target. */
export const accepts: Accepts = ([nums, target], _expected, actual) => {
  const numbers = integersIn(nums)
  const [one, other, ...more] = integersIn(actual) ?? []
  if (!numbers || one === undefined || other === undefined || more.length > 0 || one === other) return false
  const [first, second] = [numbers[one], numbers[other]]
  return first !== undefined && second !== undefined && first + second === target
}

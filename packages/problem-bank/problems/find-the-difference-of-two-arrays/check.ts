import type { Accepts } from '../../src/any-answer.ts'
import { integerListsIn, integersIn, sameIntegers } from '../../src/checked-values.ts'

/** In each of two lists, in any order, what one array has and the other has not; the lists themselves have their places. */
export const accepts: Accepts = ([nums1, nums2], _expected, actual) => {
  const [one, other, lists] = [integersIn(nums1), integersIn(nums2), integerListsIn(actual)]
  const [inOne, inOther] = lists ?? []
  if (!one || !other || !inOne || !inOther || lists?.length !== 2) return false
  return sameIntegers(inOne, without(one, other)) && sameIntegers(inOther, without(other, one))
}

function without(one: readonly number[], other: readonly number[]): number[] {
  const excluded = new Set(other)
  return [...new Set(one)].filter((number) => !excluded.has(number))
}

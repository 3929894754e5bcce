import type { Accepts } from '../../src/any-answer.ts'
import { integerListsIn, sameIntegers } from '../../src/checked-values.ts'

/** As many of the points as asked for, each at most as often as it is given, and none nearer left out. */
export const accepts: Accepts = ([points, k], _expected, actual) => {
  const [given, chosen] = [integerListsIn(points), integerListsIn(actual)]
  if (!given || !chosen || chosen.length !== k) return false
  const left = new Map<string, number>()
  for (const point of given) left.set(point.join(), (left.get(point.join()) ?? 0) + 1)
  for (const point of chosen) {
    const times = left.get(point.join()) ?? 0
    if (times === 0) return false
    left.set(point.join(), times - 1)
  }
  const nearest = given.map(squaredDistance).toSorted((a, b) => a - b)
  return sameIntegers(chosen.map(squaredDistance), nearest.slice(0, k))
}

function squaredDistance([x = 0, y = 0]: readonly number[]): number {
  return x * x + y * y
}

import type { Accepts } from '../../src/any-answer.ts'
import { integerListsIn, integersIn } from '../../src/checked-values.ts'

/** Every course once, each after those it needs. That there is no such order is for the expected answer alone to say. */
export const accepts: Accepts = ([courses, prerequisites], _expected, actual) => {
  const [pairs, order] = [integerListsIn(prerequisites), integersIn(actual)]
  if (!pairs || !order || order.length !== courses) return false
  const places = new Map(order.map((course, place) => [course, place]))
  const isEveryCourse = places.size === courses && order.every((course) => course >= 0 && course < courses)
  return (
    isEveryCourse && pairs.every(([later = -1, earlier = -1]) => (places.get(earlier) ?? 0) < (places.get(later) ?? -1))
  )
}

import type { Generate } from '../../src/inputs.ts'

/** Courses in a hidden order that the pairs follow, but for one pair now and then. */
export const generate: Generate = (size, random) => {
  const courses = size + 1
  const order = random.shuffled(Array.from({ length: courses }, (_, course) => course))
  const pairs = Array.from({ length: size }, (_, at) => {
    const earlier = random.integer(0, courses - 2)
    const pair = [order[random.integer(earlier + 1, courses - 1)] ?? 0, order[earlier] ?? 0]
    return at === 0 && random.integer(0, 1) === 0 ? pair.toReversed() : pair
  })
  return [courses, [...new Map(pairs.map((pair) => [pair.join(), pair])).values()]]
}

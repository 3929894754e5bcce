import type { Generate } from '../../src/inputs.ts'

/** Variables of hidden values, so that no equation contradicts another; some variables of the queries are unknown. */
export const generate: Generate = (size, random) => {
  const hidden = Array.from({ length: size + 1 }, () => 2 ** random.integer(-2, 2) * random.integer(1, 3))
  const nameOf = (at: number) => `v${at}`
  const some = () => random.integer(0, size)
  const pairs = Array.from({ length: size }, (_, at) => [at + 1, random.integer(Math.max(0, at - 3), at)])
  const kept = pairs.filter((_, at) => at === 0 || random.integer(0, 3) > 0)
  return [
    kept.map((pair) => pair.map(nameOf)),
    kept.map(([one = 0, other = 0]) => (hidden[one] ?? 1) / (hidden[other] ?? 1)),
    Array.from({ length: size + 2 }, () => [nameOf(some()), random.integer(0, 9) === 0 ? 'z' : nameOf(some())]),
  ]
}

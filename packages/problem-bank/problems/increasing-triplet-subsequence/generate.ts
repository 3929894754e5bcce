import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  // Mostly falling, so that a triplet does not always exist.
  const falling = Array.from({ length: size }, (_, place) => size - place)
  if (random.integer(0, 1) === 0) return [falling.map((number) => number + random.integer(0, random.integer(0, 3)))]
  return [random.integers(size, 0, random.integer(1, 9))]
}

import type { Generate } from '../../src/inputs.ts'

/** Beyond a few numbers only the tail is out of order, as the plain reference tries one permutation after the other. */
export const generate: Generate = (size, random) => {
  const front = Array.from({ length: Math.max(0, size - 5) }, (_, at) => at)
  const tail = random.integers(Math.min(size, 5), size, size + 4)
  return [[...front, ...tail.sort((a, b) => (random.integer(0, 2) === 0 ? a - b : b - a))]]
}

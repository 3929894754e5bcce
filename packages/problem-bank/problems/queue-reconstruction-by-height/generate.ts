import type { Generate } from '../../src/inputs.ts'

/** The people of a queue with some of the same height, shuffled. */
export const generate: Generate = (size, random) => {
  const heights = random.integers(size, 1, size + 2)
  return [
    random.shuffled(
      heights.map((height, place) => [height, heights.slice(0, place).filter((other) => other >= height).length]),
    ),
  ]
}

import type { Generate } from '../../src/inputs.ts'

/** Runs of one to a few characters, and a long one now and then. */
export const generate: Generate = (size, random) => [
  Array.from({ length: size }, () => {
    const length = random.integer(0, 5) === 0 ? random.integer(9, 12) : random.integer(1, 3)
    return new Array(length).fill(random.string(1, 'abcX7'))
  }).flat(),
]

import type { Generate } from '../../src/inputs.ts'

/** Mostly palindromes, every third one with a value changed. */
export const generate: Generate = (size, random) => {
  const half = random.integers(Math.ceil(size / 2), 0, 9)
  const values = [...half, ...half.toReversed().slice(size % 2)]
  if (random.integer(0, 2) === 0) values[random.integer(0, size - 1)] = random.integer(0, 9)
  return [values]
}

import type { Generate } from '../../src/inputs.ts'

/** Every third one ends; equal values are frequent. */
export const generate: Generate = (size, random) => {
  const backTo = random.integer(0, 2) === 0 ? -1 : random.integer(0, size - 1)
  return [[random.integers(size, -9, 9), backTo]]
}

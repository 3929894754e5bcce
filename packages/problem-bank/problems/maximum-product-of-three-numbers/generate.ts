import type { Generate } from '../../src/inputs.ts'

/** Numbers of both signs, or of one. */
export const generate: Generate = (size, random) => {
  const [low = -20, high = 20] = [[], [-20, -1], [1, 20]][random.integer(0, 2)] ?? []
  return [random.integers(size + 2, low, high)]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const head = random.integers(size, 1, 5)
  return [head, random.integer(1, 5)]
}

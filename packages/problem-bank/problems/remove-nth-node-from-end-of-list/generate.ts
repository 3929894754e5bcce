import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const head = random.integers(size, 0, 100)
  return [head, random.integer(1, size)]
}

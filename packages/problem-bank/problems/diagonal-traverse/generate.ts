import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const columns = random.integer(1, 8)
  return [Array.from({ length: size }, () => random.integers(columns, -99, 99))]
}

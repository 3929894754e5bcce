import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const banks = random.integer(1, size)
  return [Array.from({ length: size }, () => random.integers(banks, 1, 100))]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const coins = [...new Set(random.integers(4, 2, size + 4))]
  return [coins, random.integer(size, 4 * size)]
}

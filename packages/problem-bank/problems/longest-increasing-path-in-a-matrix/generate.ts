import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const rows = random.integer(1, Math.min(5, size))
  const columns = Math.ceil(size / rows)
  return [Array.from({ length: rows }, () => random.integers(columns, 0, 2 * size))]
}

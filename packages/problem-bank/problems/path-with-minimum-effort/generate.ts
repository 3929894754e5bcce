import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const rows = Math.ceil(Math.sqrt(size))
  const columns = Math.ceil(size / rows)
  return [Array.from({ length: rows }, () => random.integers(columns, 1, 20))]
}

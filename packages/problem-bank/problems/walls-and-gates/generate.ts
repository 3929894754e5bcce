import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const rows = random.integer(1, Math.min(6, size))
  const columns = Math.ceil(size / rows)
  const values = [-1, 2147483647, 2147483647, 2147483647, 2147483647, 0]
  const gates = random.integer(3, 5)
  return [Array.from({ length: rows }, () => random.integers(columns, 0, gates).map((kind) => values[kind] ?? 0))]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const side = Math.max(1, Math.ceil(Math.sqrt(size)))
  const mat = Array.from({ length: side }, () => Array.from({ length: side }, () => Math.min(1, random.integer(0, 4))))
  const row = mat[random.integer(0, side - 1)] ?? []
  row[random.integer(0, side - 1)] = 0
  return [mat]
}

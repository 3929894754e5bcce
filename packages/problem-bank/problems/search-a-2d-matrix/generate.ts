import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const columns = Math.ceil(Math.sqrt(size))
  const rows = Math.ceil(size / columns)
  const matrix = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => 3 * (row * columns + column) + random.integer(0, 2)),
  )
  return [matrix, random.integer(-1, 3 * rows * columns)]
}

import type { Generate } from '../../src/inputs.ts'

/** A square of about `size` rows, each element at least as large as those above it and left of it. */
export const generate: Generate = (size, random) => {
  const n = Math.min(size, 300)
  const matrix: number[][] = []
  for (let row = 0; row < n; row++) {
    const values: number[] = []
    for (let column = 0; column < n; column++) {
      const atLeast = Math.max(matrix[row - 1]?.[column] ?? -n, values[column - 1] ?? -n)
      values.push(atLeast + random.integer(0, 2))
    }
    matrix.push(values)
  }
  return [matrix, random.integer(1, n * n)]
}

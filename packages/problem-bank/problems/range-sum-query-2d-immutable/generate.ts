import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  const rows = random.integer(1, Math.min(20, size))
  const columns = random.integer(1, Math.min(20, size))
  const matrix = Array.from({ length: rows }, () => random.integers(columns, -50, 50))
  return session(['NumMatrix', matrix], size, () => {
    const [row1 = 0, row2 = 0] = random.integers(2, 0, rows - 1).sort((a, b) => a - b)
    const [col1 = 0, col2 = 0] = random.integers(2, 0, columns - 1).sort((a, b) => a - b)
    return ['sumRegion', row1, col1, row2, col2]
  })
}

import type { Generate } from '../../src/inputs.ts'

/** A square of about `size` cells with a few zeros. */
export const generate: Generate = (size, random) => {
  const side = Math.ceil(Math.sqrt(size))
  const zeros = new Set(random.integers(Math.ceil(side / 2), 0, side * side - 1))
  const cell = (at: number) => (zeros.has(at) ? 0 : random.integer(1, 9))
  return [
    Array.from({ length: side }, (_, row) => Array.from({ length: side }, (_, column) => cell(row * side + column))),
  ]
}

import type { Generate } from '../../src/inputs.ts'

/** A square board of about `size` squares, snakes and ladders on a fifth of them, none on the first and the last square. */
export const generate: Generate = (size, random) => {
  const n = Math.max(2, Math.ceil(Math.sqrt(size)))
  const squares = Array.from({ length: n * n }, (_, at) =>
    at === 0 || at === n * n - 1 || random.integer(0, 4) > 0 ? -1 : random.integer(1, n * n),
  )
  const rows = Array.from({ length: n }, (_, row) => {
    const line = squares.slice(row * n, (row + 1) * n)
    return row % 2 === 0 ? line : line.reverse()
  })
  return [rows.reverse()]
}

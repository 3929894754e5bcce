import type { Generate } from '../../src/inputs.ts'

/** Copies of a piece, the last of which is cut now and then. */
export const generate: Generate = (size, random) => {
  const piece = random.string(random.integer(1, Math.ceil(size / 2)), 'ab')
  const copies = piece.repeat(Math.ceil(size / piece.length))
  return [random.integer(0, 1) === 0 ? copies.slice(0, size) : copies]
}

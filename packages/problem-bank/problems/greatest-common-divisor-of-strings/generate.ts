import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const piece = random.string(random.integer(1, 3), 'AB')
  const times = Math.max(1, Math.ceil(size / piece.length))
  const other = piece.repeat(random.integer(1, times))
  return [piece.repeat(times), random.integer(0, 3) === 0 ? `${other}A` : other]
}

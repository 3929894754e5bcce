import type { Generate } from '../../src/inputs.ts'

/** A string and a rotation of it, which has another letter now and then. */
export const generate: Generate = (size, random) => {
  const s = random.string(size, 'ab')
  const shift = random.integer(0, size - 1)
  const rotated = s.slice(shift) + s.slice(0, shift)
  if (random.integer(0, 1) === 0) return [s, rotated]
  return [s, rotated.slice(random.integer(0, 1), -1) + random.string(random.integer(1, 2), 'ab')]
}

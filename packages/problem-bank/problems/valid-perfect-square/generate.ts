import type { Generate } from '../../src/inputs.ts'

/** A square of a root of up to `size` bits, at most 46340, or a number close to one. */
export const generate: Generate = (size, random) => {
  const root = random.integer(1, Math.min(46_340, 2 ** Math.min(16, size)))
  return [Math.max(1, root * root - (random.integer(0, 1) === 0 ? 0 : random.integer(1, 2)))]
}

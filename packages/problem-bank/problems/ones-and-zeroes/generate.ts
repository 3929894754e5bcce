import type { Generate } from '../../src/inputs.ts'

/** Strings of up to six digits, and limits of up to `size`, but no more than 100. */
export const generate: Generate = (size, random) => {
  const most = Math.min(size + 1, 100)
  return [
    Array.from({ length: size }, () => random.string(random.integer(1, 6), '01')),
    random.integer(1, most),
    random.integer(1, most),
  ]
}

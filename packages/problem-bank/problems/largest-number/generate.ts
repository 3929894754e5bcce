import type { Generate } from '../../src/inputs.ts'

/** Few digits, so that many numbers begin alike. */
export const generate: Generate = (size, random) => [
  Array.from({ length: size }, () => Number(random.string(random.integer(1, 4), '0123'))),
]

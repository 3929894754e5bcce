import type { Generate } from '../../src/inputs.ts'

/** A leading one, so that there is no leading zero. */
export const generate: Generate = (size, random) => [
  `1${random.string(size - 1, '01')}`,
  `1${random.string(random.integer(0, size - 1), '01')}`,
]

import type { Generate } from '../../src/inputs.ts'

/** Letters of both cases, digits and many dashes. */
export const generate: Generate = (size, random) => [
  random.string(size, 'abxyzABXYZ0189----'),
  random.integer(1, Math.ceil(size / 2) + 1),
]

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.string(size - 1, 'abcdefghijklmnopqrstuvwxyz'.slice(0, random.integer(2, 26))),
]

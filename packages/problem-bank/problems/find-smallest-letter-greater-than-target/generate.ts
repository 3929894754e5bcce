import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  [...random.string(size, 'cdfghklmpqrtw'), 'c', 'x'].sort(),
  random.string(1, 'abcdefghijklmnopqrstuvwxyz'),
]

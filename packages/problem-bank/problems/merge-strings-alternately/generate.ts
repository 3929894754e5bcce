import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) =>
  random.shuffled([random.string(size, 'abcdefgh'), random.string(random.integer(1, size), 'mnopqrst')])

import type { Generate } from '../../src/inputs.ts'

/** Words of one or two letters, so that many occur again and are equally frequent. */
export const generate: Generate = (size, random) => {
  const alphabet = size > 50 ? 'abcdefghijklmnop' : 'abc'
  const words = Array.from({ length: size }, () => random.string(random.integer(1, 2), alphabet))
  return [words, random.integer(1, new Set(words).size)]
}

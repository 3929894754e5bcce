import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const words = Array.from({ length: size }, () => random.string(random.integer(1, 6), 'abcXYZ'))
  return [words.map((word) => word + ' '.repeat(random.integer(1, 3))).join('')]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const triplets = Array.from({ length: size }, () => random.integers(3, 1, 4))
  return [triplets, random.integers(3, 2, 4)]
}

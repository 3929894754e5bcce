import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const [single = 0, ...triples] = new Set(random.integers(size, -(2 ** 31), 2 ** 31 - 1))
  return [random.shuffled([single, ...triples, ...triples, ...triples])]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const [single = 0, ...pairs] = new Set(random.integers(size, -10 * size, 10 * size))
  return [random.shuffled([single, ...pairs, ...pairs])]
}

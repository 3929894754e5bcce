import type { Generate } from '../../src/inputs.ts'

/** Mostly ones and minus ones, with a few larger numbers, so that products stay small whatever the length. */
export const generate: Generate = (size, random) => {
  const factors = [-3, -2, 0, 2, 3, -2, 2, 0]
  const signs = random.integers(size, 0, 1).map((sign) => (sign === 0 ? -1 : 1))
  return [random.shuffled([...factors.slice(0, size), ...signs].slice(0, size))]
}

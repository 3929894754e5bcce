import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const side = size > 12 ? size : Math.min(size, 6)
  return [Array.from({ length: side }, () => random.integers(side, 0, 3).map((number) => (number === 0 ? 1 : 0)))]
}

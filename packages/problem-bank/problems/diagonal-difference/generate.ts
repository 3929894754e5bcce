import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const side = Math.ceil(Math.sqrt(size))
  return [Array.from({ length: side }, () => random.integers(side, -100, 100))]
}

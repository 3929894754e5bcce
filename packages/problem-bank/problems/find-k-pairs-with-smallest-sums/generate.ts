import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const sorted = (length: number) => random.integers(length, -2 * size, 2 * size).sort((a, b) => a - b)
  return [sorted(Math.ceil(size / 2)), sorted(Math.ceil(size / 3)), size]
}

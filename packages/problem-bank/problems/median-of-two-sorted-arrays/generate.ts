import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const sorted = (length: number) => random.integers(length, -size, size).sort((a, b) => a - b)
  return [sorted(random.integer(0, size)), sorted(size)]
}

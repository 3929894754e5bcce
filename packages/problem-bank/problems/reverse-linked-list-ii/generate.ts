import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const left = random.integer(1, Math.ceil(size / 2))
  return [random.integers(size, -99, 99), left, random.integer(left, size)]
}

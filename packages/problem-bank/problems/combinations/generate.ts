import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const n = Math.min(14, size)
  return [n, random.integer(Math.ceil(n / 3), Math.ceil(n / 2))]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const k = Math.min(9, 2 + Math.floor(size / 3))
  return [k, random.integer((k * (k + 1)) / 2, k * 9 - (k * (k - 1)) / 2)]
}

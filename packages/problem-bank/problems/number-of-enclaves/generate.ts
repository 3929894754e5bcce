import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const rows = Math.ceil(Math.sqrt(size)) + 2
  const isLand = () => (random.integer(0, 9) < 5 ? 1 : 0)
  return [Array.from({ length: rows }, () => Array.from({ length: rows }, isLand))]
}

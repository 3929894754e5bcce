import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const side = Math.min(6, Math.ceil(Math.sqrt(size)))
  const board = Array.from({ length: side }, () => [...random.string(side, 'abcd')])
  const words = Array.from({ length: size + 2 }, () => random.string(random.integer(1, 5), 'abcd'))
  return [board, [...new Set(words)]]
}

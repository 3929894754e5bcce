import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const sorted = random.integers(size, -3, Math.ceil(size / 2)).sort((a, b) => a - b)
  const turn = random.integer(0, size - 1)
  return [[...sorted.slice(turn), ...sorted.slice(0, turn)]]
}

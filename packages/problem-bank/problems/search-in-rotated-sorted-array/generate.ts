import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const sorted = [...new Set(random.integers(2 * size, -2 * size, 2 * size))].sort((a, b) => a - b).slice(0, size)
  const turn = random.integer(0, sorted.length - 1)
  return [[...sorted.slice(turn), ...sorted.slice(0, turn)], random.integer(-2 * size, 2 * size)]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const m = random.integer(0, size)
  const n = size - m
  const sorted = (length: number) => random.integers(length, -size, size).sort((a, b) => a - b)
  return [[...sorted(m), ...new Array<number>(n).fill(0)], m, sorted(n), n]
}

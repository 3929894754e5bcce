import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const intervals = Array.from({ length: size }, () => {
    const left = random.integer(1, 3 * size)
    return [left, left + random.integer(0, size)]
  })
  return [intervals, random.integers(size, 1, 4 * size)]
}

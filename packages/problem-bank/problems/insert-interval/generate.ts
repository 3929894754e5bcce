import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const intervals = Array.from({ length: size }, (_, at) => [10 * at, 10 * at + random.integer(0, 9)])
  const start = random.integer(0, 10 * size)
  return [intervals, [start, start + random.integer(0, 30)]]
}

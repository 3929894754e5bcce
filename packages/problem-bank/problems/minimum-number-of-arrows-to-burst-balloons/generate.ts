import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  Array.from({ length: size }, () => {
    const start = random.integer(-2 * size, 2 * size)
    return [start, start + random.integer(1, 6)]
  }),
]

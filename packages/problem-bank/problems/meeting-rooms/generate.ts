import type { Generate } from '../../src/inputs.ts'

/** Meetings of which now and then one runs into the next. */
export const generate: Generate = (size, random) => [
  Array.from({ length: size }, (_, at) => {
    const start = 20 * at + random.integer(0, 10)
    return [start, start + random.integer(1, random.integer(0, size) === 0 ? 30 : 10)]
  }),
]

import type { Generate } from '../../src/inputs.ts'

/** Intervals of different starts, some of them points. */
export const generate: Generate = (size, random) => {
  const starts = random.shuffled(Array.from({ length: 2 * size }, (_, at) => at - size)).slice(0, size)
  return [starts.map((start) => [start, start + random.integer(0, size)])]
}

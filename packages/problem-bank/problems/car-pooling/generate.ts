import type { Generate } from '../../src/inputs.ts'

/** Trips of which a few at a time share the car, some of them beginning where others end. */
export const generate: Generate = (size, random) => {
  const trips = Array.from({ length: size }, () => {
    const from = random.integer(0, 3 * size)
    return [random.integer(1, 9), from, from + random.integer(1, 6)]
  })
  return [trips, random.integer(8, 20)]
}

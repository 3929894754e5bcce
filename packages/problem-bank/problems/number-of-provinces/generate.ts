import type { Generate } from '../../src/inputs.ts'

/** About as many cities as the root of eight times `size`, and half as many roads. */
export const generate: Generate = (size, random) => {
  const cities = Math.ceil(Math.sqrt(8 * size))
  const connected = Array.from({ length: cities }, (_, city) =>
    Array.from({ length: cities }, (_, other) => (city === other ? 1 : 0)),
  )
  for (let road = 0; road < cities / 2; road++) {
    const [a, b] = [random.integer(0, cities - 1), random.integer(0, cities - 1)]
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      const row = connected[from ?? 0]
      if (row) row[to ?? 0] = 1
    }
  }
  return [connected]
}

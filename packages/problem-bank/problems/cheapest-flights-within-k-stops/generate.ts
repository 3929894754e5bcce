import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const cities = Math.min(size + 2, 7 + Math.floor(size / 2))
  const flights = new Map<string, number[]>()
  for (let made = 0; made < 2 * size; made++) {
    const from = random.integer(0, cities - 1)
    const to = random.integer(0, cities - 1)
    if (from !== to) flights.set(`${from}-${to}`, [from, to, random.integer(1, 50)])
  }
  return [cities, [...flights.values()], 0, cities - 1, random.integer(0, Math.min(4, cities - 1))]
}

import type { Generate } from '../../src/inputs.ts'

/** The tickets of a walk over few airports, so that many come back. */
export const generate: Generate = (size, random) => {
  const airports = ['JFK', 'AAA', 'KUL', 'ZRH']
  const tickets: string[][] = []
  let here = 'JFK'
  for (let flight = 0; flight < Math.min(size, 300); flight++) {
    const others = airports.filter((airport) => airport !== here)
    const next = others[random.integer(0, others.length - 1)] ?? 'AAA'
    tickets.push([here, next])
    here = next
  }
  return [random.shuffled(tickets)]
}

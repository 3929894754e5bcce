import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

type Operation = [name: string, ...given: (string | number)[]]

/** Customers travel one after another and all at once; an average is asked for what was travelled. */
export const generate: Generate = (size, random) => {
  let now = 0
  const begun = new Map<number, string>()
  const travelled: [string, string][] = []
  const next = (): Operation => {
    now += random.integer(1, 9)
    const [start, end] = travelled[random.integer(0, Math.max(0, travelled.length - 1))] ?? []
    if (start !== undefined && end !== undefined && random.integer(0, 2) === 0) return ['getAverageTime', start, end]
    const id = random.integer(1, 5)
    const station = random.string(1, 'ABC')
    const from = begun.get(id)
    if (from === undefined) {
      begun.set(id, station)
      return ['checkIn', id, station, now]
    }
    begun.delete(id)
    travelled.push([from, station])
    return ['checkOut', id, station, now]
  }
  return session(['UndergroundSystem'], size, next)
}

import type { Generate } from '../../src/inputs.ts'

/** A random tree whose roads point either way, with its cities but the first renumbered. */
export const generate: Generate = (size, random) => {
  const names = [0, ...random.shuffled(Array.from({ length: size }, (_, at) => at + 1))]
  const roads = Array.from({ length: size }, (_, at) => {
    const road = [names[at + 1] ?? 0, names[random.integer(0, at)] ?? 0]
    return random.integer(0, 1) === 0 ? road : road.toReversed()
  })
  return [size + 1, random.shuffled(roads)]
}

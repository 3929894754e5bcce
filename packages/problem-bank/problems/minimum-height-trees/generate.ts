import type { Generate } from '../../src/inputs.ts'

/** A random tree, mostly long, with its nodes renumbered. */
export const generate: Generate = (size, random) => {
  const names = random.shuffled(Array.from({ length: size }, (_, at) => at))
  const edges = Array.from({ length: size - 1 }, (_, at) => {
    const edge = [names[at + 1] ?? 0, names[random.integer(random.integer(0, at), at)] ?? 0]
    return random.integer(0, 1) === 0 ? edge : edge.toReversed()
  })
  return [size, random.shuffled(edges)]
}

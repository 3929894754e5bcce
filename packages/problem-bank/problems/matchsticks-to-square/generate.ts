import type { Generate } from '../../src/inputs.ts'

/** The four sides of a square cut into sticks, at most 15; in half of the cases one stick is changed. */
export const generate: Generate = (size, random) => {
  const side = random.integer(4, 12)
  const each = Math.max(1, Math.floor(Math.min(size, 12) / 4))
  const sticks = Array.from({ length: 4 }, () => {
    const inner = Array.from({ length: side - 1 }, (_, cut) => cut + 1)
    const cuts = [0, ...random.shuffled(inner).slice(0, random.integer(0, each)), side].sort((a, b) => a - b)
    return cuts.slice(1).map((cut, at) => cut - (cuts[at] ?? 0))
  }).flat()
  if (random.integer(0, 1) === 0) sticks[0] = random.integer(1, side)
  return [random.shuffled(sticks).slice(0, 15)]
}

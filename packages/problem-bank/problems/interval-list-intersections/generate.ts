import type { Generate, Random } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [disjoint(size, random), disjoint(size, random)]

/** About `size` intervals, each behind the one before. */
function disjoint(size: number, random: Random): number[][] {
  let next = random.integer(0, 3)
  return Array.from({ length: random.integer(Math.ceil(size / 2), size) }, () => {
    const start = next
    const end = start + random.integer(0, 4)
    next = end + random.integer(1, 4)
    return [start, end]
  })
}

import type { Generate } from '../../src/inputs.ts'

/** A mountain whose sides are random, with at least one number on either. */
export const generate: Generate = (size, random) => {
  const top = 10 * size
  const side = (length: number) => {
    const heights = [top]
    while (heights.length <= length) heights.push((heights.at(-1) ?? 0) - random.integer(1, 5))
    return heights.slice(1)
  }
  const up = random.integer(1, size)
  return [[...side(up).reverse(), top, ...side(size + 1 - up)]]
}

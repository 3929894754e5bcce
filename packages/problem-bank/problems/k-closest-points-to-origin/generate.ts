import type { Generate } from '../../src/inputs.ts'

/** No two points are equally far away, so that the answer is unique. */
export const generate: Generate = (size, random) => {
  const byDistance = new Map<number, number[]>()
  for (let tries = 0; tries < 2 * size; tries++) {
    const [x = 0, y = 0] = random.integers(2, -10_000, 10_000)
    byDistance.set(x * x + y * y, [x, y])
  }
  const points = [...byDistance.values()].slice(0, size)
  return [points, random.integer(1, points.length)]
}

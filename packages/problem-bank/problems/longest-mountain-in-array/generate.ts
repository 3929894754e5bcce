import type { Generate } from '../../src/inputs.ts'

/** Heights that change by little from one to the next. */
export const generate: Generate = (size, random) => {
  let height = 50
  return [
    random.integers(size, -3, 3).map((step) => {
      height = Math.max(0, height + step)
      return height
    }),
  ]
}

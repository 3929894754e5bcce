import type { Generate } from '../../src/inputs.ts'

/** A grid of about `size` cells, and never so large that its paths outgrow the limit. */
export const generate: Generate = (size, random) => {
  const rows = random.integer(1, Math.min(size, 12))
  return [rows, Math.min(Math.ceil(size / rows), 24)]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const power = 2 ** random.integer(0, Math.min(30, 2 * size))
  return [random.integer(0, 2) > 0 ? power : power + random.integer(-3, 3)]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const power = 3 ** random.integer(0, Math.min(19, size))
  return [random.integer(0, 1) === 0 ? power : power + random.integer(-3, 3)]
}

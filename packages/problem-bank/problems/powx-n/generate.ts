import type { Generate } from '../../src/inputs.ts'

/** Signs and powers of two, whose powers are exact; bases that grow stay small exponents. */
export const generate: Generate = (size, random) => {
  if (size > 50) return [random.integer(0, 1) === 0 ? 1 : -1, random.integer(-size, size)]
  return [random.shuffled([0.5, 2, -2, -0.25, 1, -1])[0] ?? 1, random.integer(-size, size)]
}

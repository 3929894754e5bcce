import type { Generate } from '../../src/inputs.ts'

/** Two sides with the same sum around a number, every other time. */
export const generate: Generate = (size, random) => {
  const side = random.integers(Math.floor(size / 2), -3, 6)
  if (random.integer(0, 1) === 0) return [[...side, random.integer(-3, 6), ...random.shuffled(side)]]
  return [random.integers(size + 1, -3, 4)]
}

import type { Generate } from '../../src/inputs.ts'

/** One value takes just over half of the places. */
export const generate: Generate = (size, random) => {
  const majority = random.integer(-5, 5)
  const others = random.integers(Math.floor((size - 1) / 2), -5, 5)
  return [random.shuffled([...others, ...new Array(size - others.length).fill(majority)])]
}

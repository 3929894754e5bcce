import type { Generate } from '../../src/inputs.ts'

/** One element more each time `size` doubles, and never more than seven. */
export const generate: Generate = (size, random) => {
  const numbers = random.shuffled(Array.from({ length: 21 }, (_, at) => at - 10))
  return [numbers.slice(0, Math.min(7, 1 + Math.floor(Math.log2(size))))]
}

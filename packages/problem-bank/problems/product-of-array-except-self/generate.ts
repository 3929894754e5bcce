import type { Generate } from '../../src/inputs.ts'

/** At most eight numbers differ from 1 and -1, so that the products stay within 32 bits. */
export const generate: Generate = (size, random) => {
  const large = random.integers(Math.min(size + 1, 8), -9, 9)
  const small = Array.from({ length: size + 1 - large.length }, () => (random.integer(0, 1) === 0 ? 1 : -1))
  return [random.shuffled([...large, ...small])]
}

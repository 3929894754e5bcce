import type { Generate } from '../../src/inputs.ts'

/** The highest digit stands last and is no zero. */
export const generate: Generate = (size, random) => {
  const number = (length: number) => [...random.integers(length - 1, 0, 9), random.integer(1, 9)]
  return [number(random.integer(1, size)), number(size)]
}

import type { Generate } from '../../src/inputs.ts'

/** The highest digit stands first and is no zero. */
export const generate: Generate = (size, random) => {
  const number = (length: number) => [random.integer(1, 9), ...random.integers(length - 1, 0, 9)]
  return [number(random.integer(1, size)), number(size)]
}

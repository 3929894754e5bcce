import type { Generate } from '../../src/inputs.ts'

/** Numbers of up to `size` digits, often of different lengths. */
export const generate: Generate = (size, random) => {
  const number = (length: number) => random.string(length, '0123456789').replace(/^0+(?=.)/, '')
  return [number(size), number(random.integer(Math.ceil(size / 2), size))]
}

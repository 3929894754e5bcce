import type { Generate } from '../../src/inputs.ts'

/** Up to two numbers that fill about a third each, and others. */
export const generate: Generate = (size, random) => {
  const often = Math.floor(size / 3) + random.integer(0, 1)
  const heavy = [0, 1].flatMap((value) => new Array<number>(random.integer(0, 1) * often).fill(value)).slice(0, size)
  return [random.shuffled([...heavy, ...random.integers(size - heavy.length, 0, 6)])]
}

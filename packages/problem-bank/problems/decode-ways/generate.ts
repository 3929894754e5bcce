import type { Generate } from '../../src/inputs.ts'

/** Mostly large digits, which stand alone, so that the number of ways stays small; a zero now and then. */
export const generate: Generate = (size, random) => {
  if (size < 12) return [random.string(size, '0112345')]
  return [random.string(size - 12, '3456789') + random.string(12, '1122345678')]
}

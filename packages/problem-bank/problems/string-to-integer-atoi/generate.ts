import type { Generate } from '../../src/inputs.ts'

/** Spaces, perhaps a sign, digits, and something behind them. */
export const generate: Generate = (size, random) => {
  const spaces = ' '.repeat(random.integer(0, 2))
  const sign = ['', '-', '+', '+-', ''][random.integer(0, 4)] ?? ''
  return [spaces + sign + random.string(size, '0123456789') + random.string(random.integer(0, 3), 'a. -7')]
}

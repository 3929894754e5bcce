import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const s = random.string(size, 'ab#')
  return random.integer(0, 1) === 0 ? [s, random.string(size, 'ab#')] : [s, [...s].map((key) => `b#${key}`).join('')]
}

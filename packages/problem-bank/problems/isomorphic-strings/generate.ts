import type { Generate } from '../../src/inputs.ts'

/** Half of the time the second string is the first one with its letters renamed. */
export const generate: Generate = (size, random) => {
  const s = random.string(size, 'abc')
  if (random.integer(0, 1) === 0) return [s, random.string(size, 'abc')]
  const names = random.shuffled(['x', 'b', 'z'])
  return [s, [...s].map((letter) => names['abc'.indexOf(letter)] ?? '').join('')]
}

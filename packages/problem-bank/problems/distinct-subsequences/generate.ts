import type { Generate } from '../../src/inputs.ts'

/** A few letters of s in their order, now and then with another letter in between; few enough for the count to stay small. */
export const generate: Generate = (size, random) => {
  const s = random.string(size, 'abc')
  const t = [...s].filter(() => random.integer(1, size) <= 4).slice(0, 5)
  if (random.integer(0, 3) === 0) t.splice(random.integer(0, t.length), 0, 'c')
  return [s, t.join('') || 'a']
}

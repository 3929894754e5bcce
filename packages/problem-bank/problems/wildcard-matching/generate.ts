import type { Generate } from '../../src/inputs.ts'

/** A pattern, and two times out of three a string that was made from it. */
export const generate: Generate = (size, random) => {
  const p = random.string(Math.ceil(size / 2), 'aab?*')
  if (random.integer(0, 2) === 0) return [random.string(size, 'ab'), p]
  const s = [...p].map((sign) => {
    if (sign === '*') return random.string(random.integer(0, 3), 'abc')
    return sign === '?' ? random.string(1, 'abc') : sign
  })
  return [s.join(''), p]
}

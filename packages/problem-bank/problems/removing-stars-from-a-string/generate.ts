import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  let letters = 0
  let s = ''
  while (s.length < size) {
    const isStar = letters > 0 && random.integer(0, 2) === 0
    letters += isStar ? -1 : 1
    s += isStar ? '*' : random.string(1, 'abcd')
  }
  return [s]
}

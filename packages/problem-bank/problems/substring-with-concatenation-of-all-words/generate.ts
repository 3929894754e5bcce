import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const length = random.integer(1, 2)
  const words = Array.from({ length: random.integer(1, 3) }, () => random.string(length, 'ab'))
  let s = ''
  while (s.length < size) s += random.integer(0, 1) ? random.shuffled(words).join('') : random.string(1, 'abc')
  return [s, words]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  let s = ''
  while (s.length < size) s += random.string(1, '01').repeat(random.integer(1, 4))
  return [s.slice(0, size)]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const length = size > 60 ? 5 : 3
  const words = [
    ...new Set(Array.from({ length: size + 2 }, () => random.string(length, size > 60 ? 'abcdefg' : 'abc'))),
  ]
  const other = words[1] ?? 'ddd'.padEnd(length, 'd')
  return [words[0] ?? '', other, words.slice(random.integer(0, 1))]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const words = Array.from({ length: size }, () => random.string(random.integer(1, 5), size > 20 ? 'abcdef' : 'ab'))
  const other = random.string(random.integer(1, 5), 'ab')
  const start = random.integer(0, 2) === 0 ? other : `${words[0] ?? ''}${random.integer(0, 1) === 0 ? '' : other}`
  return [[...new Set(words)], start]
}

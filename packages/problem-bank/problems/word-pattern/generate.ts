import type { Generate } from '../../src/inputs.ts'

/** The words of a pattern, one of which is replaced now and then. */
export const generate: Generate = (size, random) => {
  const pattern = random.string(size, 'abcd')
  const known: Record<string, string> = { a: 'dog', b: 'cat', c: 'constructor', d: 'a' }
  const words = [...pattern].map((letter) => known[letter] ?? '')
  if (random.integer(0, 1) === 0) words[random.integer(0, size - 1)] = random.integer(0, 1) === 0 ? 'cat' : 'fish'
  return [pattern, words.join(' ')]
}

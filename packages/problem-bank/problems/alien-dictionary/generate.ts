import type { Generate } from '../../src/inputs.ts'

/** Words sorted by a hidden order of the letters, but for two that change places now and then. */
export const generate: Generate = (size, random) => {
  const order = random.shuffled([...(size > 20 ? 'abcdefghijklmnop' : 'abcde')]).join('')
  const rankOf = (word: string) => [...word].map((letter) => String.fromCharCode(65 + order.indexOf(letter))).join('')
  const words = Array.from({ length: size }, () => random.string(random.integer(1, 4), order))
  const sorted = [...new Set(words)].sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1))
  if (random.integer(0, 2) > 0) return [sorted]
  const [first = 'a', ...others] = sorted
  return [[...others, first]]
}

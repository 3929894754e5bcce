import type { Generate } from '../../src/inputs.ts'

/** A row of words, half of the time with a letter at its end that no word has. */
export const generate: Generate = (size, random) => {
  const words = [...new Set(Array.from({ length: 5 }, () => random.string(random.integer(1, 4), 'ab')))]
  const picked = random.integers(Math.ceil(size / 2), 0, words.length - 1).map((place) => words[place] ?? '')
  return [picked.join('') + (random.integer(0, 1) === 0 ? '' : random.string(1, 'abc')), words]
}

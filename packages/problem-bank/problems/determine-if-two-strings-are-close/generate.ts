import type { Generate } from '../../src/inputs.ts'

/** Half of the second words are the first with its letters exchanged and mixed, of which some lose their last letter. */
export const generate: Generate = (size, random) => {
  const word = random.string(size, 'abcd')
  if (random.integer(0, 1) === 0) return [word, random.string(size, 'abcd')]
  const images = random.shuffled([...'abcd'])
  const letters = [...new Set(word)].toSorted()
  const own = images.filter((image) => letters.includes(image))
  const mixed = random.shuffled([...word]).map((letter) => own[letters.indexOf(letter)] ?? letter)
  if (random.integer(0, 2) === 0) mixed[0] = 'e'
  return [word, mixed.join('')]
}

import type { Generate } from '../../src/inputs.ts'

/** Some of one letter and some of several, so that about half of the short ones can be arranged. */
export const generate: Generate = (size, random) => {
  const many = random.integer(0, size)
  const letters = 'a'.repeat(many) + random.string(size - many, 'abcde')
  return [random.shuffled([...letters]).join('')]
}

import type { Generate } from '../../src/inputs.ts'

/** Half the time the second string is the first one shuffled, else shuffled with one letter changed. */
export const generate: Generate = (size, random) => {
  const s = random.string(size, 'abcd')
  const t = random.shuffled([...s]).join('')
  return [s, random.integer(0, 1) === 0 ? t : random.string(1, 'abcd') + t.slice(1)]
}

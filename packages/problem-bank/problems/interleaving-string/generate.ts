import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const s1 = random.string(random.integer(0, size), 'ab')
  const s2 = random.string(size, 'ab')
  const from = random.shuffled([...[...s1].map(() => 1), ...[...s2].map(() => 2)])
  const letters = { 1: [...s1], 2: [...s2] }
  const s3 = from.map((which) => letters[which === 1 ? 1 : 2].shift()).join('')
  return [s1, s2, random.integer(0, 2) === 0 ? random.shuffled([...s3]).join('') : s3]
}

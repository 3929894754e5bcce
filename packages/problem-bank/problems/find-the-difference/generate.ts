import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const s = random.string(size, 'abcdef')
  return [s, random.shuffled([...s, random.string(1, 'abcdefg')]).join('')]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const half = random.string(size, 'ab')
  const letters = [...half, ...[...half].reverse()]
  for (let extra = random.integer(0, 2); extra > 0; extra--) {
    letters.splice(random.integer(0, letters.length), 0, random.string(1, 'ab'))
  }
  return [letters.join('')]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const different = random.shuffled(Array.from({ length: size + 2 }, (_, at) => 3 * at - size))
  const [one = 0, other = 1, ...twice] = different
  return [random.shuffled([one, other, ...twice, ...twice])]
}

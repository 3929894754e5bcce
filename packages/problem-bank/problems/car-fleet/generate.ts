import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const position = random.shuffled(Array.from({ length: size }, (_, at) => 2 * at))
  return [2 * size, position, random.integers(size, 1, size + 1)]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  Array.from({ length: size }, (_, at) => (at < 2 ? 5 : (random.shuffled([5, 5, 5, 10, 20])[0] ?? 5))),
]

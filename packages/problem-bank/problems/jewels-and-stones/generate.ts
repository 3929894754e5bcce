import type { Generate } from '../../src/inputs.ts'

const LETTERS = 'abcdeABCDE'

export const generate: Generate = (size, random) => [
  random
    .shuffled([...LETTERS])
    .slice(0, random.integer(1, LETTERS.length))
    .join(''),
  random.string(size, LETTERS),
]

import type { Generate } from '../../src/inputs.ts'

/** Begins with a word, so that there is one. */
export const generate: Generate = (size, random) => [`${random.string(1, 'abc')}${random.string(size, 'abc   ')}`]

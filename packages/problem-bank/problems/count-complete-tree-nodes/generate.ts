import type { Generate } from '../../src/inputs.ts'

/** The levels of a complete tree have no gaps. */
export const generate: Generate = (size, random) => [random.integers(size, 0, 100)]

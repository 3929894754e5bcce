import type { Generate } from '../../src/inputs.ts'

/** The work grows with the length of the members, about 1.3 to the power of n. */
export const generate: Generate = (size) => [Math.min(30, 1 + Math.ceil(Math.log(size) / Math.log(1.3)))]

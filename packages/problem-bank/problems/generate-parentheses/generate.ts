import type { Generate } from '../../src/inputs.ts'

/** One pair more each time `size` doubles, and never more than eight. */
export const generate: Generate = (size) => [Math.min(8, 1 + Math.floor(Math.log2(size)))]

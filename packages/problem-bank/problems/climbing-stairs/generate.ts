import type { Generate } from '../../src/inputs.ts'

/** The answer outgrows 32 bits at 46 steps, so the input stays below. */
export const generate: Generate = (size) => [Math.min(size, 45)]

import type { Generate } from '../../src/inputs.ts'

/** One digit more each time `size` doubles. */
export const generate: Generate = (size, random) => [random.string(Math.floor(Math.log2(size)), '23456789')]

import type { Generate } from '../../src/inputs.ts'

/** What Roman numerals can write is fixed, so every size draws from all of it. */
export const generate: Generate = (_size, random) => [random.integer(1, 3999)]

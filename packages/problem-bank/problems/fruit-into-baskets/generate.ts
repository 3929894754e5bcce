import type { Generate } from '../../src/inputs.ts'

/** At most four types, so that the longest stretch is neither a pair nor nearly everything. */
export const generate: Generate = (size, random) => [random.integers(size, 0, Math.min(3, size - 1))]

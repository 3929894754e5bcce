import type { Generate } from '../../src/inputs.ts'

/** A few pieces of ten letters and single letters between them, so that some repeat. */
export const generate: Generate = (size, random) => {
  const pieces = Array.from({ length: 2 }, () => random.string(10, 'ACGT'))
  return [
    Array.from({ length: size }, () =>
      random.integer(0, 2) === 0 ? random.string(1, 'ACGT') : (pieces[random.integer(0, 1)] ?? ''),
    ).join(''),
  ]
}

import type { Generate } from '../../src/inputs.ts'

/** Words that share a beginning, with different ends. */
export const generate: Generate = (size, random) => {
  const shared = random.string(random.integer(0, size), 'ab')
  return [Array.from({ length: random.integer(1, 5) }, () => shared + random.string(random.integer(0, 3), 'ab'))]
}

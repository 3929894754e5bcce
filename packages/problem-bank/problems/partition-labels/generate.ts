import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const blocks = ['abc', 'de', 'fgh', 'ij', 'klm', 'n', 'opq']
  return [
    blocks
      .map((block) => random.string(random.integer(1, size), block))
      .join('')
      .slice(0, 4 * size),
  ]
}

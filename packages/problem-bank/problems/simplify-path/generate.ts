import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const parts = ['a', 'bc', '..', '.', '', '...', 'd_1']
  return [
    random
      .integers(size, 0, parts.length - 1)
      .map((at) => `/${parts[at]}`)
      .join(''),
  ]
}

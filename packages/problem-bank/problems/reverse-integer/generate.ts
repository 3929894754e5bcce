import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const most = Math.min(2 ** 31 - 1, 10 ** Math.min(10, size))
  return [random.integer(-most, most)]
}

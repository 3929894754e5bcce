import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const most = Math.min(1000, 10 * size)
  return [random.integer(-most, most), random.integer(-most, most)]
}

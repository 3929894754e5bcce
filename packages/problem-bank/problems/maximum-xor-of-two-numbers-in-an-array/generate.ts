import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const most = [7, 63, 1000, 2 ** 31 - 1][random.integer(0, 3)] ?? 7
  return [random.integers(size, 0, most)]
}

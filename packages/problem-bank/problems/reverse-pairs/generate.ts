import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const most = [6, 50, 2 ** 31 - 1][random.integer(0, 2)] ?? 6
  return [random.integers(size, -most, most)]
}

import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const length = size + 1
  const arr = random.integers(length, 1, length - 1)
  if (random.integer(0, 3) > 0) arr[random.integer(0, size)] = 0
  return [arr, random.integer(0, size)]
}

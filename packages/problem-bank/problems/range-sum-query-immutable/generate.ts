import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  const nums = random.integers(size, -50, 50)
  return session(['NumArray', nums], size, () => {
    const left = random.integer(0, size - 1)
    return ['sumRange', left, random.integer(left, size - 1)]
  })
}

import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  const nums = random.integers(random.integer(0, size), -20, 20)
  const k = random.integer(1, nums.length + 1)
  return session(['KthLargest', k, nums], size, () => ['add', random.integer(-20, 20)])
}

import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  let count = 0
  return session(['MedianFinder'], size, () => {
    if (count > 0 && random.integer(0, 1) === 0) return ['findMedian']
    count++
    return ['addNum', random.integer(-50, 50)]
  })
}

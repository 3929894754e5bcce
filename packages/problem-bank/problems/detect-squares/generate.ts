import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  const highest = random.integer(1, 3)
  return session(['DetectSquares'], size, () => [
    random.integer(0, 2) === 0 ? 'count' : 'add',
    random.integers(2, 0, highest),
  ])
}

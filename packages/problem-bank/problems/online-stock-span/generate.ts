import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  const highest = random.integer(1, 3 * size)
  return session(['StockSpanner'], size, () => ['next', random.integer(1, highest)])
}

import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  const longest = random.integer(1, 12)
  return session(['MyCalendar'], size, () => {
    const start = random.integer(0, 6 * size)
    return ['book', start, start + random.integer(1, longest)]
  })
}

import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  let held = 0
  const highest = random.integer(1, 6)
  return session(['FreqStack'], size, () => {
    if (held > 0 && random.integer(0, 2) === 0) {
      held--
      return ['pop']
    }
    held++
    return ['push', random.integer(0, highest)]
  })
}

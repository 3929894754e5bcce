import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  let now = 0
  return session(['RecentCounter'], size, () => {
    now += random.integer(0, 5) === 0 ? 3000 : random.integer(1, 1500)
    return ['ping', now]
  })
}

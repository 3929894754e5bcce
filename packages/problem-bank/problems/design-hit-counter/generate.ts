import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  let now = 1
  return session(['HitCounter'], size, () => {
    now += random.integer(0, 3) === 0 ? random.integer(0, 300) : random.integer(0, 2)
    return [random.integer(0, 2) === 0 ? 'getHits' : 'hit', now]
  })
}

import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  let now = 0
  return session(['TimeMap'], size, () => {
    const key = random.string(1, 'abc')
    if (random.integer(0, 1) === 0) return ['get', key, random.integer(1, now + 5)]
    now += random.integer(1, 3)
    return ['set', key, random.string(random.integer(1, 4), 'xyz'), now]
  })
}

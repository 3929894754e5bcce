import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  const capacity = random.integer(1, 4)
  return session(['LFUCache', capacity], size, () => {
    const key = random.integer(1, capacity + 2)
    return random.integer(0, 1) === 0 ? ['get', key] : ['put', key, random.integer(0, 100)]
  })
}

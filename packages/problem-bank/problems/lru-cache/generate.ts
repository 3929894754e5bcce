import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  const capacity = random.integer(1, Math.max(1, Math.floor(size / 3)))
  const key = () => random.integer(0, capacity + 2)
  return session(['LRUCache', capacity], size, () =>
    random.integer(0, 1) === 0 ? ['get', key()] : ['put', key(), random.integer(0, 100)],
  )
}

import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) =>
  session(['MyHashMap'], size, () => {
    // Some of them meet in a bucket.
    const key = random.integer(0, 5) + 2069 * random.integer(0, 2)
    const choice = random.integer(0, 3)
    if (choice <= 1) return ['put', key, random.integer(0, 99)]
    return [choice === 2 ? 'get' : 'remove', key]
  })

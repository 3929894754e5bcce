import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) =>
  session(['MyHashSet'], size, () => {
    // Keys that share a bucket as well as keys that do not.
    const key = random.integer(0, Math.ceil(size / 4)) + 2069 * random.integer(0, 2)
    return [['add', 'remove', 'contains'][random.integer(0, 2)] ?? 'add', key]
  })

import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  const length = random.integer(1, size)
  let taken = 0
  return session(['SnapshotArray', length], size, () => {
    const index = random.integer(0, length - 1)
    const kind = random.integer(0, 5)
    if (kind < 3) return ['set', index, random.integer(0, 1000)]
    if (kind === 3 || taken === 0) {
      taken++
      return ['snap']
    }
    return ['get', index, random.integer(0, taken - 1)]
  })
}

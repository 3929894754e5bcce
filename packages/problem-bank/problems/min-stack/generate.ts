import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  let height = 0
  return session(['MinStack'], size, () => {
    const choice = height === 0 ? 0 : random.integer(0, 5)
    if (choice <= 2) {
      height++
      return ['push', random.integer(-9, 9)]
    }
    if (choice === 3) height--
    return [choice === 3 ? 'pop' : choice === 4 ? 'top' : 'getMin']
  })
}

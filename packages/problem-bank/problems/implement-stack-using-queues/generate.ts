import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  let height = 0
  return session(['MyStack'], size, () => {
    const choice = random.integer(height === 0 ? 2 : 0, 5)
    if (choice === 0) height--
    if (choice >= 3) height++
    if (choice >= 3) return ['push', random.integer(1, 9)]
    return [['pop', 'top', 'empty'][choice] ?? 'empty']
  })
}

import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  let length = 0
  return session(['MyQueue'], size, () => {
    const choice = random.integer(length === 0 ? 2 : 0, 5)
    if (choice === 0) length--
    if (choice >= 3) length++
    if (choice >= 3) return ['push', random.integer(1, 9)]
    return [['pop', 'peek', 'empty'][choice] ?? 'empty']
  })
}

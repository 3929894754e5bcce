import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) =>
  session(['MyLinkedList'], size, () => {
    const index = random.integer(0, Math.ceil(size / 4))
    const val = random.integer(0, 1000)
    switch (random.integer(0, 5)) {
      case 0:
        return ['addAtHead', val]
      case 1:
        return ['addAtTail', val]
      case 2:
        return ['addAtIndex', index, val]
      case 3:
        return ['deleteAtIndex', index]
      default:
        return ['get', index]
    }
  })

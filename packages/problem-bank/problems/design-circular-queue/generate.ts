import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

const ASKED = ['deQueue', 'front', 'rear', 'isEmpty', 'isFull']

export const generate: Generate = (size, random) =>
  session(['MyCircularQueue', random.integer(1, 4)], size, () =>
    random.integer(0, 2) === 0 ? ['enQueue', random.integer(0, 100)] : [ASKED[random.integer(0, 4)] ?? 'front'],
  )

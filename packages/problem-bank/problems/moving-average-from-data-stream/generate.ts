import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) =>
  session(['MovingAverage', random.integer(1, Math.max(1, size >> 1))], size, () => ['next', random.integer(-50, 50)])

import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  let now = 0
  return session(['Logger'], size, () => {
    now += random.integer(0, 6)
    return ['shouldPrintMessage', now, random.string(1, 'ab')]
  })
}

import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) =>
  session(['MapSum'], size, () => {
    const word = random.string(random.integer(1, 4), 'ab')
    return random.integer(0, 1) === 0 ? ['sum', word] : ['insert', word, random.integer(1, 1000)]
  })

import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) =>
  session(['WordDictionary'], size, () =>
    random.integer(0, 1) === 0
      ? ['addWord', random.string(random.integer(1, 4), 'ab')]
      : ['search', random.string(random.integer(1, 4), 'ab.')],
  )

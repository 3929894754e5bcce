import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) =>
  session(['Trie'], size, () => {
    const name = ['insert', 'search', 'startsWith'][random.integer(0, 2)] ?? 'insert'
    return [name, random.string(random.integer(1, 5), 'ab')]
  })

import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) =>
  session(['BrowserHistory', 'home.org'], size, () => {
    const kind = random.integer(0, 4)
    if (kind < 2) return ['visit', `${random.string(random.integer(1, 6), 'abcxyz')}.com`]
    return [kind === 2 ? 'forward' : 'back', random.integer(1, 4)]
  })

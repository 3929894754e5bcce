import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) =>
  session(['SmallestInfiniteSet'], size, () =>
    random.integer(0, 2) > 0 ? ['popSmallest'] : ['addBack', random.integer(1, Math.ceil(size / 2))],
  )

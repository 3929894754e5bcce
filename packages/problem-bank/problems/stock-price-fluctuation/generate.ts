import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

const ASKED = ['current', 'maximum', 'minimum']

export const generate: Generate = (size, random) => {
  let recorded = false
  return session(['StockPrice'], size, () => {
    if (recorded && random.integer(0, 1) === 0) return [ASKED[random.integer(0, 2)] ?? 'current']
    recorded = true
    return ['update', random.integer(1, Math.ceil(size / 2)), random.integer(1, 100)]
  })
}

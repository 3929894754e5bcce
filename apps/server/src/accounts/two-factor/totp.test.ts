import fc from 'fast-check'
import { generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { matchingStep, newTotpSecret } from './totp.ts'

const STEP_MS = 30_000

/** Of RFC 6238, appendix B: the ASCII text 12345678901234567890 in base32, and the last six digits for SHA-1. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])("at second %d the code is the standard's", (second, code) => {
  expect(matchingStep(RFC_SECRET, code, new Date(second * 1_000))).toBe(Math.floor(second / 30))
})

test('a code is taken in its own time step and in the one before and after, at every millisecond, and nowhere else', () => {
  const secret = newTotpSecret()
  const now = fc.integer({ min: Date.UTC(2024), max: Date.UTC(2100) })
  fc.assert(
    fc.property(now, fc.integer({ min: -5, max: 5 }), (at, stepsOff) => {
      const step = Math.floor(at / STEP_MS) + stepsOff
      const codeOf = (each: number) => generateSync({ secret, epoch: each * 30 })
      const window = [-1, 0, 1].map((off) => codeOf(Math.floor(at / STEP_MS) + off))
      const matched = matchingStep(secret, codeOf(step), new Date(at))
      // Two steps share a code once in a million.
      if (Math.abs(stepsOff) <= 1) expect(codeOf(matched ?? Number.NaN)).toBe(codeOf(step))
      else if (!window.includes(codeOf(step))) expect(matched).toBeNull()
    }),
    { numRuns: 2_000 },
  )
})

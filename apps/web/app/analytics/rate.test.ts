import { expect, test } from 'vitest'
import { rateOf } from './rate.ts'

test('a rate is rounded, but never to all or to nothing where that is not so', () => {
  expect(rateOf({ solves: 3, verified: 2 })).toBe('67%')
  expect(rateOf({ solves: 1000, verified: 999 })).toBe('99%')
  expect(rateOf({ solves: 1000, verified: 1 })).toBe('1%')
  expect(rateOf({ solves: 5, verified: 5 })).toBe('100%')
  expect(rateOf({ solves: 5, verified: 0 })).toBe('0%')
  expect(rateOf({ solves: 0, verified: 0 })).toBe('-')
})

import type { Quota } from '@dryrun/contract/processing'
import { expect, test } from 'vitest'
import { allowance, leftToday, monthResets } from './quota.ts'

const free: Quota = {
  plan: 'free',
  queryLimit: 10,
  currentMonthUsage: 3,
  remainingQueries: 7,
  dailyLimit: 2,
  usedToday: 1,
  resetsAt: '2025-12-01T00:00:00Z',
}

test('a free day has two queries, and never more than the month has left', () => {
  expect(leftToday(free)).toBe('1 more today')
  expect(leftToday({ ...free, usedToday: 2 })).toBe('none left today')
  expect(leftToday({ ...free, usedToday: 0, remainingQueries: 1 })).toBe('1 more today')
  expect(leftToday({ ...free, plan: 'basic', dailyLimit: -1 })).toBeUndefined()
})

test('the month’s reset is shown by the UTC calendar, and not while resetsAt is the day’s', () => {
  expect(monthResets(free)).toBe('1 Dec')
  expect(monthResets({ ...free, usedToday: 2, resetsAt: '2025-11-22T00:00:00Z' })).toBeUndefined()
  expect(monthResets({ ...free, usedToday: 2, remainingQueries: 0 })).toBe('1 Dec')
})

test('a plan’s allowance in one line', () => {
  expect(allowance(free)).toBe('10 queries a month, 2 a day, 2 screenshots a problem')
  expect(allowance({ ...free, plan: 'pro', queryLimit: -1, dailyLimit: -1 })).toBe(
    'unlimited queries, 8 screenshots a problem',
  )
})

import { expect, test } from 'vitest'
import { ago } from './time.ts'

const now = new Date('2025-11-21T12:00:00')

test.each([
  ['2025-11-21T11:59:30', 'now'],
  ['2025-11-21T12:00:30', 'now'],
  ['2025-11-21T11:56:00', '4 min'],
  ['2025-11-21T09:00:00', '3 h'],
  ['2025-11-18T12:00:00', 'Tue'],
  ['2025-11-09T12:00:00', '9 Nov'],
  ['2024-03-09T12:00:00', '9 Mar 2024'],
])('%s is %s', (time, words) => {
  expect(ago(time, now)).toBe(words)
})

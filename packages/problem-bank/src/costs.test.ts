import { expect, test } from 'vitest'
import { openBank } from './bank.ts'
import { page } from './pages-for-tests.ts'
import { readText } from './reading.ts'

const bank = await openBank()
const read = (statement: string) => readText(bank, page('', statement, [])).asked.filter((word) => word !== '.')

test.each([
  ['It should take O(n) time on average.', 'It should take.'],
  ['Both methods must run in O(1) on average.', 'Both methods must run in.'],
  ['Each call must take O(1) amortised time.', 'Each call must take.'],
  ['All calls work in constant time on average.', 'All calls work in.'],
  ['The average time complexity must be O(log n).', ''],
  ['It must, on average, run in O(log n).', 'It must, run in.'],
  ['An O(n^2) solution earns half of the points, O(n log n) earns them all.', ''],
  ['A quadratic solution gets half the marks.', ''],
  ['Your program must need only O(log n) steps.', 'Your program must need only.'],
  ['Write it once iteratively and, if time allows, once recursively.', 'Write it.'],
])('how long it may take, and how it may be written, is no part of what is asked: %s', (said, asked) => {
  expect(read(said)).toEqual(read(asked))
})

test.each([
  'Return the average in steps of one.',
  'Return what the pairs earn on average.',
  'A pair gets half of the difference.',
])('what is asked of averages and shares stays: %s', (asked) => {
  expect(read(`${asked} It takes O(n) time in the worst case.`)).toEqual(read(`${asked} It takes.`))
})

test('the average that a method returns in constant time stays', () => {
  expect(read('average() returns the average of all values in O(1).')).toContain('average')
})

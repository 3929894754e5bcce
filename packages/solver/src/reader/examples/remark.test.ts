import { expect, test } from 'vitest'
import { withoutRemark } from './remark.ts'

test.each([
  ['3 (the longest one is "ace")', '3'],
  ['"bab" // "aba" is a valid answer too', '"bab"'],
  ['8  # A - B - idle - A', '8'],
  ['8#A-B-idle-A', '8'],
  ['"10"// carried once', '"10"'],
  ['[[2, 2, 3], [7]] -- in any order', '[[2, 2, 3], [7]]'],
  ['[0, 1] because nums[0] + nums[1] = 9', '[0, 1]'],
  ['true, since "a" comes first', 'true'],
  ['["a b", "c (d)"] (any order)', '["a b", "c (d)"]'],
  ['[]                 19:05', '[]'],
  ['[1, 2]  7:05 PM ✓✓', '[1, 2]'],
  ['[4, 17]:', '[4, 17]'],
  ['12: take 2, 9 and 1.', '12'],
  ['2 -> 1 -> 9 (617 + 295 = 912, stored backward)', '2 -> 1 -> 9'],
  ['4 -> 7 -> null  // as it was', '4 -> 7 -> null'],
  ['-1 — no such pair', '-1'],
  ['[7, 0, 8] (342 + 465 = 807)', '[7, 0, 8]'],
])('what is said behind a value is no part of it: %s', (output, value) => {
  expect(withoutRemark(output)).toBe(value)
})

test.each([
  '[1, 2',
  '"a # b"',
  '["(x)", "y // z"]',
  '3 (4)',
  '3 - 4',
  '1 2 3',
  '2, nums = [1,2,_]',
  '# # #',
  '#1 a',
  '"a" "b"',
  'hello (world)',
  '12:30',
  '3 12:30 on Monday',
  '1 #2',
])('what may be part of a value stays: %s', (output) => {
  expect(withoutRemark(output)).toBe(output)
})

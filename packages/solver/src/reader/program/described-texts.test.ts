import { expect, test } from 'vitest'
import { describedLines, parseDescribed, parseDescribedOutput } from './described-texts.ts'

const PAGE =
  'Print it unrolled. Input: - one line with the number n - one line with the string pattern Output: the string.'

test('a line that is said to be a text is one word, whatever signs it has', () => {
  const described = describedLines([PAGE], ['2\na2[b]c', '3\nAb, c'])
  expect(described).toEqual({ count: 2, texts: new Set([1]), givesText: true })
  if (!described) return
  expect(parseDescribed('2\na2[b]c', described)).toEqual([['2'], ['a2[b]c']])
  expect(parseDescribed('3\nAb, c', described)).toEqual([['3'], ['Ab, c']])
  expect(parseDescribed('2?\nab', described)).toBeNull()
  expect(parseDescribed('ab', described)).toBeNull()
})

test('what is described is the input of no page whose inputs have other lines, or that has no text', () => {
  expect(describedLines([PAGE], ['2\nab\ncd'])).toBeNull()
  expect(describedLines(['Input: - one line with the number n Output: the number.'], ['2'])).toBeNull()
  expect(describedLines(['Return the string.'], ['ab'])).toBeNull()
})

test('an output is one word where a text is said to come of it and no space may have been overlooked', () => {
  const described = { count: 1, texts: new Set([0]), givesText: true }
  expect(parseDescribedOutput('a.b[c]', described)).toEqual([['a.b[c]']])
  expect(parseDescribedOutput('Ab,c', described)).toBeNull()
  expect(parseDescribedOutput('a.b[c]', { ...described, givesText: false })).toBeNull()
})

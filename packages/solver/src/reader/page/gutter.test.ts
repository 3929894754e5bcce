import { expect, test } from 'vitest'
import { lines } from '../lines/lines.fixture.ts'
import { isNumbered, withoutGutter } from './gutter.ts'

const FILE = [
  ['def total(nums):', { left: 80 }],
  '2       Add.',
  '1       All of',
  'A       them.',
  '5       >>> total([1])',
  '1       1',
  '7       >>> total([1, 2])',
  '8       3',
] satisfies Parameters<typeof lines>

test('where half the numbers of a gutter are misread, the others stand as far below each other as they say', () => {
  const file = lines(...FILE)
  expect(isNumbered(file)).toBe(true)
  expect(withoutGutter(file).map(({ text }) => text)).toEqual([
    'def total(nums):',
    'Add.',
    'All of',
    'them.',
    '>>> total([1])',
    '1',
    '>>> total([1, 2])',
    '3',
  ])
})

test('values above the editor of a page are in no gutter', () => {
  const editor = ['1       def total(nums):', '2           add', '3', '4           return 1', '5       total([1])']
  const page = lines('3', '45 44', '2', 'eo 1 <= n', ...editor)
  expect(withoutGutter(page).map(({ text }) => text)).toEqual([
    '3',
    '45 44',
    '2',
    'eo 1 <= n',
    'def total(nums):',
    'add',
    'return 1',
    'total([1])',
  ])
})

test('the sign of a comment that tells what the code has is none of its figures', () => {
  const file = lines(
    '1       4 class Node with a value',
    '2       def total(head):',
    '3       4 values are given',
    '4',
    '5       pass',
  )
  const texts = withoutGutter(file).map(({ text }) => text)
  expect(texts).toEqual(['# class Node with a value', 'def total(head):', '4 values are given', 'pass'])
})

test('pairs of numbers, one right behind the other, have no gutter', () => {
  expect(isNumbered(lines('1 2', '2 3', '4 3', '3 5', '8 7', '6 8', '9 1'))).toBe(false)
})

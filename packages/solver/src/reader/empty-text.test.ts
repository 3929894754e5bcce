import { expect, test } from 'vitest'
import { areQuotesAlone, isEmptyText } from './empty-text.ts'

const stroke = (left: number, height = 9, top = 10) => ({ left, top, width: 3, height })

test('four strokes in two pairs are quotes with nothing in them', () => {
  expect(isEmptyText([stroke(0), stroke(5), stroke(14), stroke(19)], 23)).toBe(true)
  expect(isEmptyText([stroke(0), stroke(5), stroke(10), stroke(15)], 23)).toBe(true)
})

test('a space between quotes, a sign more or less, and strokes of another height are something else', () => {
  expect(isEmptyText([stroke(0), stroke(5), stroke(24), stroke(29)], 23)).toBe(false)
  expect(isEmptyText([stroke(0), stroke(5)], 23)).toBe(false)
  expect(isEmptyText([stroke(0), stroke(5), stroke(10), stroke(15), stroke(20)], 23)).toBe(false)
  expect(
    isEmptyText(
      [0, 5, 14, 19].map((left) => stroke(left, 17)),
      23,
    ),
  ).toBe(false)
  expect(isEmptyText([stroke(0), stroke(5), stroke(14), stroke(19, 4, 16)], 23)).toBe(false)
})

test('in small type the strokes of one pair run together', () => {
  const [a, b] = [
    { left: 63, top: 756, width: 2, height: 4 },
    { left: 66, top: 756, width: 1, height: 4 },
  ]
  expect(isEmptyText([a, b, { left: 71, top: 756, width: 4, height: 4 }], 12)).toBe(true)
  expect(isEmptyText([{ left: 58, top: 756, width: 4, height: 4 }, a, b], 12)).toBe(true)
  expect(isEmptyText([a, b, { left: 71, top: 756, width: 9, height: 4 }], 12)).toBe(false)
})

test('two strokes that have a line for themselves are quotes with nothing in them, a dash or letters are not', () => {
  expect(areQuotesAlone([stroke(0), stroke(9)], 23)).toBe(true)
  expect(areQuotesAlone([stroke(0), stroke(5), stroke(14), stroke(19)], 23)).toBe(true)
  expect(areQuotesAlone([stroke(0)], 23)).toBe(false)
  expect(areQuotesAlone([stroke(0), stroke(9, 17)], 23)).toBe(false)
})

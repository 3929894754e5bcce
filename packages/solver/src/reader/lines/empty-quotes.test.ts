import { expect, test } from 'vitest'
import { areQuotesAlone, textWithoutInk } from './empty-quotes.ts'

const stroke = (left: number, height = 9, top = 10) => ({ left, top, width: 3, height })

test('four strokes in two pairs are quotes with nothing in them', () => {
  expect(textWithoutInk([stroke(0), stroke(5), stroke(14), stroke(19)], 23)).toBe('""')
  expect(textWithoutInk([stroke(0), stroke(5), stroke(10), stroke(15)], 23)).toBe('""')
})

test('four strokes further apart are quotes with a space in them', () => {
  expect(textWithoutInk([stroke(0), stroke(5), stroke(24), stroke(29)], 23)).toBe('" "')
  expect(textWithoutInk([stroke(0), stroke(5), stroke(44), stroke(49)], 23)).toBe(null)
})

test('a sign more or less, and strokes of another height are something else', () => {
  expect(textWithoutInk([stroke(0), stroke(5)], 23)).toBe(null)
  expect(textWithoutInk([stroke(0), stroke(5), stroke(10), stroke(15), stroke(20)], 23)).toBe(null)
  expect(
    textWithoutInk(
      [0, 5, 14, 19].map((left) => stroke(left, 17)),
      23,
    ),
  ).toBe(null)
  expect(textWithoutInk([stroke(0), stroke(5), stroke(14), stroke(19, 4, 16)], 23)).toBe(null)
})

test('in small type the strokes of one pair run together', () => {
  const [a, b] = [
    { left: 63, top: 756, width: 2, height: 4 },
    { left: 66, top: 756, width: 1, height: 4 },
  ]
  expect(textWithoutInk([a, b, { left: 71, top: 756, width: 4, height: 4 }], 12)).toBe('""')
  expect(textWithoutInk([{ left: 58, top: 756, width: 4, height: 4 }, a, b], 12)).toBe('""')
  expect(textWithoutInk([a, b, { left: 71, top: 756, width: 9, height: 4 }], 12)).toBe(null)
})

test('in small type four strokes stand equally far apart, give or take a pixel', () => {
  const four = (lefts: number[]) => lefts.map((left) => ({ left, top: 311, width: 2, height: 4 }))
  expect(textWithoutInk(four([281, 285, 288, 291]), 17)).toBe('""')
  expect(textWithoutInk(four([281, 287, 290, 295]), 17)).toBe(null)
})

test('two strokes that have a line for themselves are quotes with nothing in them, a dash or letters are not', () => {
  expect(areQuotesAlone([stroke(0), stroke(9)], 23)).toBe(true)
  expect(areQuotesAlone([stroke(0), stroke(5), stroke(14), stroke(19)], 23)).toBe(true)
  expect(areQuotesAlone([stroke(0)], 23)).toBe(false)
  expect(areQuotesAlone([stroke(0), stroke(9, 17)], 23)).toBe(false)
})

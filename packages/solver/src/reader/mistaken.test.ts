import { expect, test } from 'vitest'
import { mistakenIn } from './mistaken.ts'

test('a sign that stands out among the texts of a page makes its text uncertain', () => {
  const isMistaken = mistakenIn([['hm', 'hn', 'Im', 'in', 'i0'], 'abc'])
  expect(['Im', 'i0', 'hm'].map(isMistaken)).toEqual([true, true, false])
})

test('what all texts of a page do is no slip', () => {
  expect(mistakenIn(['a1', 'b10', 'c0'])('a1')).toBe(false)
  expect(mistakenIn(['It', 'Rain', 'Sun'])('It')).toBe(false)
})

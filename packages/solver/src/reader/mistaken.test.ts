import { expect, test } from 'vitest'
import { mistakenIn, pointsIn } from './mistaken.ts'

test('a sign that stands out among the texts of a page makes its text uncertain', () => {
  const isMistaken = mistakenIn([['hm', 'hn', 'Im', 'in', 'i0'], 'abc'])
  expect(['Im', 'i0', 'hm'].map(isMistaken)).toEqual([true, true, false])
})

test('what all texts of a page do is no slip', () => {
  expect(mistakenIn(['a1', 'b10', 'c0'])('a1')).toBe(false)
  expect(mistakenIn(['It', 'Rain', 'Sun'])('It')).toBe(false)
})

test('a sign that is no bracket among texts of brackets is uncertain, among others it is not', () => {
  const isMistaken = mistakenIn(['()[]{}', '(]', '<[{}])', '(*)'])
  expect(['<[{}])', '(]', '(*)'].map(isMistaken)).toEqual([true, false, false])
  expect(mistakenIn(['(c)', 'a)b(c)d', '(l)('])('(c)')).toBe(false)
})

test('a single zero or one among binary texts is no slip', () => {
  const isMistaken = mistakenIn(['11', '1', '100', '1010', '1011', '10101'])
  expect(isMistaken('1')).toBe(false)
  expect(mistakenIn(['a', 'bc', 'd', '1'])('1')).toBe(true)
})

test('a point among the commas of a page is uncertain, on a page of decimals it is not', () => {
  expect(pointsIn(['m = [[1,2],[3.4]]', '[[3,1],[4,2]]'])('m = [[1,2],[3.4]]')).toBe(true)
  expect(pointsIn(['x = [0.5, 1.25], n = 3', '2.5'])('x = [0.5, 1.25], n = 3')).toBe(false)
  expect(pointsIn(['nums = [1, 2, 4]', '2.5'])('2.5')).toBe(false)
})

test('a letter of a grid that is there in both cases is uncertain, one of a word spelled out is not', () => {
  const isMistaken = mistakenIn([
    [
      ['W', 'l'],
      ['w', 'l'],
    ],
    [['W', 'W']],
  ])
  expect(isMistaken(['w', 'l'])).toBe(true)
  expect(isMistaken(['l', 'l'])).toBe(false)
  expect(mistakenIn([[...'SuccesS']])('S')).toBe(false)
})

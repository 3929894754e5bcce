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

test('a one beside a letter is no slip where other texts have another figure in just that place', () => {
  const isMistaken = mistakenIn(['Kai', 'k1@x.io', 'k2@x.io', 'Leo', 'k3@x.i0', 'l0@y.io'])
  expect(['k1@x.io', 'k3@x.i0', 'l0@y.io'].map(isMistaken)).toEqual([false, true, true])
  const words = ['in', 'on', 'at', 'by', 'to', 'a', 'of', 'so']
  expect(['x10', 'x01', 'xl0'].map(mistakenIn([...words, 'x10', 'x01', 'xl0', 'x25']))).toEqual([false, false, true])
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

test('decimals of which one cannot be two numbers show how the page writes them all', () => {
  const inputs = ['root = [4, 8, 21, null, 14, 6]', 'root = [3, 9, 20, 15, 7, 2]']
  const isPointed = pointsIn([...inputs, '[4.00000, 14.50000]', '[14.50000]', '[3.4]'])
  expect(['[4.00000, 14.50000]', '[14.50000]', '[3.4]'].map(isPointed)).toEqual([false, false, true])
  expect(pointsIn([...inputs, '[14.50000]'])('[14.50000]')).toBe(true)
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

test('the only letter in grids of figures is a slip, and one of several, or of many, is none', () => {
  const grid = [
    ['1', '1', 'a'],
    ['0', '1', '0'],
    ['1', '0', '0'],
  ]
  expect(mistakenIn([grid])(grid)).toBe(true)
  const mines = [
    ['E', '1', 'E'],
    ['1', 'M', '1'],
    ['1', '1', 'E'],
  ]
  expect(mistakenIn([mines])(mines)).toBe(false)
  expect(mistakenIn([['2', '1', 'x']])(['2', '1', 'x'])).toBe(false)
})

test('how often a bracket is meant has any figures, where others have some that no letter is taken for', () => {
  expect(mistakenIn(['2[k]p', 'x10[y]', '3[ab]'])('x10[y]')).toBe(false)
  expect(mistakenIn(['l[k]p', 'x10[y]', 'ab'])('x10[y]')).toBe(true)
  expect(mistakenIn(['2[k]p', 'x1o[y]', '3[ab]'])('x1o[y]')).toBe(true)
})

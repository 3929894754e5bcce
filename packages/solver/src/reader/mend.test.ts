import { expect, test } from 'vitest'
import { namedLetters, withLettersMended } from './mend.ts'

test('letters of a grid have the case in which the page names them', () => {
  const named = namedLetters(["It holds 'W's (Water) and 'L's (Land).", 'grid[i][j] = {‘L’, "W"}'])
  const grid = [
    ['l', 'W'],
    ['w', 'L'],
  ]
  const mended = [
    ['L', 'W'],
    ['W', 'L'],
  ]
  expect(withLettersMended([{ name: 'l', value: grid }], named)).toEqual([{ name: 'l', value: mended }])
  expect(withLettersMended(grid, named)).toEqual(mended)
})

test('letters that the page names in both cases or not at all, words, and lists of other things stay as they are', () => {
  const values = [['x', 'X', 'o'], ['lw', 'w', 'l'], 'w', [1, 'w', 'l']]
  expect(withLettersMended(values, namedLetters(["'x' or 'X', 'W', 'L'"]))).toEqual(values)
})

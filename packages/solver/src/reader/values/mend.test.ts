import { expect, test } from 'vitest'
import {
  areCapitals,
  hasFigureAmongLetters,
  inCapitals,
  mendArguments,
  mendListNames,
  mendValue,
  mendZeros,
  namedLetters,
  saysLetters,
  saysLowercase,
  saysUppercase,
  shapeOf,
  together,
  withCapitalsLowered,
  withCapitalsRaised,
  withGridsMended,
  withLettersMended,
  withMinusMended,
  withZerosLowered,
} from './mend.ts'

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

test('a text among others of figures, or of capitals, is spelled with what these are taken for', () => {
  const digits = together(shapeOf('320'), shapeOf('O'))
  expect([mendValue('"O"', digits), mendValue('"l0"', digits)]).toEqual(['"0"', '"10"'])
  const capitals = together(shapeOf('LVIII'), shapeOf('lll'))
  expect([mendValue('"lll"', capitals), mendValue('"lV"', capitals)]).toEqual(['"III"', '"IV"'])
  const words = together(shapeOf('320'), shapeOf('Oslo'))
  expect(mendValue('"O"', words)).toBe('"O"')
})

test('capitals that are told by their height alone are small letters where the page says so', () => {
  expect(saysLowercase(['s consists of lowercase English letters.'])).toBe(true)
  expect(saysLowercase(['s consists of uppercase and lowercase letters.'])).toBe(false)
  expect(saysLowercase(['word consists of upper- and lowercase letters only'])).toBe(false)
  expect(withCapitalsLowered([{ value: ['OO', 'Ob', 'B'] }])).toEqual([{ value: ['oo', 'Ob', 'B'] }])
})

test('among the numbers and signs of an expression a stroke is a minus, and elsewhere it is none', () => {
  expect(withMinusMended([{ value: ['5', '3', '_', '4', '*'] }])).toEqual([{ value: ['5', '3', '-', '4', '*'] }])
  expect(withMinusMended(['3', '4', '*', '5', ' '])).toEqual(['3', '4', '*', '5', '-'])
  expect(withMinusMended(['a', '_', 'b'])).toEqual(['a', '_', 'b'])
  expect(withMinusMended(['_', '3'])).toEqual(['_', '3'])
})

test('among the figures and points of a board a letter is the figure it is taken for', () => {
  const board = ['4..g.', '..1..', '....S', '.l..2'].map((row) => [...row])
  expect(withGridsMended(board)).toEqual(['4..9.', '..1..', '....5', '.1..2'].map((row) => [...row]))
  const letters = ['ab.g.', 'x....', '....S', '.l..m'].map((row) => [...row])
  expect(withGridsMended(letters)).toEqual(letters)
})

test('among numbers an S alone is a five, and one in a text or a name is none', () => {
  const numbers = shapeOf([4, 5, 8])
  expect([mendValue('[4, S, 8]', numbers), mendValue('-S', shapeOf(-5))]).toEqual(['[4,5,8]', '-5'])
  expect(mendValue('["S", "T"]', shapeOf(['A', 'b']))).toBe('["S", "T"]')
})

test('arguments without names are mended by what stands in their place, where every piece is told', () => {
  const shapes = [[1], 2, 3].map((value) => ({ name: undefined, shape: shapeOf(value) }))
  expect(mendArguments('[1, S, l], -5,\nS', shapes)).toBe('[1,5,1], -5,\n5')
  expect(mendArguments('[1, 3, S, 71, 4, 1', shapes)).toBe('[1, 3, S, 71, 4, 1')
})

test('texts that the page says are of capitals alone have neither figures nor small letters among them', () => {
  expect(saysUppercase(['Both ribbons consist of uppercase English letters.'])).toBe(true)
  expect(saysUppercase(['s consists of uppercase letters and digits.'])).toBe(false)
  expect(saysUppercase(['s consists of uppercase and lowercase letters.'])).toBe(false)
  expect(saysUppercase(['It holds one capital letter for each run.', "'A' <= runs[i] <= 'Z'"])).toBe(true)
  expect(saysUppercase(["A capital letter, or 'x'."])).toBe(false)
  expect(saysUppercase(['Each tray is marked with a capital letter.'])).toBe(true)
  const read = [{ name: 'x', value: ['X0', '10', 'xO', 'c', 'p', 'ab'] }]
  expect(withCapitalsRaised(read)).toEqual([{ name: 'x', value: ['XO', '10', 'XO', 'C', 'P', 'ab'] }])
})

test('a page that speaks of letters alone has no figures in its texts', () => {
  expect(saysLetters(['words[i] consists of lower-case English letters only.'])).toBe(true)
  expect(saysLetters(['s consists of English letters and digits.'])).toBe(false)
  expect(saysLetters(['Return the letters in any order.'])).toBe(false)
  expect(hasFigureAmongLetters([{ name: 's1', value: ['fl', '12'] }])).toBe(false)
  expect(hasFigureAmongLetters([{ name: 's', value: [['f1']] }])).toBe(true)
  expect(saysLetters(['1 <= len(s) <= 16, lowercase letters'])).toBe(true)
  expect(saysLetters(['Convert it to lowercase letters.'])).toBe(false)
})

test('the length of a run is no slip for a letter', () => {
  expect(hasFigureAmongLetters('a2b1c5')).toBe(false)
  expect(hasFigureAmongLetters('n00n')).toBe(true)
})

test('among letters alone a zero is an o', () => {
  expect(
    withZerosLowered([
      ['n', '0', '0', 'n'],
      ['n', '00', 'n'],
    ]),
  ).toEqual([
    ['n', 'o', 'o', 'n'],
    ['n', 'oo', 'n'],
  ])
  expect(withZerosLowered('n00n')).toBe('noon')
  for (const value of ['00', 'a0b2', ['N0', 'n'], [3, '0']]) expect(withZerosLowered(value)).toEqual(value)
})

test('a dotted zero in brackets or before another number is one', () => {
  expect(mendZeros('in the range [©, 5000], between @ and 9, mail me @ home ©', [])).toBe(
    'in the range [0, 5000], between 0 and 9, mail me @ home ©',
  )
})

test('the names of two lists are none of the numbers of a statement', () => {
  expect(mendListNames('Two lists 11 and 12, of 110 nodes.', ['l1', 'l2'])).toBe('Two lists l1 and l2, of 110 nodes.')
  expect(mendListNames('Two lists of 11 nodes.', ['l1', 'l2'])).toBe('Two lists of 11 nodes.')
  expect(mendListNames('Take 11 and 12.', ['a', 'b'])).toBe('Take 11 and 12.')
})

test('a few small letters that look like their capitals are capitals among others', () => {
  expect(areCapitals(['c', 'A', 'T', 'R', 'E', 'S', 'CATs', 'TAT'])).toBe(true)
  expect(areCapitals(['c', 'A', 'T', 'R', 'E', 'S', 'CATs', 'TAT', 'a'])).toBe(false)
  expect(areCapitals(['x', 'O', 'X'])).toBe(false)
  expect(areCapitals(['xA', 'vB', 'wC', 'zDEF', 'sGH'])).toBe(false)
  expect(inCapitals([['c', 'A'], 'CATs'])).toEqual([['C', 'A'], 'CATS'])
})

test('a figure alone among many kinds of letters is the letter it is taken for', () => {
  const grid = (...rows: string[]) => rows.map((row) => [...row])
  expect(withGridsMended(grid('ABCE', '5FCS', 'ADEE'))).toEqual(grid('ABCE', 'SFCS', 'ADEE'))
  expect(withGridsMended(grid('ABCE', '5FC8', 'ADEE'))).toEqual(grid('ABCE', '5FC8', 'ADEE'))
  expect(withGridsMended(grid('ABBA', '5ABA'))).toEqual(grid('ABBA', '5ABA'))
})

test('among the letters of a board a zero is an O, and beside other figures or few letters it is itself', () => {
  expect(
    withGridsMended([
      ['X', '0'],
      ['O', 'X'],
    ]),
  ).toEqual([
    ['X', 'O'],
    ['O', 'X'],
  ])
  expect(
    withGridsMended([
      ['C', 'A', 'T'],
      ['0', 'D', 'E'],
    ]),
  ).toEqual([
    ['C', 'A', 'T'],
    ['O', 'D', 'E'],
  ])
  for (const grid of [
    [
      ['W', '0'],
      ['E', '0'],
    ],
    [
      ['X', '0'],
      ['1', 'X'],
    ],
    [
      ['0', '2'],
      ['X', 'X'],
    ],
  ])
    expect(withGridsMended(grid)).toEqual(grid)
})

test('things are numbered from zero, whatever its stroke makes of it', () => {
  expect(mendZeros('modules numbered from 8 to n - 1, from 8 to n, from 8 to 9', [])).toBe(
    'modules numbered from 0 to n - 1, from 8 to n, from 8 to 9',
  )
})

import { expect, test } from 'vitest'
import { examplesOf, STATEMENT } from './page.fixture.ts'

test('names that come again head what is given and, the last of them, what comes of it', () => {
  const shown = [
    ['before = 3 -> 8 -> null', '8 -> 3 -> null'],
    ['before = null', 'null'],
  ]
  const [first, second] = [
    ['before: 3 -> 8 -> null', 'after:  8 -> 3 -> null'],
    ['before: null', 'after:  null'],
  ]
  expect(examplesOf(...STATEMENT, ...first, '', ...second)).toEqual(shown)
  expect(examplesOf(...STATEMENT, ...first, ...second, '', '0 to 400 nodes')).toEqual(shown)
})

test('names that come once, or others in between, show no example', () => {
  expect(examplesOf(...STATEMENT, 'size: 4', 'color: 2')).toEqual([])
  expect(examplesOf(...STATEMENT, 'size: 4', 'color: 2', '', 'depth: 1', 'width: 2')).toEqual([])
})

test('a value may stand in lines below its name, with what comes of it or without such a label', () => {
  const grid = ['map =', '[ ["1", "0"],', '["0", "1"] ]']
  const shown = [['map =|[ ["1", "0"],|["0", "1"] ]', '2']]
  expect(examplesOf(...STATEMENT, 'Example 1', ...grid, 'result = 2')).toEqual(shown)
  expect(examplesOf(...STATEMENT, ...grid, 'result = 2')).toEqual(shown)
  expect(examplesOf(...STATEMENT, 'Example 1', ...grid, 'groups = 2')).toEqual(shown)
})

test('a result may go on in the lines below it', () => {
  expect(examplesOf(...STATEMENT, 'n: 2', 'result: [[1, 0],', '[0, 1]]', '', 'n may be 9.')).toEqual([
    ['n = 2', '[[1, 0],|[0, 1]]'],
  ])
})

test('what is given may be said to be empty', () => {
  expect(examplesOf(...STATEMENT, 'a: (empty)', 'b: 0', 'result: 0')).toEqual([['a = (empty)|b = 0', '0']])
})

test('what an array is afterwards, behind an arrow or not, is what comes of it', () => {
  const rotated = [
    'values: [10,20,30]',
    'k: 2',
    '= afterwards: [20,30,10]',
    '',
    'values: [8,0]',
    'k: 4',
    '=> after: [8,0]',
  ]
  expect(examplesOf(...STATEMENT, 'Examples', ...rotated)).toEqual([
    ['values = [10,20,30]|k = 2', '[20,30,10]'],
    ['values = [8,0]|k = 4', '[8,0]'],
  ])
  const sorted = ['- flags: [2,0]', 'array_after: [0,2]', '', '- flags: [1]', 'array after: [1]']
  expect(examplesOf(...STATEMENT, 'Examples', ...sorted)).toEqual([
    ['flags = [2,0]', '[0,2]'],
    ['flags = [1]', '[1]'],
  ])
})

test('where the last of the names stands before an arrow, what is behind that comes of all', () => {
  const nodes = ['root = [8, 3, 12]', 'a = 3, b = 12  =>  8', 'root = [2, 1]', 'a = 2, b = 1  =>  2']
  expect(examplesOf(...STATEMENT, ...nodes)).toEqual([
    ['root = [8, 3, 12]|a = 3, b = 12', '8'],
    ['root = [2, 1]|a = 2, b = 1', '2'],
  ])
})

import { expect, test } from 'vitest'
import {
  areNumbers,
  argumentsOf,
  isBlocks,
  outputOf,
  parseBlock,
  parseNumbers,
  planFor,
  textNamesIn,
} from './standard-input.ts'

function read(...texts: string[]) {
  const blocks = texts.map((text) => parseBlock(text) ?? [])
  const plan = planFor(blocks)
  return blocks.map((block) => plan && argumentsOf(block, plan)?.map(({ value }) => value))
}

test('a count before an array, and the rows and columns before a matrix, are no arguments', () => {
  expect(read('3\n5 1 4\n2', '2\n3 3\n0')).toEqual([
    [[5, 1, 4], 2],
    [[3, 3], 0],
  ])
  expect(read('2 3\n1 2 3\n4 5 6')).toEqual([
    [
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
  ])
})

test('a space within some rows of a grid is none where the first line says how many signs each row has', () => {
  expect(parseBlock('2 4\n10 01\n0110')).toEqual([['2', '4'], ['1001'], ['0110']])
  expect(parseBlock('2 2\n1 0\n0 1')).toEqual([
    ['2', '2'],
    ['1', '0'],
    ['0', '1'],
  ])
  expect(parseBlock('2 3\n12 3\n4 5')).toEqual([
    ['2', '3'],
    ['12', '3'],
    ['4', '5'],
  ])
})

test('one number under another is an array where the other samples show one', () => {
  expect(read('1\n-4', '3\n1 2 3')).toEqual([[[-4]], [[1, 2, 3]]])
})

test('figures are a text where the starter code declares one', () => {
  const blocks = ['12', '07'].map((text) => parseBlock(text) ?? [])
  const valuesOf = (types: ('string' | 'integer')[]) => {
    const plan = planFor(blocks, types) ?? []
    return blocks.map((block) => argumentsOf(block, plan, textNamesIn(plan, types))?.map(({ value }) => value))
  }
  expect(valuesOf(['string'])).toEqual([['12'], ['07']])
  expect(valuesOf(['integer'])).toEqual([[12], [7]])
})

test('samples that no one plan fits are not read', () => {
  expect(read('3\n1 2 3', 'abc')).toEqual([null, null])
})

test('a count right above its values is likelier than one further up, and values of one kind are likelier than mixed ones', () => {
  expect(read('3\nA\nB\nA\n2')).toEqual([[['A', 'B', 'A'], 2]])
  expect(read('3\n1\n2\n2\n4', '2\n3\n9\n1')).toEqual([
    [[1, 2, 2], 4],
    [[3, 9], 1],
  ])
})

test('the types that the page declares tell which of several layouts is meant', () => {
  const block = parseBlock('3\n1\n2\n3\n2') ?? []
  const given = (types: string[]) => {
    const plan = planFor([block], types)
    return plan && argumentsOf(block, plan)?.map(({ value }) => value)
  }
  expect(given(['integer[]', 'integer'])).toEqual([[1, 2, 3], 2])
  expect(given(['integer', 'integer[]'])).toEqual([1, [2, 3, 2]])
  expect(given([])).toEqual(given(['string']))
})

test('values in brackets are no standard input, and neither is prose', () => {
  expect(isBlocks(['[1, 2], 3'])).toBe(false)
  expect(parseBlock('see above: 3')).toBeNull()
  // Brackets of several kinds are the text that a problem about them is given.
  expect(parseBlock('{[]}')).toEqual([['{[]}']])
})

test('a lone number is an array of one where other samples print several', () => {
  expect(outputOf([['7']], true)).toEqual([7])
  expect(outputOf([['7']], false)).toBe(7)
})

test('words in lines of their own are texts, and an array where a count stands over them', () => {
  expect(isBlocks(['horse\nros', 'intention\nexecution'])).toBe(true)
  expect(read('horse\nros', 'intention\nexecution')).toEqual([
    ['horse', 'ros'],
    ['intention', 'execution'],
  ])
  expect(read('3\nflower\nflow\nflight', '2\ndog\nracecar')).toEqual([
    [['flower', 'flow', 'flight']],
    [['dog', 'racecar']],
  ])
  expect(isBlocks(['3\nflower\nflow\nflight'])).toBe(true)
  expect(isBlocks(['()[]{}', '[]'])).toBe(true)
  expect(read('[](){}', '[]')).toEqual([['[](){}'], ['[]']])
  expect(isBlocks(['[]', '[[]]'])).toBe(false)
  expect(isBlocks(['true', 'false'])).toBe(false)
})

test('numbers alone are standard input as well as values, so that outputs may be written as either', () => {
  expect(isBlocks(['12', '7'])).toBe(true)
  expect(isBlocks(['n = 12', 'n = 7'])).toBe(false)
  expect(isBlocks(['n: 12', 'n: 7'])).toBe(false)
  expect(isBlocks(['"rat" "car"', '"listen" "silent"'])).toBe(false)
  const printed = (text: string) => outputOf(parseBlock(text) ?? [], false)
  expect(printed('1\n2\nFizz')).toEqual([1, 2, 'Fizz'])
  expect(printed('["1", "2","Fizz"]')).toEqual(['1', '2', 'Fizz'])
  expect(printed('[[1],[1,1]]')).toEqual([[1], [1, 1]])
  expect(printed('"III"')).toBe('III')
  expect(printed('III')).toBe('III')
})

test('a number so long that it would be rounded is not read', () => {
  expect(parseBlock('9007199254740993')).toBeNull()
  expect(parseBlock('9007199254740991')).not.toBeNull()
})

test('one line of words with the marks of a sentence is a text', () => {
  expect(isBlocks(['Was it a car, or a cat I saw?', 'open the gate'])).toBe(true)
  expect(read('Was it a car, or a cat I saw?', 'open the gate')).toEqual([
    ['Was it a car, or a cat I saw?'],
    ['open the gate'],
  ])
  expect(parseBlock('l2, x;')).toBeNull()
})

test('texts in quotes are the values of a call and no sentence, whatever letters they have', () => {
  expect(isBlocks(['"ab", "eidbaooo"', '"adc", "dcda"'])).toBe(false)
  expect(isBlocks(['“rat”, “car”'])).toBe(false)
  expect(isBlocks(['He said "ring the bell" twice.'])).toBe(true)
})

test('where a count says that there are no rows, there is no line for them', () => {
  expect(read('5 3\n0 1\n1 2\n3 4', '5 4\n0 1\n1 2\n2 3\n3 4', '3 0')[2]).toEqual([3, []])
})

test('among numbers a letter alone is a figure', () => {
  expect([areNumbers(['l', '4', '6']), areNumbers(['l', 'ab', '6'])]).toEqual([true, false])
  expect(['l', ' O', '4', '-1'].map(parseNumbers)).toEqual([[['1']], [['0']], [['4']], [['-1']]])
  expect(parseNumbers('a')).toBeNull()
})

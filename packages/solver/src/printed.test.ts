import { expect, test } from 'vitest'
import { differingLine, printsTheSame, readPrinted } from './printed.ts'

test('spaces and line ends do no harm, in whichever kind of output', () => {
  expect(readPrinted(' 7 \r\n\n', { kind: 'value' }, 'integer')).toBe(7)
  expect(readPrinted('1\n2  3\n', { kind: 'list' }, 'integer[]')).toEqual([1, 2, 3])
  expect(readPrinted('1 2\n3', { kind: 'column' }, 'integer[]')).toEqual([1, 2, 3])
  expect(readPrinted('1 2 \n\n3\n', { kind: 'table' }, 'integer[][]')).toEqual([[1, 2], [3]])
  expect(readPrinted('', { kind: 'list' }, 'integer[]')).toEqual([])
})

test('what is printed must be written as the page writes it', () => {
  expect(readPrinted('True', { kind: 'value', booleans: ['true', 'false'] }, 'boolean')).toBeNull()
  expect(readPrinted('1.0', { kind: 'value' }, 'integer')).toBeNull()
  expect(readPrinted('[1, 2]', { kind: 'list' }, 'integer[]')).toBeNull()
  expect(readPrinted('7 7', { kind: 'value' }, 'integer')).toBeNull()
  expect(readPrinted('nan', { kind: 'value' }, 'double')).toBeNull()
  expect(readPrinted('', { kind: 'value' }, 'integer')).toBeNull()
})

test.each(['0x10', '0b11', '0o7', '007', '00016.5', '+5', '1_000', '.', '-', '5.', 'Infinity'])(
  '%s is no number',
  (text) => {
    expect(readPrinted(text, { kind: 'value' }, 'double')).toBeNull()
    expect(readPrinted(text, { kind: 'value' }, 'integer')).toBeNull()
  },
)

test('a text has the words of another in the same lines, as they are written', () => {
  expect(printsTheSame('\n a  b \r\nc\n', 'a b\nc')).toBe(true)
  expect(printsTheSame('0.3333333333', '0.33333333')).toBe(true)
  for (const [actual, expected] of [
    ['01.5', '1.5'],
    ['007', '7'],
    ['a\u00a0b', 'a b'],
    ['\ufeffa', 'a'],
    ['a\rb', 'a\nb'],
    ['6\0', '6'],
    ['a\n\nb', 'a\nb'],
    ['', 'a'],
  ] as const) {
    expect(printsTheSame(actual, expected)).toBe(false)
  }
})

test('long runs of spaces are read as fast as others', () => {
  const spaces = `a${' '.repeat(200_000)}b`
  expect(printsTheSame(spaces, 'a b')).toBe(true)
})

test('integers of any size and doubles in any notation are numbers', () => {
  expect(readPrinted('9007199254740993', { kind: 'value' }, 'long')).toBe(9007199254740993n)
  expect(readPrinted('2.50', { kind: 'value' }, 'double')).toBe(2.5)
  expect(readPrinted('1e-05', { kind: 'value' }, 'double')).toBe(0.00001)
})

test('a text may have several words, and each line of a column is one', () => {
  expect(readPrinted('blue is\n', { kind: 'value' }, 'string')).toBe('blue is')
  expect(readPrinted('a b\nc', { kind: 'column' }, 'string[]')).toEqual(['a b', 'c'])
})

test('the first line that differs is told', () => {
  expect(differingLine('1 2\n3 4\n', '1 2\n3 5')).toEqual({ line: 2, actual: '3 4', expected: '3 5' })
  expect(differingLine('1', '1\n2')).toEqual({ line: 2, actual: '', expected: '2' })
  expect(differingLine(' 1\n', '1')).toBeNull()
})

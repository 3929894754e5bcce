import { expect, test } from 'vitest'
import { withEmptyLists } from './empty-lists.ts'

function mended(text: string, ...others: string[]): string | undefined {
  return withEmptyLists({ first: text, texts: [{ text, by: 'look' }], all: true }, others).texts[0]?.text
}

test('one round sign is the empty list where the other examples have lists', () => {
  expect(mended('0', '[[1], [3, 2]]', 'O')).toBe('[]')
  expect(mended('tree = 0', 'tree = [1, 2]')).toBe('tree = []')
})

test('a number stays one where another example has one, and where none has a list', () => {
  expect(mended('0', '[1]', '4')).toBe('0')
  expect(mended('0', 'O')).toBe('0')
  expect(mended('10', '[1]')).toBe('10')
})

import { expect, test } from 'vitest'
import { lines } from '../lines/lines.fixture.ts'
import { examplesOf, STATEMENT } from '../page/page.fixture.ts'
import { samePart } from './example-parts.ts'

test.each(['', '// ', '# ', '/l '])('a result that breaks off after a comma goes on below, behind "%s"', (mark) => {
  const shown = ['walk([[1, 2], [3, 4]]) // => [1, 2,', `${mark}4, 3]`, 'walk([[3]]) // => [3]']
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['[[1, 2], [3, 4]]', '[1, 2,|4, 3]'],
    ['[[3]]', '[3]'],
  ])
})

test('what stands in a comment below a result that is whole is no part of it', () => {
  expect(examplesOf(...STATEMENT, 'walk([[1, 2]]) // => [1, 2]', '// 4, 3]')).toEqual([['[[1, 2]]', '[1, 2]']])
})

test('brackets that a call had before it was cut are none of what it is given; others are', () => {
  const read = (text: string, reading: string) =>
    lines(text).map((line) => samePart({ text, of: 'input', line }, reading))[0]
  expect(read('Input: assert chain("a", ["b"]', '("a", ["b"])')).toBe('"a", ["b"]')
  expect(read('Input: assert chain("a", ["b"]', '"a", ["b"]')).toBe('"a", ["b"]')
  expect(read('Input: (1, 2)', '(1, 2)')).toBe('(1, 2)')
  const cut = lines('8, 3').map((line) => ({ ...line, cutFrom: line.box }))
  expect(cut.map((line) => samePart({ text: '8, 3', of: 'input', line }, '(8, 3)'))).toEqual(['8, 3'])
})

test('how a sentence goes on behind a result that was cut from it is no part of it', () => {
  const cut = lines('[2, 6]').map((line) => ({ ...line, cutFrom: line.box }))
  expect(cut.map((line) => samePart({ text: '[2, 6]', of: 'output', line }, '[2, 6]; while'))).toEqual(['[2, 6]'])
})

test('what is read behind the bracket of the call that a value was cut from is no part of it', () => {
  const cut = lines('"w"], [2]]').map((line) => ({ ...line, cutFrom: line.box }))
  const read = cut.map((line) => samePart({ text: line.text, of: 'input', line }, '"w"], [2]]), ['))
  expect(read).toEqual(['"w"], [2]]'])
})

test('the brace that ends a record is no part of the value before it', () => {
  const read = (value: string, reading: string) =>
    lines(value).map((line) =>
      samePart({ text: value, of: 'output', line: { ...line, cutFrom: line.box } }, reading),
    )[0]
  expect(read('7', '7}')).toBe('7')
  expect(read('"ab"', '"ab" },')).toBe('"ab"')
  expect(read('{1, 2}', '{1, 2}')).toBe('{1, 2}')
})

test('brackets that have a line for themselves are those of no call, and have no spaces between them', () => {
  const read = (reading: string) => lines('nH').map((line) => samePart({ text: 'nH', of: 'input', line }, reading))[0]
  expect([read('([)'), read('( [ )')]).toEqual(['([)', '([)'])
})

test('a call ends before the mark of a comment whose rest stands below', () => {
  const read = (reading: string) =>
    lines('["cot", "dot"]').map((line) => samePart({ text: '["cot", "dot"]', of: 'input', line }, reading))[0]
  expect([read('["cot", "dot"])   //'), read('["cot", "dot"])  /'), read('["cot", "dot"]) #')]).toEqual(
    Array(3).fill('["cot", "dot"]'),
  )
})

test('a call whose name is spoiled in another reading is the same call, and one of another name is not', () => {
  const read = (reading: string) =>
    lines('evalPostfix(["2"]) // 2').map((line) => samePart({ text: '["2"]', of: 'input', line }, reading))[0]
  expect(read('eva‘lpostfix(["2"]) // 2')).toBe('["2"]')
  expect(read('eva]Postf1x(["2"]) // 2')).toBe('["2"]')
  expect(read('eva‘prefix(["2"]) // 2')).not.toBe('["2"]')
})

test('a comment far behind a call says what it gives', () => {
  expect(examplesOf(...STATEMENT, 'nested("((")          # returns False', 'nested("{[()]}") # returns True')).toEqual([
    ['"(("', 'False'],
    ['"{[()]}"', 'True'],
  ])
})

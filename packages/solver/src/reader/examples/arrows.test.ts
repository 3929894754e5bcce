import { expect, test } from 'vitest'
import { ARROW, drawn, lineOf } from '../lines/drawn-line.fixture.ts'
import type { Line } from '../lines/line.ts'
import { examplesOf, STATEMENT } from '../page/page.fixture.ts'
import { givenIn, sidesOf } from './arrows.ts'
import { splitExample } from './example-parts.ts'

const MINUS = '<path d="M0 8h9" stroke="black" stroke-width="1.5"/>'
const PLUS = '<path d="M0 8h9M4.5 3.5v9" stroke="black" stroke-width="1.5"/>'

/** An arrow of two strokes, which are nearly as high as its head. */
const WIDE_ARROW = '<path d="M-5 4.5h15M-5 11.5h15M8 3l7 5l-7 5" stroke="black" stroke-width="1.5" fill="none"/>'

/** Input and output as they are told apart in a line. */
function told(line: Line): [string, string] | null {
  const sides = sidesOf(line)
  if (!sides) return null
  const { input, output } = splitExample([sides.input, sides.output])
  return [input.map(({ text }) => text).join(), output.map(({ text }) => text).join()]
}

test.each(['-', '>', '~', '3', '?', '+'])('an arrow that was read as %s is known by its pixels', async (sign) => {
  const text = `nums = [2, 2, 1] ${sign} 1`
  const picture = await drawn(text, 17, ARROW)
  expect(told(lineOf(text, picture))).toEqual(['nums = [2, 2, 1]', '1'])
  const call = `climb(10, 2, 33) ${sign} 89`
  expect(told(lineOf(call, await drawn(call, 17, ARROW)))).toEqual(['10, 2, 33', '89'])
})

test('of several arrows one that is far wider than those between nodes stands before the result', async () => {
  const text = 'head: 3 - 4 , n: 2 = 3 - 9'
  const marks = [ARROW, WIDE_ARROW, ARROW]
  expect(told(lineOf(text, await drawn(text, [8, 19, 23], marks)))).toEqual(['head: 3 - 4 , n: 2', '3 - 9'])
  expect(told(lineOf('head: 3 , n: 2 = empty', await drawn('head: 3 , n: 2 = empty', 15, WIDE_ARROW)))).toEqual([
    'head: 3 , n: 2',
    'empty',
  ])
})

test.each([MINUS, PLUS])('a minus and a plus are no arrows', async (mark) => {
  const text = 'nums = [2, 2, 1] - 1'
  expect(told(lineOf(text, await drawn(text, 17, mark)))).toBeNull()
})

test.each(['->', '=>', '==', '=', '—>', '-»', 'returns', 'gives', 'should give', 'must return'])(
  '%s stands for an arrow after a value',
  (sign) => {
    expect(told(lineOf(`s = "race a car", k = 2 ${sign} false`))).toEqual(['s = "race a car", k = 2', 'false'])
    expect(told(lineOf(`Example 2: n = 10 ${sign} [1, 2]`))).toEqual(['n = 10', '[1, 2]'])
  },
)

test.each(['x', '«x', 'e', '%', '4%'])('an example behind %s, which was read for a mark, is one', (mark) => {
  expect(told(lineOf(`${mark} temps = [30, 60, 90] -> [1, 1, 0]`))).toEqual(['temps = [30, 60, 90]', '[1, 1, 0]'])
})

test('the end of a value that goes on in a line is no mark before it', () => {
  expect(['7] k = [1]', '12 k = [1]', '%« k = [1]'].map(givenIn)).toEqual(['7] k = [1]', '12 k = [1]', 'k = [1]'])
})

test('what is glued together is cut at its sign', () => {
  expect(told(lineOf('n=10=>89'))).toEqual(['n=10', '89'])
  expect(told(lineOf('nums =[2,2,1]==1'))).toEqual(['nums =[2,2,1]', '1'])
})

test.each([
  'nums = [2, 2, 1]',
  'nums = [2, 2, 1], k = 3',
  'If k = 2 gives the same sum, return it',
  'the answer is 3 -> 4 because of this',
  'x == 3',
])('%s is no example', (text) => {
  expect(told(lineOf(text))).toBeNull()
})

test('an expected value goes on in the next line', () => {
  const lines = [
    'subsets([1, 2, 3]) -> [[], [1], [2], [3], [1, 2], [1, 3], [2, 3],',
    '[1, 2, 3]]',
    'All subsets count.',
  ]
  const { output } = splitExample(lines.map((text) => lineOf(text)))
  expect(output.map(({ text }) => text)).toEqual(['[[], [1], [2], [3], [1, 2], [1, 3], [2, 3],', '[1, 2, 3]]'])
})

test('a name keeps its sign when its value stands in the next line', () => {
  expect(givenIn('n = 2, edges =')).toBe('n = 2, edges =')
  expect(givenIn('nums = [1, 2] ->')).toBe('nums = [1, 2]')
})

test.each([
  ['[3, 0, 1] -> 2', '[3, 0, 1]', '2'],
  ['"(){}" => True', '"(){}"', 'True'],
  ['[[1, 2], [3]] → [1, 2, 3]', '[[1, 2], [3]]', '[1, 2, 3]'],
  ['[2, 7], 9 => [0, 1]', '[2, 7], 9', '[0, 1]'],
  ['"abc", "cab" -> true', '"abc", "cab"', 'true'],
  ['e.g. ["ab", "cd"] -> "abcd"', '["ab", "cd"]', '"abcd"'],
  ['for [4, 4] -> 8', '[4, 4]', '8'],
  ['• [true, false] ⇒ false', '[true, false]', 'false'],
])('%s gives its values without names', (text, given, result) => {
  expect(told(lineOf(text))).toEqual([given, result])
})

test.each([
  '[1, 2] = [2, 1]',
  '[1, 2] is sorted -> true',
  '"a" and the next "b" -> 2',
  '[1, 3] and [2, 6] overlap -> [1, 6]',
])('%s is no example without a name', (text) => {
  expect(told(lineOf(text))).toBeNull()
})

test('a number before an arrow is an example only where one is expected', () => {
  expect(sidesOf(lineOf('13 -> 1101'))).toBeNull()
  for (const [text, given, result] of [
    ['13 -> 1101', '13', '1101'],
    ['-4, 2 => 8', '-4, 2', '8'],
    ['true → 1', 'true', '1'],
  ] as const) {
    const sides = sidesOf(lineOf(text), 'example')
    expect([sides?.input.text, sides?.output.text]).toEqual([`Input: ${given}`, `Output: ${result}`])
  }
  expect(sidesOf(lineOf('2 steps -> 3 ways in all'), 'example')).toBeNull()
})

test('below another example a line with an arrow is one, whatever was read before the arrow', () => {
  const sides = sidesOf(lineOf('rene => False'), 'run')
  expect([sides?.input.text, sides?.output.text]).toEqual(['Input: rene', 'Output: False'])
  expect(sidesOf(lineOf('we take the first one -> 3'), 'run')).toBeNull()
  expect(sidesOf(lineOf('All of them count.'), 'run')).toBeNull()
})

test('the sides of an arrow end at the signs beside it, where words end too early or too late', async () => {
  const text = '[30, 1] - 2'
  const line = lineOf(text, await drawn(text, 8, ARROW))
  const cut = {
    ...line,
    words: line.words.map((word) => ({ ...word, box: { ...word.box, width: word.box.width + 6 } })),
  }
  const sides = sidesOf(cut)
  expect(sides?.input.box).toMatchObject({ left: 20, width: 69 })
  expect(sides?.output.box.left).toBe(121)
})

test('behind a word that stands for an arrow, nothing that looks like one parts what is reckoned from its result', async () => {
  const text = 'a = [2, 1] returns 9 (2 * 3)'
  expect(told(lineOf(text, await drawn(text, text.indexOf('*'), ARROW)))).toEqual(['a = [2, 1]', '9'])
})

test('an arrow in a text is none of an example', () => {
  expect(told(lineOf("['3->5', '9', '11->12']"))).toBeNull()
  expect(told(lineOf("names = ['a', 'b'] -> 'ab'"))).toEqual(["names = ['a', 'b']", "'ab'"])
})

test('a word says what comes of a list of nodes, and of a number below it', () => {
  const shown = [
    'For instance',
    '1 -> 2 -> 3, n = 2 gives 1 -> 3',
    '8 -> 6, n = 2 gives 6',
    '1, n = 1 gives the empty list',
  ]
  expect(examplesOf(...STATEMENT, ...shown, '2 + 3 gives 5, as said above')).toEqual([
    ['1 -> 2 -> 3, n = 2', '1 -> 3'],
    ['8 -> 6, n = 2', '6'],
    ['1, n = 1', 'the empty list'],
  ])
})

test('a dash at the end of a row of numbers and operators is one of them, and behind a list it is left of an arrow', () => {
  expect(givenIn('5 1 2 + 4 * + 3 -')).toBe('5 1 2 + 4 * + 3 -')
  expect(givenIn('nums = [5, 1, 2] -')).toBe('nums = [5, 1, 2]')
})

import { expect, test } from 'vitest'
import { ARROW, drawn, lineOf } from '../lines/drawn-line.fixture.ts'
import { textOf } from '../lines/line.ts'
import { examplesOf, page, STATEMENT } from '../page/page.fixture.ts'
import { sortLines } from '../page/sections.ts'

const SHORT = 'common([[1, 3], [5, 9]], [[4, 6]])'

test.each([
  ['->', '->'],
  ['a word', 'returns'],
  ['the mark of a comment', '#'],
  ['a test', '=='],
])('a call with %s before its result may break anywhere', (_, sign) => {
  const begin = sign === '==' ? 'assert ' : ''
  const first = [`${begin}common([[0, 2], [5, 10]],`, `[[1, 5], [8, 12]]) ${sign} [[1, 2], [5,`, '5], [8, 10]]']
  const second = [`${begin}common([[0, 7], [8, 9]], [[1, 5]])`, `${sign} [[1, 5]]`]
  expect(examplesOf(...STATEMENT, 'Examples', ...first, ...second, `${begin}${SHORT} ${sign} [[5, 6]]`)).toEqual([
    ['[[0, 2], [5, 10]],|[[1, 5], [8, 12]]', '[[1, 2], [5,|5], [8, 10]]'],
    ['[[0, 7], [8, 9]], [[1, 5]]', '[[1, 5]]'],
    ['[[1, 3], [5, 9]], [[4, 6]]', '[[5, 6]]'],
  ])
})

test('a line whose text has fewer spaces than its words is cut where its result begins', () => {
  const lines = page(...STATEMENT, 'Examples', 'common([[0, 2], [5, 9]],', '[[1, 5], [8, 12]]); // returns 6')
  const looked = lines.map((line) => ({ ...line, text: line.text.replace('], [', '],[') }))
  const [example] = sortLines(looked).examples
  expect(example?.lines.map(({ text, words }) => [text, textOf(words)]).at(-1)).toEqual(['Output: 6', '6'])
})

test('a call at a prompt may go on in the next line, though a bracket was misread, and its result stands below', () => {
  const session = ['>>> common([[0, 2], [5, 10]],', '(1, 5]], 3)', '4', '>>> common([[1, 3]], 2)', '-1']
  expect(examplesOf(...STATEMENT, 'Examples', ...session)).toEqual([
    ['[[0, 2], [5, 10]],|(1, 5]], 3)', '4'],
    ['[[1, 3]], 2', '-1'],
  ])
})

test('a test that names the call first may break, also before its arguments', () => {
  const deep = ['assert.deepEqual(common([[0, 2], [5,', '10]], [[1, 5]]), [[1, 2],', '[5, 5]]);']
  const jest = ['expect(common(', '  [[0, 2]],', '  [[1, 5]]', ')).toEqual([[1, 2]]);']
  expect(examplesOf(...STATEMENT, 'Examples', ...deep, ...jest)).toEqual([
    ['[[0, 2], [5,|10]], [[1, 5]]', '[[1, 2],|[5, 5]]'],
    ['[[0, 2]],|[[1, 5]]', '[[1, 2]]'],
  ])
})

test('a test may break between the word for a list and its bracket', () => {
  const shown = ['assert_eq!(common(vec![vec![0, 2], vec![5, 10]]), vec!', '[vec![1, 2], vec![5, 5]]);']
  expect(examplesOf(...STATEMENT, 'Examples', ...shown)).toEqual([
    ['vec![vec![0, 2], vec![5, 10]]', '[vec![1, 2], vec![5, 5]]'],
  ])
})

test('a bracket that is read as another does not end the call', () => {
  const shown = ['common([[0, 2], [5, 10]],', '(24, 251], [[1, 5]]) -> [[1, 2]]', `${SHORT} -> [[5, 6]]`]
  expect(examplesOf(...STATEMENT, 'Examples', ...shown)[0]).toEqual([
    '[[0, 2], [5, 10]],|24, 251], [[1, 5]]',
    '[[1, 2]]',
  ])
})

test('values with their names may break anywhere before their result, and a sentence may tell them', () => {
  const bare = ['a = [[0, 2], [5, 10]], b', '= [[1, 5]] ->', '[[1, 2]]', 'a = [[1, 3]], b = [[4, 6]] -> []']
  const told = ['e For cities = 4, roads = [[0, 1], [1, 2]], from =', '0, to = 2 the answer is 700.']
  const next = ['e For cities = 3, roads = [[0, 1]], from = 0, to', '= 1 the answer is -1.']
  expect(examplesOf(...STATEMENT, 'Examples', ...bare)).toEqual([
    ['a = [[0, 2], [5, 10]], b|= [[1, 5]]', '[[1, 2]]'],
    ['a = [[1, 3]], b = [[4, 6]]', '[]'],
  ])
  expect(examplesOf(...STATEMENT, 'Examples', ...told, ...next)).toEqual([
    ['cities = 4, roads = [[0, 1], [1, 2]], from =|0, to = 2', '700'],
    ['cities = 3, roads = [[0, 1]], from = 0, to|= 1', '-1'],
  ])
})

test('a call that a sentence speaks of is no example', () => {
  expect(examplesOf(...STATEMENT, 'The value of steps(1,', 'or of any other) returns what is asked for.')).toEqual([])
})

test('a remark may stand behind a result that broke off behind its arrow', () => {
  const lines = ['half("abab") -', '2 // The answer is "ab".', 'half("cc") - 1']
  expect(examplesOf(...STATEMENT, ...lines)).toEqual([
    ['"abab"', '2'],
    ['"cc"', '1'],
  ])
})

test('an arrow at the end of a call, whatever it was read as, has its result below', async () => {
  const text = 'common([[1, 3], [4, 11) ~'
  const call = lineOf(text, await drawn(text, text.indexOf('~'), ARROW))
  const result = lineOf('[3, 1, 4]', call.picture)
  const below = { ...result, box: { ...result.box, top: result.box.top + 26 } }
  const [example] = sortLines([...page(...STATEMENT), call, below]).examples
  expect(example?.lines.map((line) => line.text)).toEqual(['Input: common([[1, 3], [4, 11)', 'Output: [3, 1, 4]'])
})

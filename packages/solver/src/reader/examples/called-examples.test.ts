import { expect, test } from 'vitest'
import { ARROW, drawn, lineOf } from '../lines/drawn-line.fixture.ts'
import type { Line } from '../lines/line.ts'
import { examplesOf, page, STATEMENT } from '../page/page.fixture.ts'
import { sortLines } from '../page/sections.ts'

test('what comes of a call is no sentence', () => {
  const said = 'a matrix (symmetric, 1s on the diagonal) -> number of its connected parts'
  expect(examplesOf(said, ...STATEMENT, 'parts([[1]]) -> 1', 'same([[1]]) -> true, as it is')).toEqual([
    ['[[1]]', '1'],
    ['[[1]]', 'true'],
  ])
})

test('a call that the edge of its pane cuts off is an example, and takes no other with it', () => {
  const cut = ['parts([[1, 0], [0, 1], [0,', 'parts([[1]]) -> 1', 'parts([[0, 0], [1,']
  const shown = [
    ['[[1, 0], [0, 1], [0,', ''],
    ['[[1]]', '1'],
    ['[[0, 0], [1,', ''],
  ]
  expect(examplesOf(...STATEMENT, 'Examples', ...cut)).toEqual(shown)
  expect(examplesOf(...STATEMENT, ...cut)).toEqual(shown)
})

test('a result may stand below a call that says it returns, and below a prompt under the head of the function', () => {
  const told = ['group(["ab", "ba"]) returns', '[["ab", "ba"]]', 'group(["c"]) returns', '[["c"]]']
  expect(examplesOf(...STATEMENT, ...told)).toEqual([
    ['["ab", "ba"]', '[["ab", "ba"]]'],
    ['["c"]', '[["c"]]'],
  ])
  const prompts = ['def place(nums, k):', '>>> place([1, 3], 3)', '1', '>>> place([1, 3], 4)', '2']
  expect(examplesOf(...STATEMENT, ...prompts)).toEqual([
    ['[1, 3], 3', '1'],
    ['[1, 3], 4', '2'],
  ])
})

test('a call whose argument may be a spoiled figure is an example, and one that a sentence speaks of is none', () => {
  const shown = [
    'get(key) gives the value under key, or -1 when there is none. put(key, value)',
    'stores the value.',
    '',
  ]
  const calls = ['Examples', 'ones(3) returns [0, 1]', 'ones(®) returns [0]', 'ones(O) returns']
  expect(examplesOf(...STATEMENT, ...shown, ...calls, '[0, 0]')).toEqual([
    ['3', '[0, 1]'],
    ['®', '[0]'],
    ['O', '[0, 0]'],
  ])
})

test('comments below starter code show what calls of its function give, and nothing else there is an example', () => {
  const code = ['public class Solution {', 'public int[] DailyWarmth(int[] days) {', 'helper([1]) == 2', '}', '}']
  for (const mark of ['', '// ', '# '])
    expect(examplesOf(...STATEMENT, ...code, `${mark}dailyWarmth([73, 74]) => [1, 0]`)).toEqual([
      ['[73, 74]', '[1, 0]'],
    ])
})

test('a call at a prompt of which nothing could be made is an example all the same', () => {
  const shown = ['>>> turn([1, 2], 3)  ~', '[2, 1]  ~', '>>> turn([8], 1)', '[8]']
  expect(examplesOf(...STATEMENT, ...shown).map(([input]) => input)).toContain('>>> turn([1, 2], 3)')
  const numbered = ['1  >>> turn([1, 2], 3)', '13  [2, 1]', '>>> turn([8], 1)', '[8]']
  expect(examplesOf(...STATEMENT, ...numbered)).toHaveLength(2)
})

test('a call that is printed below its function is an example, whatever its brackets were read as', () => {
  const code = ['function canCross(reach: number[]): boolean {', '};']
  const shown = ['console.log(canCross([2, 41)); // true', 'console.log(canCross([0])); // false']
  expect(examplesOf(...STATEMENT, ...code, ...shown)).toEqual([
    ['[2, 41', 'true'],
    ['[0]', 'false'],
  ])
})

test('what is assigned in a line that is set in below a call explains it', async () => {
  const called = ['toNumber("LV") - 55', 'toNumber("III") ~ 3']
  const arrows = [15, 16]
  const [first, last] = await Promise.all(
    called.map(async (text, place) => lineOf(text, await drawn(text, arrows[place] ?? 0, ARROW))),
  )
  const below = lineOf('L = 50, V = 5')
  const setIn = { ...below, box: { ...below.box, left: 40 } }
  const shownWith = (remark: Line) =>
    sortLines([...page(...STATEMENT), ...[first, remark, last].flatMap((line) => line ?? [])])
  expect(shownWith(setIn).examples).toHaveLength(2)
  // Below the call itself it may be another example.
  expect(shownWith(below).examples).toHaveLength(3)
})

test('a call among others whose result could not be made out is an example all the same', () => {
  const shown = ["start(['flower', 'flow'])", "# 'flo'", "start(['dog', 'car'l])", 'gon', "start(['tea'])", "# 'tea'"]
  expect(examplesOf(...STATEMENT, ...shown).map(([, output]) => output)).toEqual(["'flo'", '', "'tea'"])
})

test('a call of the same name of which brackets were spoiled is an example, numbered as a book numbers its lines', () => {
  const calls = [
    'twice((3, 1, 3)) = true      (2.1)',
    'twice((2, 7)) = false      (2.2)',
    'twice({ )) = false      (2.3)',
  ]
  expect(sortLines(page(...STATEMENT, ...calls)).examples).toHaveLength(3)
})

test('a call of what other lines call is an example that could not be made out, if nobody knows what came of it', () => {
  const lines = [
    'half("abab") ~',
    'as was to be shown above, by a sketch of it.',
    'half("cc") -> 1',
    'half("aaaa") -> 2',
  ]
  expect(examplesOf(...STATEMENT, ...lines)).toHaveLength(3)
  expect(examplesOf(...STATEMENT, 'half(word) is to be written', ...lines.slice(2))).toHaveLength(2)
})

test('what a call should be stands in the remark behind it', () => {
  const calls = ['Winner(new[] { 4, 7, 4 });        // should be 4', 'Winner(new[] { 1, 3, 3 });        // should be 3']
  expect(examplesOf(...STATEMENT, 'So for example:', ...calls)).toEqual([
    ['new[] { 4, 7, 4 }', '4'],
    ['new[] { 1, 3, 3 }', '3'],
  ])
})

test('calls of the function below its head are examples, whatever is said between them', () => {
  const head = ['def halved(parts: List[int]) -> int', 'and these were given:']
  const shown = ['halved([4, 4]) -> 4', 'halved([2]) -> 1']
  expect(examplesOf(...STATEMENT, ...head, ...shown)).toEqual([
    ['[4, 4]', '4'],
    ['[2]', '1'],
  ])
  const below = ['halved([4, 4])', '    # 4', 'halved([2])', '    # 1']
  expect(examplesOf(...STATEMENT, ...head.slice(0, 1), ...below)).toEqual([
    ['[4, 4]', '4'],
    ['[2]', '1'],
  ])
})

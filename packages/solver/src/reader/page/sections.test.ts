import { expect, test } from 'vitest'
import type { Line } from '../lines/line.ts'
import { examplesOf, page, STATEMENT } from './page.fixture.ts'
import { sortLines } from './sections.ts'

test('an example told in a sentence behind its heading keeps its number, and is there when it cannot be read', () => {
  const told = [
    'Example 1. For l1 = [2, 4] and l2 = [5] the result is [7, 4].',
    'Example 2. For l1 = [0] and l2 = [0] the resu1t ls [0].',
    'Example 3. For 11 = [9] and 12 = [1] theresultis [0, 1]. (9 + 1 = 10)',
  ]
  expect(examplesOf(...STATEMENT, ...told)).toEqual([
    ['l1 = [2, 4], l2 = [5]', '[7, 4]'],
    ['', ''],
    ['11 = [9], 12 = [1]', '[0, 1]'],
  ])
  expect(sortLines(page(...STATEMENT, ...told)).examples.map(({ number }) => number)).toEqual([1, 2, 3])
})

test('what is said of the format of input and output is no example', () => {
  const format = ['Input', 'The first line contains the word s, the second the word t.', 'Output', 'Print one integer.']
  const examples: [string, string][] = [['horse|ros', '3']]
  expect(examplesOf(...STATEMENT, ...format, '', 'input        output', 'horse        3', 'ros')).toEqual(examples)
  expect(examplesOf(...STATEMENT, ...format, '', 'Examples', 'input', 'horse', 'ros', 'output', '3')).toEqual(examples)
})

test('in which order a table gives the arguments is no example', () => {
  const told = 'Input: the arguments, one a line, in the order of the signature.'
  expect(examplesOf(...STATEMENT, 'Sample tests', told, 'Input        Output', '[2, 2, 1]        1')).toEqual([
    ['[2, 2, 1]', '1'],
  ])
})

test('where labels stand, an arrow explains something', () => {
  const shown = ['Input: nums = [2, 2, 1]', 'Output: 1', 'Explanation:', 'nums = [2, 2, 1] -> 1']
  expect(examplesOf(...STATEMENT, 'Example 1:', ...shown)).toEqual([['nums = [2, 2, 1]', '1']])
  expect(examplesOf(...STATEMENT, 'nums = [2, 2, 1] -> 1', 'nums = [7] -> 7')).toEqual([
    ['nums = [2, 2, 1]', '1'],
    ['nums = [7]', '7'],
  ])
})

test('examples that a page counts from 0 are all there', () => {
  const shown = sortLines(
    page('Sample Input 0', 'a = 1', 'Sample Output 0', '2', 'Sample Input 1', 'a = 3', 'Sample Output 1', '4'),
  )
  expect(shown.examples.map(({ number }) => number)).toEqual([1, 2])
})

test('the zero in the headings of a sample may be read as a letter', () => {
  const first = ['Sample Input 0', '3', 'Sample Output O', '9', 'Explanation O', '3 * 3 = 9.']
  const second = ['Sample Input 1', '5', 'Sample Output 1', '25']
  expect(examplesOf(...STATEMENT, ...first, ...second)).toEqual([
    ['3', '9'],
    ['5', '25'],
  ])
})

test('two examples under one number are two', () => {
  expect(examplesOf('Example 1', 'Input: a = 1', 'Output: 2', 'Example 1', 'Input: a = 3', 'Output: 4')).toEqual([
    ['a = 1', '2'],
    ['a = 3', '4'],
  ])
})

test('what is said of the format under Input is no example, though it holds bounds', () => {
  expect(
    examplesOf(
      'Input',
      'The first line contains one integer n (1 <= n <= 100), the number of elements.',
      'Output',
      'Print one integer.',
      'Example',
      'Input',
      '3',
      'Output',
      '9',
    ),
  ).toEqual([['3', '9']])
})

test('a button or the foot of a slide, far to the right of a value, is no part of it', () => {
  const far = ' '.repeat(30)
  expect(examplesOf('Example 1', `Input: a = 1${far}[copy]`, `Output: 2${far}Interview training, session 4`)).toEqual([
    ['a = 1', '2'],
  ])
})

test('an example whose result was read as another sign is still an example', () => {
  expect(examplesOf('a = [1] -> 2', 'a = [0] -> ©')).toEqual([
    ['a = [1]', '2'],
    ['a = [0]', '©'],
  ])
})

test('examples under bullets, with an arrow or in a sentence, in calls that print and in boxes of call and result', () => {
  expect(examplesOf('For example:', '« a = [3, 3] -> 3', 'e a = [5] -> 1 (the only one there is)')).toEqual([
    ['a = [3, 3]', '3'],
    ['a = [5]', '1'],
  ])
  const marked = [
    '* steps(4) returns "11"',
    '® steps(1l) returns "1"',
    ': steps(6) returns "31"',
    'e  steps(7) returns "1"',
  ]
  expect(examplesOf(...marked)).toEqual([
    ['4', '"11"'],
    ['1l', '"1"'],
    ['6', '"31"'],
    ['7', '"1"'],
  ])
  expect(examplesOf('Input: an array a of n integers', 'Example:', 'For a = [7, 4] the answer is 7.')).toEqual([
    ['a = [7, 4]', '7'],
  ])
  expect(examplesOf('console. log(best([9, 4])); // 6', 'print(best([1])) # 0')).toEqual([
    ['[9, 4]', '6'],
    ['[1]', '0'],
  ])
  expect(
    examplesOf('Samples', 'Call', 'coins([3, 4], 10)', 'Result', '3', 'Call', 'coins([2], 0)', 'Result', '0'),
  ).toEqual([
    ['[3, 4], 10', '3'],
    ['[2], 0', '0'],
  ])
})

test('what is said of the format is no example, whatever became of its bounds, under a heading or behind it', () => {
  const samples = ['Example', 'Input', '3', 'Output', '9', 'Input', '5', 'Output', '1']
  const shown: [string, string][] = [
    ['3', '9'],
    ['5', '1'],
  ]
  const bounded = 'The first line contains two integers n and m (1 = n, m = 300) - the size of the hall.'
  expect(examplesOf(...STATEMENT, 'Input', bounded, 'Output', 'Print one integer.', ...samples)).toEqual(shown)
  const open = 'Each of the next n lines contains the numbers a and b, 1 = a = b = 50.'
  expect(examplesOf(...STATEMENT, 'Input', open, 'Output', 'Print one integer.', ...samples)).toEqual(shown)
  const behind = ['Input. The first line holds the integer n.', 'Output. One integer: the sum.', 'Limits. 1 < n < 9']
  expect(examplesOf(...STATEMENT, ...behind, ...samples)).toEqual(shown)
  const { statement, constraints } = sortLines(page(...STATEMENT, ...behind, ...samples))
  expect(statement.map(({ text }) => text)).toContain(behind[0])
  expect(constraints.map(({ text }) => text)).toEqual(['1 < n < 9'])
})

test('a button that copies a sample is no part of its heading', () => {
  const first = ['Sample Input 1 [ Copy', '3', 'Sample Output 1 | copy', '9']
  const second = ['Sample Input 2 [J Copy', '5', 'Sample Output 2 [Copy]', '1']
  expect(examplesOf(...STATEMENT, ...first, ...second)).toEqual([
    ['3', '9'],
    ['5', '1'],
  ])
})

test('a button beside a heading of which only a part was read is far from it, and a word nearby is none', () => {
  const far = ' '.repeat(30)
  const samples = [`input${far}Co`, '8 3', `output${far}Cop`, '4', `input${far}| Goy`, '7 7', `output${far}Co`, '1']
  expect(examplesOf(...STATEMENT, 'Examples', ...samples)).toEqual([
    ['8 3', '4'],
    ['7 7', '1'],
  ])
  expect(examplesOf(...STATEMENT, 'Example 1', 'Input: Co', 'Output: 2')).toEqual([['Co', '2']])
})

test('an example may be told in a sentence, with the call and its result in the next line', () => {
  const shown = [
    'Example',
    '« For nums = [3, 1], the output should be',
    'sumOf(nums) = 4.',
    'The first is 3, the second is 1.',
    '« For nums = [5] and k = 2, the output should be',
    'sumOf (nums, k) = [5,',
    '2].',
    'Input/Output',
    '[input] array.integer nums',
    'Guaranteed constraints:',
    '1 <= nums.length <= 9',
  ]
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['nums = [3, 1]', '4'],
    ['nums = [5], k = 2', '[5,|2]'],
  ])
  const { constraints } = sortLines(page(...STATEMENT, ...shown))
  expect(constraints.map(({ text }) => text)).toEqual(['1 <= nums.length <= 9'])
  expect(examplesOf(...STATEMENT, 'With a = 1, the result must be f(a) = true')).toEqual([['a = 1', 'true']])
})

test('what stands between the heading of an example and its input does not make two of it', () => {
  const shown = [
    'Example 1:',
    'A hall of three',
    'Input: a = 1',
    'Output: 2',
    'Example 2:',
    'Input: a = 3',
    'Output: 4',
  ]
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['a = 1', '2'],
    ['a = 3', '4'],
  ])
})

test('values without names stand before an arrow, one example below the other, and none of them is lost', () => {
  const shown = ['"()[]"   =>  True', '"([)]"   =>  False', 'rene     =>  False', '', 'ALGORITHMS']
  const examples: [string, string][] = [
    ['"()[]"', 'True'],
    ['"([)]"', 'False'],
    ['rene', 'False'],
  ]
  expect(examplesOf(...STATEMENT, 'Examples', '', ...shown)).toEqual(examples)
  expect(examplesOf(...STATEMENT, 'Examples:', 'Three words.', ...shown)).toEqual(examples)
  expect(examplesOf(...STATEMENT, ...shown)).toEqual(examples)
  expect(examplesOf(...STATEMENT, 'Examples:', '[3, 0], 2 -> [0, 3]', '[1], 1 -> [1]')).toEqual([
    ['[3, 0], 2', '[0, 3]'],
    ['[1], 1', '[1]'],
  ])
  expect(examplesOf(...STATEMENT, 'Examples:', '6 -> 110', '-1 -> "none"')).toEqual([
    ['6', '110'],
    ['-1', '"none"'],
  ])
})

test('constraints may stand above the formats, and all inputs above all outputs', () => {
  const shown = [
    ...['Problem Constraints', '0 <= A <= 100', '', 'Input Format', 'The first argument is an integer A.', ''],
    ...['Output Format', 'Return an integer array.', '', 'Example Input', 'Input 1:', 'A = 2', 'Input 2:', 'A = 5'],
    ...['Example Output', 'Output 1:', '[0, 1]', 'Output 2:', '[1, 2]', '', 'See Expected Output'],
  ]
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['A = 2', '[0, 1]'],
    ['A = 5', '[1, 2]'],
  ])
  const { constraints, statement } = sortLines(page(...STATEMENT, ...shown))
  expect(constraints.map(({ text }) => text)).toEqual(['0 <= A <= 100'])
  expect(statement.map(({ text }) => text)).toContain('The first argument is an integer A.')
})

test('a result may stand below what is given, behind an arrow or a word', () => {
  const shown = ['s = "ab", t = "b"', '=> "b"', '', 's = "a", t = "aa"', '-> ""', '', 'See you on Friday!', 'Ravi']
  const examples: [string, string][] = [
    ['s = "ab", t = "b"', '"b"'],
    ['s = "a", t = "aa"', '""'],
  ]
  expect(examplesOf(...STATEMENT, 'Examples:', ...shown)).toEqual(examples)
  expect(examplesOf(...STATEMENT, ...shown)).toEqual(examples)
  const lists = ['[[1, 2], [3]], 4', '→ [[1, 2],', '[3, 4]]', '[], 1', '→ [[1]]']
  expect(examplesOf(...STATEMENT, 'Examples', ...lists)).toEqual([
    ['[[1, 2], [3]], 4', '[[1, 2],|[3, 4]]'],
    ['[], 1', '[[1]]'],
  ])
  const words = [
    'nums = [3, 4]',
    'k = 2',
    'returns 7',
    'nums = [1] and k = 1',
    'Answer: -1',
    'nums = [], k = 0',
    'result = 0',
  ]
  expect(examplesOf(...STATEMENT, 'For example', ...words)).toEqual([
    ['nums = [3, 4]|k = 2', '7'],
    ['nums = [1], k = 1', '-1'],
    ['nums = [], k = 0', '0'],
  ])
})

test.each([
  'after the call: board = [[0, 1]]',
  'After: [[0, 1]]',
  'afterwards, board is [[0, 1]]',
  'board becomes [[0, 1]]',
  'board is now: [[0, 1]]',
])('what became of an argument stands below it: %s', (changed) => {
  const shown = ['Example 1', 'board = [[1, 0]]', changed, 'Example 2', 'board = [[1, 0]]', changed]
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['board = [[1, 0]]', '[[0, 1]]'],
    ['board = [[1, 0]]', '[[0, 1]]'],
  ])
})

test.each(['after the call: other = [[0, 1]]', 'after 3 calls it is empty', 'other is now [[0, 1]]'])(
  '%s is not what became of the board',
  (said) => {
    expect(examplesOf(...STATEMENT, 'Example 1', 'board = [[1, 0]]', said).map(([, output]) => output)).toEqual([''])
  },
)

test('a line with a value in a statement is no example without a result below it', () => {
  expect(examplesOf(...STATEMENT, 'k = 2', 'Two letters are changed at once.', 'Example 1:', 'a = 1', '-> 2')).toEqual([
    ['a = 1', '2'],
  ])
})

test('below such examples what is given is another one, though its result was read as something else', () => {
  expect(examplesOf(...STATEMENT, 'a = 1', '=> 2', 'a = 3', 'rn', 'a = 5', '=> 6')).toEqual([
    ['a = 1', '2'],
    ['a = 3|rn', ''],
    ['a = 5', '6'],
  ])
})

test('a message tells its examples in sentences', () => {
  const shown = ["For [3, 0, 1] it's 2, for [0, 1] it's 2", 'and for [4, 2] you get 0. Let me know how it went.']
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['[3, 0, 1]', '2'],
    ['[0, 1]', '2'],
    ['[4, 2]', '0'],
  ])
  const { statement } = sortLines(page(...STATEMENT, ...shown, 'No word may come twice.', 'Cheers, Ana'))
  expect(statement.slice(1).map(({ text }) => text)).toEqual(['Let me know how it went.', 'No word may come twice.'])
})

test('values under a heading or below an example are never passed over, though their arrow was not seen', () => {
  expect(examplesOf(...STATEMENT, 'Examples:', '[2, 7], 9 ~ [0, 1]', '[3], 6 ~ [1]', '[4], 6 -> [0]')).toEqual([
    ['', ''],
    ['[4], 6', '[0]'],
  ])
  expect(examplesOf(...STATEMENT, '[4], 6 -> [0]', '[2, 7], 9 ~ [0, 1]', '18:22')).toEqual([
    ['[4], 6', '[0]'],
    ['[2, 7], 9 ~ [0, 1]|18:22', ''],
  ])
  expect(examplesOf(...STATEMENT, 'Examples:', '6 -> 110', '13 ~ 1101', '18:22')).toEqual([
    ['6', '110'],
    ['13 ~ 1101|18:22', ''],
  ])
})

test('a sentence that goes on in a line with the word input is no example', () => {
  const { statement } = sortLines(
    page(...STATEMENT, 'Each', 'input has exactly one answer.', 'Example 1:', 'Input: a = 1'),
  )
  expect(statement.map(({ text }) => text)).toContain('input has exactly one answer.')
})

test('all lines under the headings of one sample are its, however far apart', () => {
  const table = ['Sample Input 1         Sample Output 1', '2 3                    1', '', '110', '', '000']
  expect(examplesOf(...STATEMENT, ...table)).toEqual([['2 3|110|000', '1']])
})

test('starter code below the constraints is no foot of the page, though it begins further to the left', () => {
  const [bullet, code, ...rest] = page('  • 1 <= n <= 10', 'class Solution:', 'def steps(self, n: int) -> int:')
  const below = [bullet, code, ...rest].flatMap((line) => line ?? [])
  const indented = below.map((line, place) => (place === 0 ? { ...line, box: { ...line.box, left: 60 } } : line))
  const above = page(...STATEMENT, 'Input: n = 2', 'Output: 3', 'Constraints:')
  const { code: read } = sortLines([
    ...above,
    ...indented.map((line) => ({ ...line, picture: above[0]?.picture ?? line.picture })),
  ])
  expect(read.map(({ text }) => text)).toEqual(['class Solution:', 'def steps(self, n: int) -> int:'])
})

test('values that are named in lines of their own need no label, and one that cannot be read is not left out', () => {
  const example = (second: string) => ['Example 1', 'wanted: 3', second, 'returns: 1']
  expect(examplesOf(...STATEMENT, ...example('shelf: [5, 3]'))).toEqual([['wanted = 3|shelf = [5, 3]', '1']])
  expect(examplesOf(...STATEMENT, ...example('S hy lITH I [S11 OB'))).toEqual([['wanted = 3|S hy lITH I [S11 OB', '1']])
})

test('a bound below the heading of constraints is no example, whatever is read for its signs', () => {
  const shown = ['For example:', 'rising([5, 2, 8]) returns 2', '', 'Constraints', 'oe -10^4 = nums[i] = 104']
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([['[5, 2, 8]', '2']])
})

test('a class named within a sentence of the statement is no starter code', () => {
  const shown = ['Implement the', 'class MinHeap :', 'void push(int val) : puts the value val on the heap.', '']
  const { statement, code } = sortLines(page(...STATEMENT, ...shown, 'Example 1', 'Input: s = "a"', 'Output: 1'))
  expect(code).toEqual([])
  expect(statement.map(({ text }) => text)).toContain('class MinHeap :')
})

test('another example is one', () => {
  const shown = ['Example:', 'turns([1]) -> 2', '', 'Another:', 'turns([3]) -> 4']
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['[1]', '2'],
    ['[3]', '4'],
  ])
})

test('examples may be the items of a list', () => {
  const shown = ['Example', 'e Input: grid = [[1]]', 'Output: 2 (around the block)', 'o Input: grid = []', 'Output: 0']
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['grid = [[1]]', '2'],
    ['grid = []', '0'],
  ])
})

test('numbers in letters of one width stand in one column, and a table ends where limits begin', () => {
  const table = [
    'Sample Input 1           Sample Output 1',
    '2  2                     0',
    '0  1',
    '1  0',
    '',
    'Limits',
    '30 <= d <= 100',
  ]
  expect(examplesOf(...STATEMENT, ...table)).toEqual([['2 2|0 1|1 0', '0']])
})

test('a cell that breaks off is not in the next column', () => {
  const table = ['Input                                Output', 'n = 4, needs = [[1, 0],   [2,        true', '1]]']
  expect(examplesOf(...STATEMENT, ...table)).toEqual([['n = 4, needs = [[1, 0], [2,|1]]', 'true']])
})

test('a bound whose zero was read as a letter is no example', () => {
  const { examples, constraints } = sortLines(page(...STATEMENT, 'f([2]) -> 4', '', 'Limits', 'O=arrli] = 10'))
  expect(examples).toHaveLength(1)
  expect(constraints.map(({ text }) => text)).toEqual(['O=arrli] = 10'])
})

test('an example whose list stands behind a number is one, though nobody knows what comes of it', () => {
  const told = ['For x = 1 and items = [12, 15] the answer is 3.', 'With x = 7 and items = [6, 8] there is a 9.']
  expect(examplesOf(...STATEMENT, ...told).map(([input]) => input)).toEqual([
    'x = 1, items = [12, 15]',
    'x = 7, items = [6, 8] there is a 9.',
  ])
})

test('a table of one example ends where the next one is headed', () => {
  const shown = [
    'Example 1',
    'Input          Output',
    '3              true',
    '[[1, 0]]',
    'Example 2',
    'Input          Output',
    '2              false',
    '[]',
  ]
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['3|[[1, 0]]', 'true'],
    ['2|[]', 'false'],
  ])
})

test('the number over an example, with or without its bracket, is of no example', () => {
  const shown = ['1)', 'Input: n = 4', 'Output: 16', '2)', 'Input: n = 1', 'Output: 1']
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['n = 4', '16'],
    ['n = 1', '1'],
  ])
})

test('an answer in a word, with its value in brackets, stands behind what is given', () => {
  expect(
    examplesOf(...STATEMENT, 'Examples.', 'root = [2, 1, 3]  answer: yes (true)', 'root = [5, 7]  answer: no (false)'),
  ).toEqual([
    ['root = [2, 1, 3]', 'true'],
    ['root = [5, 7]', 'false'],
  ])
})

test('of an arrow no more than its head may be left, behind a list whose bracket was read as a figure', () => {
  expect(examplesOf(...STATEMENT, 'Example:', '[2, 2,11 >1', '[4,1,2,1,2]-> 4')).toEqual([
    ['[2, 2,11', '1'],
    ['[4,1,2,1,2]', '4'],
  ])
})

test('a list whose arrows were read as dashes becomes another', () => {
  expect(examplesOf(...STATEMENT, 'e.g.', '1-2-3-4 becomes 4-3-2-1', '7-9 becomes 9-7')).toEqual([
    ['1-2-3-4', '4-3-2-1'],
    ['7-9', '9-7'],
  ])
})

test('a value of one sign that is none is an argument to be read again', () => {
  const shown = [
    'Example 1',
    'rotated: [4, 5, 0]',
    'wanted: 0',
    'expected: 2',
    'Example 2',
    'rotated: [1]',
    'wanted: ©',
    'expected: -1',
  ]
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['rotated = [4, 5, 0]|wanted = 0', '2'],
    ['rotated = [1]|wanted = ©', '-1'],
  ])
})

test('an input described in words is no example, beside calls that are', () => {
  const said = ['* Input: the list temps, one reading per day', '* Output: a list of the days to wait']
  expect(examplesOf(...STATEMENT, ...said, 'wait([3, 4]) -> [1, 0]', 'wait([5]) -> [0]')).toEqual([
    ['[3, 4]', '[1, 0]'],
    ['[5]', '[0]'],
  ])
  const root = 'Input: the root of a binary tree. Output: the length of the longest path in it.'
  expect(examplesOf(...STATEMENT, root, 'Examples', 'wide([1, 2]) -> 1')).toEqual([['[1, 2]', '1']])
  expect(examplesOf(...STATEMENT, 'Input: the sky has 2 blues', 'Output: eht yks')).toEqual([
    ['the sky has 2 blues', 'eht yks'],
  ])
})

test('what is left of a picture beside a message is no part of the example there', () => {
  const shown = ['= [2,2,1] -> 1', '[4, 1, 2, 1, 2] -> 4', '[1] -> 1']
  expect(examplesOf(...STATEMENT, ...shown).map(([given]) => given)).toEqual(['[2,2,1]', '[4, 1, 2, 1, 2]', '[1]'])
})

test('the first of several examples with arrows is there when it cannot be read', () => {
  const shown = ['x MJ [2,2,1] -> 1', '[4, 1, 2, 1, 2] -> 4', '[1] -> 1']
  expect(sortLines(page(...STATEMENT, ...shown)).examples).toHaveLength(3)
})

test('below its heading the last of named values that stand by themselves is what comes of the others', () => {
  const shown = ['Example 1', 'target = 12', 'position = [10, 8]', 'fleets = 2', '', '', 'Example 2', 'target = 3']
  expect(examplesOf(...STATEMENT, ...shown, 'position « [1, 2]', 'fleets = 1')).toEqual([
    ['target = 12|position = [10, 8]', '2'],
    ['target = 3|position = [1, 2]', '1'],
  ])
  expect(
    examplesOf(...STATEMENT, 'Example 1', 'target = 12', 'position = [10, 8]', 'gives nothing that can be read'),
  ).not.toEqual([['target = 12', '[10, 8]']])
})

test('a call with the names of what is given may stand before what comes of it', () => {
  const changed = ['Example 1', 'colors = [2, 0]', 'sort _colors(colors)', 'colors is now [0, 2]']
  const prompted = ['Example 2', 'k = 7', 'nums = [2, 3]', '>>> ways(k, nums)', '[[2, 2, 3]]']
  expect(examplesOf(...STATEMENT, ...changed, ...prompted)).toEqual([
    ['colors = [2, 0]', '[0, 2]'],
    ['k = 7|nums = [2, 3]', '[[2, 2, 3]]'],
  ])
})

test('what is remarked of a result below its call is no part of it', () => {
  const calls = [
    'valid([2, 1])',
    '// -> true',
    'valid([5, 1])',
    '// -> false (the right child 4 is smaller than the root)',
  ]
  expect(examplesOf(...STATEMENT, ...calls)).toEqual([
    ['[2, 1]', 'true'],
    ['[5, 1]', 'false'],
  ])
})

test('an example that a sentence of the statement shows is there when it cannot be read', () => {
  const shown = ['so for [4, 9] and 13 you should see (0, 1) there', '[3, 3] and 6 -> (0, 1)']
  expect(sortLines(page(...STATEMENT, ...shown)).examples).toHaveLength(2)
})

test('what comes of nothing is an example among others, though it is told in words', () => {
  const shown = ['"abc" gives 3', '"bbb" gives 1', '* an empty string gives 0']
  expect(sortLines(page(...STATEMENT, ...shown)).examples).toHaveLength(3)
})

test('what nobody can read between examples in one line is an example that was not read', () => {
  const shown = page(...STATEMENT, '"ab" -> "ba"', 'wpm as ym', '"cd" -> "dc"')
  const lost = shown.map((line) =>
    line.text === 'wpm as ym' ? { ...line, words: line.words.map((word) => ({ ...word, confidence: 28 })) } : line,
  )
  const examples = (lines: Line[]) => sortLines(lines).examples.map((example) => example.lines.map(({ text }) => text))
  expect(examples(lost)[1]).toEqual(['Input: wpm as ym'])
  expect(examples(lost)).toHaveLength(3)
})

test('a call whose first letter was read as a figure is an example like the others, and so is one behind a tag', () => {
  expect(
    examplesOf(...STATEMENT, 'Examples', '1sEven("ab") = true', 'isEven("b") = false', 'isEven("") = true'),
  ).toEqual([
    ['"ab"', 'true'],
    ['"b"', 'false'],
    ['""', 'true'],
  ])
  expect(examplesOf(...STATEMENT, '* @example half(4) // returns 2', '@example half(6) // returns 3')).toEqual([
    ['4', '2'],
    ['6', '3'],
  ])
})

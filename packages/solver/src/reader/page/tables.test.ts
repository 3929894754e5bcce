import { expect, test } from 'vitest'
import { examplesOf, page, STATEMENT } from './page.fixture.ts'
import { cellsOf } from './tables.ts'

test('a cell of a table may have several lines, and every table is another example', () => {
  const tables = [
    'input        output',
    'horse        3',
    'ros',
    '',
    '',
    'input        output',
    'rose         0',
    'rose',
  ]
  expect(examplesOf(...STATEMENT, ...tables)).toEqual([
    ['horse|ros', '3'],
    ['rose|rose', '0'],
  ])
})

test('buttons behind the headings of a sample, side by side, head no column', () => {
  const sample = ['Sample Input 1      Copy Sample Output 1      Copy', 'horse                    3', 'ros']
  expect(examplesOf(...STATEMENT, ...sample)).toEqual([['horse|ros', '3']])
})

test('the names of what is given, or a call with them, head the columns of a table', () => {
  const named = ['k      nums               output', '7      [2,  3,  1]        2', '4      [1,  4]            1']
  expect(examplesOf(...STATEMENT, ...named)).toEqual([
    ['7|[2, 3, 1]', '2'],
    ['4|[1, 4]', '1'],
  ])
  expect(examplesOf(...STATEMENT, 'n        half(n)', '8        4', '0        0')).toEqual([
    ['8', '4'],
    ['0', '0'],
  ])
  expect(examplesOf(...STATEMENT, 'n        half(m)', '8        4')).toEqual([])
})

test('a list in a narrow column goes on in the next line, beside which the other values stand', () => {
  const wrapped = [
    'wires                      n      source      result',
    '[[1,  2,  4],  [1,  3,',
    '1],  [2,  4,  5]]          4      1           8',
    '[[2,  1,  3]]              2      1           -1',
    '[[3,  1,  2],              3      3           9',
    '[1,  2,  7]]',
  ]
  expect(examplesOf(...STATEMENT, ...wrapped)).toEqual([
    ['[[1, 2, 4], [1, 3,|1], [2, 4, 5]]|4|1', '8'],
    ['[[2, 1, 3]]|2|1', '-1'],
    ['[[3, 1, 2],|[1, 2, 7]]|3|3', '9'],
  ])
})

test('what is said of a row has lines of its own beside it', () => {
  const rows = [
    'weights      result      why',
    '                         9 and 6 leave 3; then 4 and 3 leave 1;',
    '[3,9,4,6]    2',
    '                         then 3 and 1 leave 2',
    '[5,5]        0',
  ]
  expect(examplesOf(...STATEMENT, ...rows)).toEqual([
    ['[3,9,4,6]', '2'],
    ['[5,5]', '0'],
  ])
})

test('a row below one whose list has lost its bracket is a row all the same', () => {
  const rows = ['nums            k      result', '[1,  2,         4      8', '[2,  1,  3]     2      1']
  expect(examplesOf(...STATEMENT, ...rows)).toHaveLength(2)
})

test('the results of a table may be called by words of its own, where a list or a text stands in every row', () => {
  expect(
    examplesOf(
      ...STATEMENT,
      'flights               gates needed',
      '[[1,2],[2,3]]         1',
      '[[1,3],[2,4]]         2',
    ),
  ).toEqual([
    ['[[1,2],[2,3]]', '1'],
    ['[[1,3],[2,4]]', '2'],
  ])
  expect(examplesOf(...STATEMENT, 'sign        number of steps', '1           5', '2           7')).toEqual([])
})

test('what is given may be called results, as what comes of it is', () => {
  expect(examplesOf(...STATEMENT, 'results        k        result', '[5,  2]        1        5')).toEqual([
    ['[5, 2]|1', '5'],
  ])
})

test('a row of a table that lost a cell is an example that could not be read, and what stands below is no row', () => {
  const table = ['k      nums               output', '7      [2,  3,  1]        2', '                          1']
  const more = ['4      [1,  4]            1', '1 <= k <= 9', 'The window may not be empty.']
  expect(examplesOf(...STATEMENT, ...table, ...more)).toEqual([
    ['7|[2, 3, 1]', '2'],
    ['', '1'],
    ['4|[1, 4]', '1'],
  ])
})

test('neither the foot of a page nor its code is a row of the table above', () => {
  const table = ['k      nums               output', '7      [2,  3,  1]        2']
  const shown = [['7|[2, 3, 1]', '2']]
  expect(examplesOf(...STATEMENT, ...table, 'Interview training, day 2       14/52')).toEqual(shown)
  expect(examplesOf(...STATEMENT, 'nums            output', '[2,3,1]         2', '1               /**')).toEqual([
    ['[2,3,1]', '2'],
  ])
})

test('a sentence in letters of one width that speaks of what is returned heads no table', () => {
  const told = ['Add the numbers', 'and   return its value as an integer.', 'The signs   are + and -.']
  expect(examplesOf(...told, ...STATEMENT)).toEqual([])
})

test.each([
  ['Sample            ', 'Sample Case 0     ', 'Sample Case 1     ', 'Input                     Expected Output'],
  ['Test Case         ', '1                 ', '2                 ', 'Sample Input              Sample Output'],
  ['#                 ', '1.                ', '2.                ', 'Input                     Result'],
])(
  'a column that counts the examples is no input, which may have a line for each argument: %s',
  (head, one, two, rest) => {
    const more = ' '.repeat(one.length)
    const first = [`${one}tasks = 4                 true`, `${more}rules = [[1, 0], [2, 1]]`]
    const second = [`${two}tasks = 1                 false`, `${more}rules = []`]
    expect(examplesOf(...STATEMENT, head + rest, ...first, ...second)).toEqual([
      ['tasks = 4|rules = [[1, 0], [2, 1]]', 'true'],
      ['tasks = 1|rules = []', 'false'],
    ])
  },
)

test('a row of which both cells have two lines is one example where a value breaks off', () => {
  const table = ['Input          Output', 'k = 4          [3, 2,', 'a = [1, 0]     1]', 'k = 1          []', 'a = []']
  expect(examplesOf(...STATEMENT, ...table)).toEqual([
    ['k = 4|a = [1, 0]', '[3, 2,|1]'],
    ['k = 1|a = []', '[]'],
  ])
})

test('so it is under the name of the one argument', () => {
  const table = ['grid           Result', '[[1, 2],       [1, 2, 3,', '[3, 4]]        4]', '[[7]]          [7]']
  expect(examplesOf(...STATEMENT, ...table)).toEqual([
    ['[[1, 2],|[3, 4]]', '[1, 2, 3,|4]'],
    ['[[7]]', '[7]'],
  ])
})

test('a row that names what is given and lost its result is an example too, and so are those below it', () => {
  const table = ['Input                      Output', 'a = [1, 2], b = [3]        [3]']
  const more = ['a = [4], b = [5]', 'a = [6], b = [6]           [6]']
  expect(examplesOf(...STATEMENT, ...table, ...more)).toEqual([
    ['a = [1, 2], b = [3]', '[3]'],
    ['a = [4], b = [5]', ''],
    ['a = [6], b = [6]', '[6]'],
  ])
})

test('a cell beside one that stands lower is as high as its own words', () => {
  const [row] = page('a = [1, 2],          220')
  if (!row) throw new Error('There is a row.')
  const lower = row.words.map((word) => (word.text === '220' ? { ...word, box: { ...word.box, top: 10 } } : word))
  const cells = cellsOf({ ...row, words: lower, box: { ...row.box, height: 28 } })
  expect(cells.map(({ text, box }) => [text, box.top, box.height])).toEqual([
    ['a = [1, 2],', 0, 18],
    ['220', 10, 18],
  ])
})

test('what a page says of limits below a table, and the number at its foot, are no rows of it', () => {
  const table = ['nums             result', '[1, 2]           3', '[4]              4']
  const rows = [
    ['[1, 2]', '3'],
    ['[4]', '4'],
  ]
  expect(examplesOf(...STATEMENT, ...table, 'Limits. 1 <= nums[i] <= 16', '3')).toEqual(rows)
  expect(examplesOf(...STATEMENT, ...table, '', '                 7')).toEqual(rows)
  expect(examplesOf(...STATEMENT, ...table, '— 7 —')).toEqual(rows)
  // Right below the last row it may be what goes on there, or a row of which a cell was lost.
  expect(examplesOf(...STATEMENT, ...table, '                 7')).not.toEqual(rows)
})

test('a table may be headed by the streams of a program', () => {
  expect(examplesOf(...STATEMENT, 'stdin        stdout', '4 5          9', '1 1          2')).toEqual([
    ['4 5', '9'],
    ['1 1', '2'],
  ])
})

test('where examples are expected any names head the columns of a table, the last of them that of the results', () => {
  const table = ['a             b          median', '[1,  4]       [6]        4.0', '[]            [7]        7.0']
  const rows = [
    ['[1, 4]|[6]', '4.0'],
    ['[]|[7]', '7.0'],
  ]
  expect(examplesOf(...STATEMENT, 'Examples', ...table)).toEqual(rows)
  expect(examplesOf(...STATEMENT, 'a        median', '14       4.0', '7        7.0')).toEqual([])
  expect(
    examplesOf(...STATEMENT, 'Examples', 'name          town       age', 'Ada  Byron    London     36'),
  ).toHaveLength(1)
})

test('a bound right below a table is no other line of its last cell', () => {
  const table = ['s             result', '"ab"          true', '"b"           false', '1 <= s.length <= 20']
  expect(examplesOf(...STATEMENT, ...table)).toEqual([
    ['"ab"', 'true'],
    ['"b"', 'false'],
  ])
})

test('tests that print what a call gives are the inputs of their table', () => {
  const table = ['Test                      Result', 'print(add([1,  2]))       3', 'print(add([4]))           4']
  expect(examplesOf(...STATEMENT, 'For example:', ...table)).toEqual([
    ['[1, 2]', '3'],
    ['[4]', '4'],
  ])
})

test('a sentence right below a row that is whole is no other line of its cell', () => {
  const table = ['meetings          result', '[[7, 10], [2, 4]]      1', '[[1, 5], [4, 6]]       2']
  const rows = [
    ['[[7, 10], [2, 4]]', '1'],
    ['[[1, 5], [4, 6]]', '2'],
  ]
  expect(examplesOf(...STATEMENT, ...table, 'You may use any language.')).toEqual(rows)
})

test('cells that fill their columns are told apart by where the headings, or the cells of another row, begin', () => {
  expect(examplesOf(...STATEMENT, 'Example', 'socks       result', '[2,1]       1', '[4,1,2,1,2] 4')).toEqual([
    ['[2,1]', '1'],
    ['[4,1,2,1,2]', '4'],
  ])
  const centred = ['   source        goal       result', '"horse"     "ros"         3', '"intention" "execution" 5']
  expect(examplesOf(...STATEMENT, 'Example', ...centred)[0]).toEqual(['"horse"|"ros"', '3'])
})

test('columns may nearly touch, where a whole value stands under each heading', () => {
  const table = ['  p    q  result', '[2,9] [4] 4.0', '[1,6] [3,8] 4.5']
  expect(examplesOf(...STATEMENT, 'Examples', ...table)).toEqual([
    ['[2,9]|[4]', '4.0'],
    ['[1,6]|[3,8]', '4.5'],
  ])
  const spaced = ['   load       k  result', '[4, 2, 7, 1] 3 [7, 7]', '[9]          1 [9]']
  expect(examplesOf(...STATEMENT, 'Examples', ...spaced)).toEqual([
    ['[4, 2, 7, 1]|3', '[7, 7]'],
    ['[9]|1', '[9]'],
  ])
})

test('the items of a list are no cells, wherever they stand', () => {
  expect(examplesOf(...STATEMENT, 'Example', 'nums   sum', '[2, 1, 5, 7]      15', '[4]    4')).toEqual([
    ['[2, 1, 5, 7]', '15'],
    ['[4]', '4'],
  ])
})

test('a cell that breaks behind its name goes on below, whatever is remarked beside it', () => {
  const table = [
    'Input          Output      Remark',
    'jumps =        true        one step to index 1, then three steps to',
    '[2, 3, 1]                  the last index, which is 4.',
    'jumps =        false       it always arrives at index 3, whose number',
    '[3, 2, 1]                  is 0.',
  ]
  expect(examplesOf(...STATEMENT, 'Examples.', ...table)).toEqual([
    ['jumps =|[2, 3, 1]', 'true'],
    ['jumps =|[3, 2, 1]', 'false'],
  ])
})

test('three columns of lists under names are examples without being announced, signs and what they mean are none', () => {
  const lists = [
    'list1        list2        merged',
    '[1]          [2]          [1, 2]',
    '[4]          [3]          [3, 4]',
  ]
  expect(examplesOf(...STATEMENT, ...lists)).toEqual([
    ['[1]|[2]', '[1, 2]'],
    ['[4]|[3]', '[3, 4]'],
  ])
  expect(
    examplesOf(...STATEMENT, 'sign        value        name', 'I        1        one', 'V        5        five'),
  ).toEqual([])
})

test('of the first rows one may have a value that was not read', () => {
  const rows = ['index     label', '3         GY', '52        "AZ"', '703       "AAA"']
  expect(examplesOf(...STATEMENT, 'Sample data', ...rows)).toEqual([
    ['3', 'GY'],
    ['52', '"AZ"'],
    ['703', '"AAA"'],
  ])
})

test('the number of the page below a table is no row of it', () => {
  const rows = ['typed       wanted      result', '"lorry"     "story"     3', '"ab"        "abc"       1']
  expect(examplesOf(...STATEMENT, ...rows, '—3_')).toHaveLength(2)
})

test('what heads the starter code below a sample is no other line of its cell', () => {
  const sample = ['Sample Input 1          Sample Output 1', '[1, 2, 3]               []']
  expect(examplesOf(...STATEMENT, ...sample, 'Signature', 'func twice(nums []int) []int {')).toEqual([
    ['[1, 2, 3]', '[]'],
  ])
})

test('what is assumed below a sample is no other line of its cell', () => {
  const sample = ['Sample Input 2        Sample Output 2', '3 3        5', '101', '010', 'Assume:', '1 <= m, n <= 300']
  expect(examplesOf(...STATEMENT, ...sample)).toEqual([['3 3|101|010', '5']])
})

test('a drawing between the heading of an example and its table is no example of its own', () => {
  const drawn = ['     8', ' 3        12', '1   5    10']
  const cells = ['Input                        Expected output', 'root = [8, 3, 12, 1, 5, 10]      [8, 12]']
  expect(examplesOf(...STATEMENT, 'Example #1', ...drawn, ...cells)).toEqual([
    ['root = [8, 3, 12, 1, 5, 10]', '[8, 12]'],
  ])
})

test('the next cell of a notebook is no row of the table above it', () => {
  const cells = [
    'Input            Expected output',
    'a = [1, 2]       [2, 1]',
    'In [1]:          from typing import List',
  ]
  expect(examplesOf(...STATEMENT, 'Example #1', ...cells)).toEqual([['a = [1, 2]', '[2, 1]']])
})

test('what an array was before heads what is given, and what it is after that what comes of it', () => {
  const rows = [
    '#     shelves before      shelves after',
    '1     [0,4,9]             [4,9,0]',
    '2     [0]                 [0]',
  ]
  expect(examplesOf(...STATEMENT, 'Examples', ...rows)).toEqual([
    ['[0,4,9]', '[4,9,0]'],
    ['[0]', '[0]'],
  ])
})

test('two drawings with names over them, above an example with labels, are no table', () => {
  const drawn = ['T          S', '6          4', '4    9     1    5']
  const labelled = ['Input: T = [6, 4, 9], S = [4, 1, 5]', 'Output: true']
  expect(examplesOf(...STATEMENT, 'Examples:', ...drawn, ...labelled)).toEqual([
    ['T = [6, 4, 9], S = [4, 1, 5]', 'true'],
  ])
})

test('a stroke between columns that is read as a bracket is none of a value', () => {
  const rows = ['days | crates          | result', '3    | [4, 2, 5]       | 6', '4    [ [1, 2, 3, 1]    1 5']
  expect(examplesOf(...STATEMENT, ...rows)).toEqual([
    ['3|[4, 2, 5]', '6'],
    ['4|[1, 2, 3, 1]', '5'],
  ])
})

test('below the heading of one sample all lines of a cell are its, whatever its headings are', () => {
  const sample = (number: number, ...rows: string[]) => [`Sample Case ${number}`, 'Sample In      Sample Out', ...rows]
  const pairs = sample(0, '2 2            5 0', '6 1            6 1', '5 0')
  expect(examplesOf(...STATEMENT, ...pairs, ...sample(1, '1 1            3', '3'), 'Limits')).toEqual([
    ['2 2|6 1|5 0', '5 0|6 1'],
    ['1 1|3', '3'],
  ])
  const plain = ['Sample 1:', 'Input          Output', '2              9', '4 9 4          7', '7']
  expect(examplesOf(...STATEMENT, ...plain)).toEqual([['2|4 9 4|7', '9|7']])
})

test('so it is below a heading with a letter', () => {
  const cells = ['stdin          stdout', '2              7', '1 3', '1 2 6']
  expect(examplesOf(...STATEMENT, 'Case A', ...cells, 'Case B', 'stdin          stdout', '4              5')).toEqual([
    ['2|1 3|1 2 6', '7'],
    ['4', '5'],
  ])
})

test('two words that stand apart like cells may head the results', () => {
  const table = ['posts        tins       expected   result', '"ABBA"       1          3', '"AB"         0          1']
  expect(examplesOf(...STATEMENT, ...table)).toEqual([
    ['"ABBA"|1', '3'],
    ['"AB"|0', '1'],
  ])
})

test('a table whose cells name all that is given names no result there', () => {
  const table = (first: string, second: string, result: string) => [
    'Before                After',
    `mixed = ${first}        ${result}`,
    `left = ${second}`,
    `right = ${second}`,
  ]
  expect(examplesOf(...STATEMENT, ...table('"dabe"', '"ab"', 'true'), ...table('"aabb"', '"ba"', 'false'))).toEqual([
    ['mixed = "dabe"|left = "ab"|right = "ab"', 'true'],
    ['mixed = "aabb"|left = "ba"|right = "ba"', 'false'],
  ])
})

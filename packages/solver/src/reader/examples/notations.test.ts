import { expect, test } from 'vitest'
import { examplesOf, page, STATEMENT } from '../page/page.fixture.ts'
import { sortLines } from '../page/sections.ts'

/** Two examples of one function, the inputs and outputs that the page shows. */
const both = [
  ['nums = [2, 7], k = 9', '4'],
  ['nums = [3], k = 6', '5'],
]

test.each([
  ['lines of names', ['nums: [2, 7]', 'k: 9', 'result: 4', '', 'nums: [3]', 'k: 6', 'result: 5']],
  ['labels of another kind', ['Given: nums = [2, 7], k = 9', 'Expected: 4', 'Given: nums = [3], k = 6', 'Expected: 5']],
  ['questions and answers', ['Q: nums = [2, 7], k = 9', 'A: 4', 'Q: nums = [3], k = 6', 'A: 5']],
  [
    'one line with labels',
    ['Sample 1: nums = [2, 7], k = 9. Output: 4 (2 + 2)', 'Sample 2: nums = [3], k = 6. Output: 5'],
  ],
  ['one line with a remark', ['nums = [2, 7], k = 9 (answer: 4)', 'nums = [3], k = 6 (answer: 5)']],
  ['one line with a colon', ['• nums = [2, 7], k = 9: 4', '• nums = [3], k = 6: 5']],
  ['strokes between', ['Input: nums = [2, 7], k = 9 | Output: 4', 'Input: nums = [3], k = 6 | Output: 5']],
  [
    'labels behind arrows',
    ['Test Case 1: nums = [2, 7], k = 9 -> Expected: 4', 'Test Case 2: nums = [3], k = 6 -> Expected: 5'],
  ],
  [
    'what you get',
    ['For nums = [2, 7] and k = 9 you should return 4.', 'With nums = [3] and k = 6 the array becomes 5.'],
  ],
  [
    'what you end up with',
    ['For nums = [2, 7] and k = 9 we end up with 4.', 'With nums = [3] and k = 6 you are left with 5.'],
  ],
  ['what it gives', ['For nums = [2, 7] and k = 9 the answer is 4.', 'Finally, nums = [3] and k = 6 gives 5.']],
  ['sentences', ['When nums is [2, 7] and k is 9, return 4.', 'When nums is [3] and k is 6, return 5.']],
  [
    'words run together with values',
    ['For nums = [2, 7]andk = 9 the answer is 4.', 'Withnums = [3] andk = 6 you should get 5.'],
  ],
  ['what it should be', ['For nums = [2, 7] and k = 9 it should be 4.', 'With nums = [3] and k = 6 itshouldbe 5.']],
  [
    'other words',
    ['For instance, with nums = [2, 7] and k = 9 we obtain 4.', 'In the case of nums = [3], k = 6 it produces 5.'],
  ],
  [
    'an invitation',
    ['Take nums = [2, 7] and k = 9: the right answer is 4.', 'On nums = [3] and k = 6 the result has to be 5.'],
  ],
  ['numbered cases', ['Case #1: nums = [2, 7], k = 9 -> 4', 'Case #2: nums = [3], k = 6 -> 5']],
  ['lettered items', ['a) nums = [2, 7], k = 9 → 4', 'b) nums = [3], k = 6 → 5']],
  ['what is needed', ['For nums = [2, 7] and k = 9 we need 4.', 'With nums = [3] and k = 6 weneed 5.']],
  ['a small type', ['For nums = [2, 7] and k = 9 thc answcr is 4.', 'For nums = [3], k = 6 the answer is 5.']],
  ['lost spaces', ['For nums = [2, 7] and k = 9 youshould return 4.', 'For nums = [3] and k = 6 theresultis 5.']],
])('examples may be written in %s', (_, lines) => {
  const read = examplesOf(...STATEMENT, ...lines).map(([input, output]) => [input?.replaceAll('|', ', '), output])
  expect(read).toEqual(both)
})

test.each([
  [['solve([2, 7], 9): 4', 'solve([3], 6): 5']],
  [['([2, 7], 9) → 4', '([3], 6) → 5']],
  [['Call: solve([2, 7], 9)', 'Return: 4', 'Call: solve([3], 6)', 'Return: 5']],
  [['Parameters: [2, 7], 9', 'Return value: 4', 'Parameters: [3], 6', 'Return value: 5']],
  [['For the array [2, 7] and 9 the answer is 4.', 'For the array [3] and 6 the answer is 5.']],
])('what is given may stand without names: %j', (lines) => {
  const read = examplesOf(...STATEMENT, ...lines)
  expect(read).toEqual([
    ['[2, 7], 9', '4'],
    ['[3], 6', '5'],
  ])
})

test('a sentence that begins another example is none of the one above, though that was not read to its end', () => {
  const read = examplesOf(
    ...STATEMENT,
    'For s = "192" the answer is ["1.9.2",',
    '"19.2" .',
    'When s = "00", the result should be ["0.0"].',
    'With s = "25", we expect ["2.5"].',
  )
  expect(read.map(([input]) => input)).toEqual(['s = "192"', 's = "00"', 's = "25"'])
})

test('what defines a sequence is no example of it', () => {
  const read = examplesOf(
    'A sequence begins with T(0) = 0, T(1) = 1 and T(2) = 1. Every later number is a sum:',
    'T(n + 3) = T(n) + T(n + 1) + T(n + 2)',
    'Given n, return T(n).',
    'T(4) = 4',
  )
  expect(read).toEqual([['4', '4']])
})

test('names may stand before a colon and values before a semicolon, also where the arrow was read as a sign', () => {
  const shown = [['nums: [2, 7]; k: 9', '4']]
  expect(examplesOf(...STATEMENT, 'nums: [2, 7]; k: 9 => 4')).toEqual(shown)
  expect(examplesOf(...STATEMENT, 'nums: [2, 7]; k: 9 = 4')).toEqual(shown)
  expect(examplesOf(...STATEMENT, 'Note: 2 = 1 + 1')).toEqual([])
})

test('one number may stand in the brackets of a call whose name is not said', () => {
  expect(examplesOf(...STATEMENT, 'Example', '(2) -> 2', '(5) -> 8')).toEqual([
    ['2', '2'],
    ['5', '8'],
  ])
})

test('nothing may become nothing, said in words', () => {
  expect(examplesOf(...STATEMENT, 'Examples', '4 → 2 becomes 2 → 4', 'empty list becomes empty list')).toEqual([
    ['4 → 2', '2 → 4'],
    ['empty list', 'empty list'],
  ])
})

test('objects stand before an arrow as they are', () => {
  expect(examplesOf(...STATEMENT, '{"nums": [2, 7], "k": 9} → 4')).toEqual([['{"nums": [2, 7], "k": 9}', '4']])
})

test('values without names may stand before a word, and calls side by side', () => {
  const lists = ['[2, 7] gives true', '[3] gives false', '["a"] evaluates to true']
  expect(examplesOf(...STATEMENT, ...lists)).toEqual([
    ['[2, 7]', 'true'],
    ['[3]', 'false'],
    ['["a"]', 'true'],
  ])
  expect(examplesOf(...STATEMENT, 'f(2) = 2, f(3) = 3 and f(5) = 8')).toEqual([
    ['2', '2'],
    ['3', '3'],
    ['5', '8'],
  ])
  expect(examplesOf(...STATEMENT, '• "ab" and "ba" -> true', '• "a" and "b" -> false')).toEqual([
    ['"ab", "ba"', 'true'],
    ['"a", "b"', 'false'],
  ])
})

test('examples may be items of a list, have marks around their code, or stand under words with an arrow', () => {
  const listed = [
    '+ Example 1',
    'o Input: nums = [2, 7]',
    'o Output: [9]',
    '« Example 2',
    'o Input: nums = [3]',
    'o Output: [3]',
  ]
  const ticked = ['Input: `nums = [2, 7]`', 'Output: `[9]`', "Input: 'nums = [3]'", "Output: '[3]'"]
  for (const lines of [listed, ticked])
    expect(examplesOf(...STATEMENT, ...lines)).toEqual([
      ['nums = [2, 7]', '[9]'],
      ['nums = [3]', '[3]'],
    ])
  expect(examplesOf(...STATEMENT, 'Input - Output', '[2, 7], 9 -> [0, 1]')).toEqual([['[2, 7], 9', '[0, 1]']])
})

test('what explains an example below its labels is neither another one nor a part of its result', () => {
  const labelled = [
    'Input: nums = [2, 7], k = 2',
    'Output: 9',
    'Explanation: the sum of both',
    'returns 9 as the result.',
  ]
  const more = ['For k = 1, you should return 7.', 'Input: nums = [3], k = 1', 'Output: 3']
  expect(examplesOf(...STATEMENT, ...labelled, ...more)).toEqual([
    ['nums = [2, 7], k = 2', '9'],
    ['nums = [3], k = 1', '3'],
  ])
})

test('a result under its heading needs no colon, and rows of numbers no name', () => {
  expect(examplesOf(...STATEMENT, 'Example 1', 'grid = [[1, 2],', '[3, 4]]', 'returns [1, 2, 4, 3]')).toEqual([
    ['grid = [[1, 2],|[3, 4]]', '[1, 2, 4, 3]'],
  ])
  expect(examplesOf(...STATEMENT, 'Example 1', '1 0', '0 1', 'Answer: 2')).toEqual([['1 0|0 1', '2']])
})

test.each([
  ['For nums = [3, 1] nobody knows what', 'For nums = [2, 7] the answer is 9.'],
  ['Much later nums = [3, 1] was said to make ~', 'nums = [2, 7] -> 9'],
  ['nums: [3, 1]', 'nums = [2, 7] -> 9'],
])('an example of which the result cannot be made out is not left out: %s', (spoiled, whole) => {
  expect(examplesOf(...STATEMENT, whole, '', spoiled)).toEqual([
    ['nums = [2, 7]', '9'],
    [expect.any(String), ''],
  ])
})

test('an example above the others that cannot be made out is not left out either', () => {
  const told = ['For nums = [3, 1] the cnswer 1s four.', 'With nums = [2, 7] you get 9.', 'And nums = [4] gives 4.']
  expect(
    examplesOf(...STATEMENT, ...told)
      .map(([, output]) => output)
      .toSorted(),
  ).toEqual(['', '4', '9'])
})

test('a call among others of which the result cannot be made out is not left out, and what explains an example is none', () => {
  const read = examplesOf(...STATEMENT, 'f(2) = 2, f(3) ~ and f(5) = 8')
  expect(read.toSorted()).toEqual([
    ['2', '2'],
    ['3', ''],
    ['5', '8'],
  ])
  const explained = ['Input         Output', 'nums = [2]    4', '', '', 'In the first example nums = [2] is doubled.']
  expect(examplesOf(...STATEMENT, ...explained)).toEqual([['nums = [2]', '4']])
})

test('the bracket behind the name of a call may be overlooked', () => {
  const calls = ['judge(3, [[1, 2]]); // returns 2', 'judge4, [[1, 3]]); // returns -1']
  expect(examplesOf(...STATEMENT, ...calls)).toEqual([
    ['3, [[1, 2]]', '2'],
    ['4, [[1, 3]]', '-1'],
  ])
})

test('a class may be shown in use without a heading, and what stands below its use is none of it', () => {
  const session = ['c = Counter(2)', 'c.add(3)', 'c.total() # 5']
  const { examples, constraints } = sortLines(page(...STATEMENT, ...session, 'Constraints:', '1 <= n <= 9'))
  expect(examples.map(({ lines }) => lines.map(({ text }) => text))).toEqual([session])
  expect(constraints.map(({ text }) => text)).toEqual(['1 <= n <= 9'])
})

test('samples in two columns that hold words are examples, each under its own heading, with all its rows', () => {
  const samples = [
    'Sample Input 1             Sample Output 1',
    'abc                        false',
    '',
    'Sample Input 2             Sample Output 2',
    '2 3                        1',
    '4 5                        2',
    '',
    '',
    '',
    'Data structures 101        19',
  ]
  expect(examplesOf(...STATEMENT, ...samples)).toEqual([
    ['abc', 'false'],
    ['2 3|4 5', '1|2'],
  ])
})

test('a heading that speaks of what is given heads its limits, and no example', () => {
  const limits = ['Input limits', '1 <= n <= 9', 'Example', 'Input: n = 3', 'Output: 4']
  expect(examplesOf(...STATEMENT, ...limits)).toEqual([['n = 3', '4']])
  const named = [
    'Example 1',
    '',
    'Input: sizes = [7, 7]',
    'Output: 1',
    '',
    'Example 2',
    '',
    'Input: limit = 3',
    'Output: 4',
  ]
  expect(sortLines(page(...STATEMENT, ...named)).examples.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['Input: sizes = [7, 7]', 'Output: 1'],
    ['Input: limit = 3', 'Output: 4'],
  ])
})

test('the foot of a slide with its number is no sentence of the statement above it', () => {
  const told = 'For a = [1, 2] the answer is 3, and for a = [2] it is 2.'
  const { statement } = sortLines(page(...STATEMENT, told, '', '', 'Data structures 101                    24'))
  expect(statement.map(({ text }) => text)).toEqual([STATEMENT[0]])
})

test('what follows a heading such as \u2018For example\u2019 is an example, though it could not be made out', () => {
  const told = ['For example:', 'e 5s = "bbbab" -» 4', 's = "cbbd" -> 2', 'S —_ "a" — 1']
  const [first, second, third, ...others] = examplesOf(...STATEMENT, ...told)
  expect([first?.[1], second, third?.[1], others]).toEqual(['', ['s = "cbbd"', '2'], '', []])
})

test('a call whose figures were read as letters is an example, and is lost to none above it', () => {
  const calls = ['root(4) // 2', 'root(8) // 2', 'root(o) // @']
  expect(examplesOf(...STATEMENT, 'Examples', ...calls)).toEqual([
    ['4', '2'],
    ['8', '2'],
    ['o', '@'],
  ])
})

test('a line of which nothing could be made out is an example by itself below its heading', () => {
  const examples = examplesOf(...STATEMENT, 'Examples', 'SEER XXV TE S807', 's = "CDX" -> 410', 's = "MMX" -> 2010')
  expect(examples).toEqual([
    ['', ''],
    ['s = "CDX"', '410'],
    ['s = "MMX"', '2010'],
  ])
})

test('the declaration of a function is no call, and the number over an example is none of its values', () => {
  const declared = 'Write def mirror(root: Optional[Node]) -> Optional[Node]'
  expect(examplesOf(...STATEMENT, declared, 'mirror([4, 2]) => [2, 4]')).toEqual([['[4, 2]', '[2, 4]']])
  expect(examplesOf(...STATEMENT, 'Examples', '(1)', 'k = 7 -> 3', '(2)', 'k = 8 -> 1')).toEqual([
    ['k = 7', '3'],
    ['k = 8', '1'],
  ])
})

test('a call of what is named above it tells what comes of that', () => {
  const shown = [
    'Example 1.',
    'grid = [',
    '[1, 0],',
    '[0, 1]',
    ']',
    'islands(grid) = 2',
    'Example 2.',
    'grid = [[0]]',
    'islands(grid) = 0',
  ]
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['grid = [|[1, 0],|[0, 1]|]', '2'],
    ['grid = [[0]]', '0'],
  ])
})

test('a list becomes another, and below it an empty one, or one whose arrow was read as a dash', () => {
  const shown = ['1 -> 2 becomes 2 -> 1', '(empty) becomes (empty)']
  expect(examplesOf(...STATEMENT, 'Example', ...shown)).toEqual([
    ['1 -> 2', '2 -> 1'],
    ['(empty)', '(empty)'],
  ])
  expect(examplesOf(...STATEMENT, 'nums = [1, 2] -> 4', 'nums = [2, 7] - 12')).toEqual([
    ['nums = [1, 2]', '4'],
    ['nums = [2, 7]', '12'],
  ])
})

test('values alone stand under the heading of their example, and what comes of them under its own', () => {
  const shown = ['Sample 1', '[4, 1, 7]', '3', 'Result', '[7, 1]', 'Sample 2', '"ab c"', 'Result', 'true']
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['[4, 1, 7]|3', '[7, 1]'],
    ['"ab c"', 'true'],
  ])
  const remarked = ['Sample 1', 'This one is rather small.', '[4, 1, 7]', 'Result', '7']
  expect(examplesOf(...STATEMENT, ...remarked)).toEqual([['', '7']])
})

test('a label may lose its colon', () => {
  expect(examplesOf(...STATEMENT, 'Example 1', 'Given keys = [4, 1]', 'Result: 5')).toEqual([['keys = [4, 1]', '5']])
})

test('a bound below a result is none of it, whatever its signs are read as', () => {
  const shown = ['Example 1', 'Input: a = [4, 1]', 'Output: 6', '«1=m,n=<100']
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([['a = [4, 1]', '6']])
})

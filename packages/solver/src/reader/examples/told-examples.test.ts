import { expect, test } from 'vitest'
import { examplesOf, page, STATEMENT } from '../page/page.fixture.ts'
import { sortLines } from '../page/sections.ts'

test('an example told with a word for its arrow stands without what is said of it in brackets, spaces or none', () => {
  const told = ['root = [1, 2, 3] gives 25 (12 + 13 = 25)', 'root = [4, 9]gives4(1, 2, 6, 9)', 'root = [] gives 0']
  expect(examplesOf(...STATEMENT, 'Examples', ...told)).toEqual([
    ['root = [1, 2, 3]', '25'],
    ['root = [4, 9]', '4'],
    ['root = []', '0'],
  ])
})

test.each([
  ['"If a is [[1], [3]], the answer is 2."', ['a = [[1], [3]]', '2']],
  ['“If a is [[1], [3]], the answer is 2.”', ['a = [[1], [3]]', '2']],
  ['given a =[1,2],return 12', ['a =[1,2]', '12']],
])('an example may be a quotation, or told without spaces: %s', (told, example) => {
  expect(examplesOf(...STATEMENT, told)).toEqual([example])
})

test.each([
  ['For a = [[1, 2], [3, 4]],', 'n = 4, k = 1, the output should be', 'solution(a, n, k) = 8.'],
  ['For a = [[1, 2], [3, 4]], n = 4, k = 1, the output should be', 'solution(a, n, k) = 8.'],
  ['For a = [[1, 2], [3, 4]], n = 4, k = 1, the', 'output should be solution(a, n, k) = 8.'],
  ['For a = [[1, 2],', '[3, 4]], n = 4, k = 1, the output should', 'be solution(a,', 'n, k) = 8. It is twice 4.'],
  ['For a = [[1, 2], [3, 4]], n = 4 and k', '= 1, the output should be 8.'],
  ['For a = [[1, 2], [3, 4]], n = 4 and', 'k = 1, the output should be solution(a, n, k) =', '8.'],
])('a sentence that tells an example may break anywhere, and its full stop is no part of the result: %s', (...told) => {
  const [, ...others] = examplesOf(...STATEMENT, ...told, 'For a = [], n = 2, k = 1, the output should be 0.')
  const [[given, result] = []] = examplesOf(...STATEMENT, ...told)
  expect([given?.replaceAll(/[| ]+/g, ' '), result]).toEqual(['a = [[1, 2], [3, 4]], n = 4, k = 1', '8'])
  expect(others).toEqual([['a = [], n = 2, k = 1', '0']])
})

test('a sentence may say behind a value that it is the result, and what something becomes', () => {
  const told = [
    'If a = "tat" and k = 0,then [3] isto be returned.',
    'If a = "is to be" and k = 1, then "it is to be" is to be',
    'returned.',
    'For a = "x", k = 2, a becomes "y".',
  ]
  expect(examplesOf(...STATEMENT, ...told)).toEqual([
    ['a = "tat", k = 0', '[3]'],
    ['a = "is to be", k = 1', '"it is to be"'],
    ['a = "x", k = 2', '"y"'],
  ])
})

test('that the answer is so may break as well, and may have lost its spaces', () => {
  const told = ['For a = [1, 2] the answer is 3.', 'For a = [4, 5] the', 'answer is 9.', 'Fora = [6]theansweris6.']
  expect(examplesOf(...STATEMENT, 'Examples', ...told)).toEqual([
    ['a = [1, 2]', '3'],
    ['a = [4, 5]', '9'],
    ['a = [6]', '6'],
  ])
})

test.each([
  ['= -1.', '-1'],
  ['=-1.', '-1'],
  ['= 0.5.', '0.5'],
  ['= "a. b".', '"a. b"'],
  ['= true', 'true'],
])('a result stands behind the call that a sentence ends with: %s', (end, result) => {
  expect(examplesOf(...STATEMENT, 'For k = 1, the output should be', `solution(k) ${end}`)).toEqual([['k = 1', result]])
})

test('a sentence that sets a value and goes on in words tells no example', () => {
  const said = ['If n = 3 and all of the others are larger, the answer should be', '0 or 1, whichever is smaller.']
  expect(examplesOf(...said, ...STATEMENT)).toEqual([])
})

test('a comma may stand right before the words that tell the result, and a line may break behind it', () => {
  const told = ['With a = [1, 2] and k = 3 ,we', 'expect 4.', 'With a = [5],we expect 5.']
  expect(examplesOf(...STATEMENT, 'Examples', ...told)).toEqual([
    ['a = [1, 2], k = 3', '4'],
    ['a = [5]', '5'],
  ])
})

test('a result of which readers made a few other signs is one, and words are none', () => {
  expect(examplesOf(...STATEMENT, 'Examples', 'With a = [3,3] you should get r ,[1l.')).toEqual([
    ['a = [3,3]', 'r ,[1l'],
  ])
  expect(examplesOf(...STATEMENT, 'Examples', 'With a = [3,3] you should get them (all).')).not.toContainEqual([
    'a = [3,3]',
    'them (all)',
  ])
})

test('what is counted may be said to be there, with words behind its number', () => {
  const told = ['With steps = 4 there are 5 ways (1+1+1+1, 2+2).', 'With steps = 6 there are 13 ways.']
  expect(examplesOf(...STATEMENT, ...told)).toEqual([
    ['steps = 4', '5'],
    ['steps = 6', '13'],
  ])
})

test('a numbered example that is told in a sentence may break anywhere, and begin with a name of one letter', () => {
  const told = [
    'Example 1. ForM = [[4, 9], [3, 5]] the result is [4, 9,',
    '5, 3].',
    'Example 2. For M = [1] one obtains [1].',
  ]
  expect(examplesOf(...STATEMENT, ...told)).toEqual([
    ['M = [[4, 9], [3, 5]]', '[4, 9,|5, 3]'],
    ['M = [1]', '[1]'],
  ])
})

test('a sentence may begin behind the rest of one, and its first words be run together with that', () => {
  const told = [
    'Examples. For a = [2, 7] and k = 9 the answer is 4. For',
    'a = [3], k = 6 the answeris 5.Fora = [8], k = 1 theansweris 0.',
  ]
  expect(examplesOf(...STATEMENT, ...told)).toEqual([
    ['a = [2, 7], k = 9', '4'],
    ['a = [3], k = 6', '5'],
    ['a = [8], k = 1', '0'],
  ])
})

test('sentences in a row break wherever their lines end, in the midst of what they give, too', () => {
  const told = [
    'Examples. For a = "horse" and b = "ros" the answer is 3. For a =',
    '"intention" and b = "execution" the answer is 5. For a = "" and b =',
    '"abc" the answer is 3.',
  ]
  expect(examplesOf(...STATEMENT, ...told)).toEqual([
    ['a = "horse", b = "ros"', '3'],
    ['a =|"intention", b = "execution"', '5'],
    ['a = "", b =|"abc"', '3'],
  ])
})

test('marks around a piece of code are no part of it, whatever they were read as', () => {
  const examples = examplesOf(
    ...STATEMENT,
    'If ‘nums = [3, 1], the answer is "[1, 3]".',
    'If “nums = [4, 0]", you should return "[0, 4] .',
    'With “nums = [2, 1]" we end up with "[1, 2]".',
  )
  expect(examples.map((example) => example.map((text) => text.replaceAll(/["“‘]/g, '')))).toEqual([
    ['nums = [3, 1]', '[1, 3]'],
    ['nums = [4, 0]', '[0, 4]'],
    ['nums = [2, 1]', '[1, 2]'],
  ])
})

test('a quote behind a bracket closes the text that is given', () => {
  const told = 'For packed = "2[x2[yz]]" the answeris "xyzyzxyzyz" .'
  expect(examplesOf(...STATEMENT, 'Examples', told)).toEqual([['packed = "2[x2[yz]]"', '"xyzyzxyzyz"']])
})

test('examples that one sentence tells after each other may break anywhere', () => {
  const told = [
    'For instance, votes = [4, 1, 4] should give 4; if votes = [6, 2], one obtains',
    '6; while votes',
    '= [1, 2] leads to 0. Nothing else does.',
  ]
  expect(examplesOf(...STATEMENT, ...told)).toEqual([
    ['votes = [4, 1, 4]', '4'],
    ['votes = [6, 2]', '6'],
    ['votes|= [1, 2]', '0'],
  ])
  const short = [
    'For instance, length = 2 should give 1; if length = 8, one obtains 18; while length = 11',
    'leads to 54.',
  ]
  expect(examplesOf(...STATEMENT, ...short)).toEqual([
    ['length = 2', '1'],
    ['length = 8', '18'],
    ['length = 11', '54'],
  ])
})

test('a result may go on for as many lines as what is given, which has a name for each value', () => {
  const told = [
    'For image = [[3, 3, 0],',
    '[1, 3, 3],',
    '[3, 1, 3]], row = 1, col = 1 and color = 7, the output should be',
    'solution(image, row, col, color) = [[7, 7, 0],',
    '[1, 7, 7],',
    '[3, 1, 7],',
    '[3, 1, 7]]',
  ]
  expect(examplesOf(...STATEMENT, ...told)).toEqual([
    [
      'image = [[3, 3, 0],|[1, 3, 3],|[3, 1, 3]], row = 1, col = 1, color = 7',
      '[[7, 7, 0],|[1, 7, 7],|[3, 1, 7],|[3, 1, 7]]',
    ],
  ])
})

test('numbered sentences may tell the examples', () => {
  const told = ['1. temps = [61, 64, 60]: the answer should be [1, 0, 0]', '2. temps = [40]: the answer should be [0]']
  expect(examplesOf(...STATEMENT, ...told)).toEqual([
    ['temps = [61, 64, 60]', '[1, 0, 0]'],
    ['temps = [40]', '[0]'],
  ])
})

test('a paragraph may tell examples with the word for what is given, on the other hand, wherever its lines end', () => {
  const told = [
    'Examples. For instance, when fees is [4, 1, 7] and days is 2, the answer is 11. If,',
    'on the other hand, fees is [6] and days is 1, one gets 6. Finally, where fees is [9,',
    '2], and days is 5, the result is 3.',
  ]
  expect(examplesOf(...STATEMENT, ...told)).toEqual([
    ['fees = [4, 1, 7], days = 2', '11'],
    ['fees = [6], days = 1', '6'],
    ['fees = [9,|2], days = 5', '3'],
  ])
})

test('sentences in one line tell as many examples as there are, and what comes of one may be empty', () => {
  const told = [
    'Examples. For instance, when s is "ab" and t is "b", the answer is',
    '"a". If, however, s is "c" and t is "d", one gets the empty string. Finally, where s is "e" and t is "f", one gets "g".',
  ]
  expect(examplesOf(...STATEMENT, ...told)).toEqual([
    ['s = "ab", t = "b"', '"a"'],
    ['s = "c", t = "d"', 'the empty string'],
    ['s = "e", t = "f"', '"g"'],
  ])
})

test('where it is not plain what comes of one of these sentences, it is an example without a result', () => {
  const [first, second, third] = [
    'when s is "ab", the answer is "a".',
    'If s is "c", 0ne gts "d".',
    'Finally, where s is "e", one gets "g".',
  ]
  const lines = [`Examples. For instance, ${first}`, `${second}`, `${third}`]
  expect(examplesOf(...STATEMENT, ...lines)).toEqual([
    ['s = "ab"', '"a"'],
    ['s = "c", 0ne gts "d".', ''],
    ['s = "e"', '"g"'],
  ])
  const lost = [`Examples. For instance, when s is "ab", teh anwser 1s "a".`, `${second}`, `${third}`]
  expect(examplesOf(...STATEMENT, ...lost).map(([, result]) => result)).toEqual(['', '', '"g"'])
  const inOne = examplesOf(...STATEMENT, `Examples. For instance, ${first} ${second}`)
  expect(inOne.filter(([, result]) => result === '')).toHaveLength(1)
})

test.each(['Some s is given. If k is 1, the answer is 0. You', 'Some s is given. If k = 1, return 0.'])(
  'a sentence in the midst of a line of the statement stays there: %s',
  (said) => {
    const { statement, examples } = sortLines(page(said, 'may not be sorted.', '', ...STATEMENT))
    expect(statement.map(({ text }) => text)).toContain(said)
    expect(examples).toEqual([])
  },
)

import { expect, test } from 'vitest'
import { lines } from '../lines/lines.fixture.ts'
import { examplesOf, STATEMENT } from '../page/page.fixture.ts'
import { readClauses } from './clauses.ts'

/** The examples of a line, labelled. */
function told(text: string): string[][] | undefined {
  const [line] = lines(text)
  return line && readClauses(line)?.examples.map((example) => example.map((part) => part.text))
}

test.each([
  ["For [3, 0, 1] it's 2.", 'Input: [3, 0, 1]', 'Output: 2'],
  ['e a = [8, 8], k = 2: answer true', 'Input: a = [8, 8], k = 2', 'Output: true'],
  ['e [3, 6, 7] and 8 hours: answer 4', 'Input: [3, 6, 7] and 8', 'Output: 4'],
  ['e.g. for "abc" it should return "cba"', 'Input: "abc"', 'Output: "cba"'],
  [
    'With nums = [2, 7], target = 9 you should get [0, 1] because 2 + 7 = 9.',
    'Input: nums = [2, 7], target = 9',
    'Output: [0, 1]',
  ],
  ['Given [[1, 2], [3, 4]], we expect [[1, 3], [2, 4]].', 'Input: [[1, 2], [3, 4]]', 'Output: [[1, 3], [2, 4]]'],
  ['for 13 the answer is -1, since 13 is odd', 'Input: 13', 'Output: -1'],
  ['If s = "aa" and k = 2 the result should be true', 'Input: s = "aa" and k = 2', 'Output: true'],
  ['for [true, false], it is none', 'Input: [true, false]', 'Output: none'],
  ['Given nums = [1, 2] the function returns 3.', 'Input: nums = [1, 2]', 'Output: 3'],
  ['Example 2: For "ab" your code should return "ba".', 'Input: "ab"', 'Output: "ba"'],
  ['For example, with nums = [2, 0] the answer is 2.', 'Input: nums = [2, 0]', 'Output: 2'],
  ['For instance, for "abc" the result is 3.', 'Input: "abc"', 'Output: 3'],
  ['With nums = [1, 2] the answers 0.', 'Input: nums = [1, 2]', 'Output: 0'],
  ['with n = 4 gives 2', 'Input: n = 4', 'Output: 2'],
  [
    'Example3.For11 = [9, 9] and12 = [1] theresultis [0, 0, 1]. (99 + 1 = 100)',
    'Input: 11 = [9, 9] and12 = [1]',
    'Output: [0, 0, 1]',
  ],
  ['And since equal is not higher, [33, 33] gives [0, 0].', 'Input: [33, 33]', 'Output: [0, 0]'],
  ['Nothing can collect on [1, 2, 5], so the result is 0.', 'Input: [1, 2, 5]', 'Output: 0'],
  ['Take prices of [60, 62]. The waiting times are [1, 0] :onday 1', 'Input: [60, 62]', 'Output: [1, 0]'],
])('%s is an example', (text, given, result) => {
  expect(told(text)).toEqual([[given, result]])
})

test('one sentence may tell several examples, and what it says besides belongs to the statement', () => {
  expect(told('for [3, 0, 1] it’s 2, for [0, 1] it’s 2 and for [] it’s 0.')).toEqual([
    ['Input: [3, 0, 1]', 'Output: 2'],
    ['Input: [0, 1]', 'Output: 2'],
    ['Input: []', 'Output: 0'],
  ])
  const [line] = lines("Return the missing one. For [3, 0, 1] it's 2.")
  expect(line && readClauses(line)?.said.map(({ text }) => text)).toEqual(['Return the missing one.'])
  const [more] = lines("For [3, 0, 1] it's 2 as 3 is there. Use no more memory.")
  expect(more && readClauses(more)?.said.map(({ text }) => text)).toEqual(['Use no more memory.'])
})

test('an example that breaks off is one without a result', () => {
  expect(told("For [3, 0, 1] it's 2, and for [0, 1, 2")).toEqual([
    ['Input: [3, 0, 1]', 'Output: 2'],
    ['Input: [0, 1, 2'],
  ])
})

test.each([
  'For each number it is 2 at most.',
  'For i = 0 to n it is the sum of the first i numbers.',
  'If there is no such piece the answer is 0.',
  "If k = 2 it's the second one.",
  'For an array of 3 it is 5 steps.',
  'If the call for n = 3 gives 2 pieces, stop.',
  'For every l1 and l2 the result is 0.',
  'The list [1, 2, 3] turned by one step gives [3, 1, 2].',
  'The profile [3, 0, 4] holds 3 square metres.',
])('%s tells no example', (text) => {
  expect(told(text)).toBeUndefined()
})

test('named values at the beginning of a line may turn into what comes of them', () => {
  expect(examplesOf(...STATEMENT, 'Example', 'first = [3, 1, 4, 2] turnsinto [3, 2, 1, 4].')).toEqual([
    ['first = [3, 1, 4, 2]', '[3, 2, 1, 4]'],
  ])
})

test('numbered lines may tell examples that give a number first', () => {
  const told = [
    '1. days = 3 and fees = [[4, 1], [2, 2]]: the answer should be true',
    '2.days = 5 and fees = [[7, 0]]: the answer should be false',
  ]
  expect(examplesOf(...STATEMENT, ...told)).toEqual([
    ['days = 3, fees = [[4, 1], [2, 2]]', 'true'],
    ['days = 5, fees = [[7, 0]]', 'false'],
  ])
})

test.each([0, 1, 2])(
  'of numbered lines, the one of which nobody knows what comes is an example without a result: %i',
  (at) => {
    const told = [
      '1. days = 3 and fees = [[4, 1], [2, 2]]: the answer should be true',
      '2. days = 5 and fees = [[7, 0]]: the answer should be false',
      '3. days = 6 and fees = [[2, 2]]: the answer should be true',
    ].map((line, place) => (place === at ? line.replace(': the answer should', '} teh anwser shoud') : line))
    const results = examplesOf(...STATEMENT, ...told).map(([, result]) => result)
    expect(results.filter((result) => result !== '')).toHaveLength(2)
    expect(results).toHaveLength(3)
  },
)

test('where examples are expected, the number behind a list is what comes of it', () => {
  const samples = [
    'Samples.',
    'The profile [3, 0, 1, 2, 0, 4] holds 9 square metres.',
    'Nothing can collect on [1, 2, 5, 3], so the result is 0.',
  ]
  expect(examplesOf(...STATEMENT, ...samples)).toEqual([
    ['[3, 0, 1, 2, 0, 4]', '9'],
    ['[1, 2, 5, 3]', '0'],
  ])
})

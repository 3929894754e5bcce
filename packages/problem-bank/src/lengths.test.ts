import type { Language } from '@dryrun/contract/languages'
import type { Problem } from '@dryrun/contract/problem'
import { expect, test, vi } from 'vitest'
import { type Answer, answerFor } from './answer.ts'
import { type Json, openBank } from './bank.ts'
import { whichAreLengths } from './lengths.ts'
import { matchProblem, warmUp } from './match.ts'
import { page, starterCode, toldPages } from './pages-for-tests.ts'
import { openRehearsals } from './rehearse.ts'
import { runJavaScript, runPython } from './run-for-tests.ts'

vi.setConfig({ testTimeout: 60_000 })

const bank = await openBank()
const rehearsals = openRehearsals(bank)
await warmUp(bank, rehearsals)

const lengths = (names: (string | undefined)[], calls: Json[][], statement = '', constraints: string[] = []) =>
  whichAreLengths(page('', statement, [], { constraints }), names, calls)

const FIVE_AND_THREE: Json[][] = [
  [5, [3, 1, 2, 9, 4]],
  [3, [7, 7, 8]],
]

test.each(['n', 'N', 'size', 'arr_count', 'numsSize', 'numsLen', 'num_socks'])(
  '%s says how long an array is',
  (name) => {
    expect(lengths([name, 'values'], FIVE_AND_THREE)).toEqual([true, false])
    expect(lengths([name, 'values'], FIVE_AND_THREE.slice(0, 1))).toEqual([true, false])
  },
)

test('a number that is not as long as anything in one call is no length', () => {
  expect(lengths(['n', 'values'], [...FIVE_AND_THREE, [2, [1, 2, 3]]])).toEqual([false, false])
  expect(lengths(['n', 'values'], [])).toEqual([false, false])
})

test('a text has a length, and a table a width beside it', () => {
  expect(lengths(['s', 'n'], [['abc', 3]])).toEqual([false, true])
  expect(lengths(['values', 'n', 'm'], [[[7, 8], 2, 0]])).toEqual([false, true, false])
  const grid = [
    [1, 0, 1],
    [0, 1, 0],
  ]
  expect(lengths(['grid', 'rows', 'cols'], [[grid, 2, 3]])).toEqual([false, true, true])
  expect(lengths(['cols', 'rows', 'grid'], [[3, 2, ['101', '010']]])).toEqual([true, true, false])
  expect(
    lengths(
      ['n', 'edges'],
      [
        [
          2,
          [
            [1, 0],
            [0, 1],
            [1, 1],
          ],
        ],
      ],
    ),
  ).toEqual([false, false])
  expect(lengths(['grid', 'rows', 'cols'], [[[[1, 2, 3], [4]], 2, 3]])).toEqual([false, true, false])
})

test.each<[string, string[]]>([
  ['There are k piles of coins.', []],
  ['You are given the number of piles k.', []],
  ['Count the piles.', ['k == piles.length']],
])('a number of any name is a length where the page says so, and lengths differ: %s %j', (statement, constraints) => {
  expect(lengths(['k', 'piles'], FIVE_AND_THREE, statement, constraints)).toEqual([true, false])
  expect(lengths(['k', 'piles'], FIVE_AND_THREE.slice(0, 1), statement, constraints)).toEqual([false, false])
  expect(lengths(['k', 'piles'], FIVE_AND_THREE, 'Take piles.')).toEqual([false, false])
})

test('half of a length is no limit', () => {
  expect(lengths(['n', 'values'], FIVE_AND_THREE, 'Return what stands there more than n/2 times.')).toEqual([
    true,
    false,
  ])
})

test('a number without a name is a length where lengths differ', () => {
  expect(lengths([undefined, undefined], FIVE_AND_THREE)).toEqual([true, false])
  expect(lengths([undefined, undefined], FIVE_AND_THREE.slice(1))).toEqual([false, false])
})

test.each([
  'Return the largest sum of a run of at most n numbers.',
  'Return the largest sum of a subarray of length n.',
  'Return the n-th smallest number.',
  'Return the n largest numbers.',
  'Rotate the array by n places.',
])('what the page sets a limit by is no length, whatever the examples show: %s', (statement) => {
  expect(lengths(['n', 'values'], FIVE_AND_THREE, statement)).toEqual([false, false])
})

async function answered(problem: Problem, language: Language): Promise<Answer> {
  const match = await matchProblem(bank, rehearsals, problem)
  expect(match?.doubts).toEqual([])
  const answer = match && answerFor(match, language)
  if (!answer) throw new Error(`no answer for ${problem.title || problem.statement}`)
  return answer
}

/** Problems that are told with arrays alone, on pages that give their sizes as well. */
const sized = {
  pairs: toldPages(bank)['sales-by-match']?.at(-1),
  islands: page(
    'Number of Islands',
    'Given a grid of land (1) and water (0), return how many islands it has. An island is land connected horizontally or vertically, surrounded by water.',
    [
      [{ rows: 2, cols: 3, grid: ['110'.split(''), '001'.split('')] }, 2],
      [{ rows: 3, cols: 1, grid: [['1'], ['0'], ['1']] }, 2],
    ],
    starterCode('islands', { rows: 'integer', cols: 'integer', grid: 'character[][]' }, 'integer'),
  ),
  substring: page(
    '',
    'Given a string text of length size, find the length of its longest substring without repeating characters.',
    [
      [{ text: 'abcabcbb', size: 8 }, 3],
      [{ text: 'bbbbb', size: 5 }, 1],
    ],
  ),
}

test.each([
  ['pairs', 'def matchMittens(n: int, ar: list[int]) -> int:', 'function matchMittens(n, ar) {'],
  [
    'islands',
    'def islands(rows: int, cols: int, grid: list[list[str]]) -> int:',
    'function islands(rows, cols, grid) {',
  ],
  ['substring', 'length_of_longest_substring(text: str, size: int) -> int:', 'lengthOfLongestSubstring(text, size) {'],
] as const)(
  'an answer takes the sizes that the page gives and the problem does without: %s',
  async (name, inPython, inScript) => {
    const problem = sized[name]
    if (!problem) throw new Error(`no page of ${name}`)
    const given = problem.examples.map((example) => example.arguments?.map(({ value }) => value))
    for (const [language, head, run] of [
      ['python', inPython, runPython],
      ['javascript', inScript, runJavaScript],
    ] as const) {
      const { source, entry, calls } = await answered(problem, language)
      expect(source).toContain(head)
      expect(calls).toEqual(given)
      const [returned] = run([{ source, entry, calls: calls.filter((call) => call !== null) }])
      expect(returned).toEqual(problem.examples.map(({ value }) => value))
    }
  },
)

test('a size without a name is called n', async () => {
  const problem = page(
    'Sock Merchant',
    'Each number is the colour of a sock. Return how many pairs of one colour there are.',
    [],
  )
  const shown = (socks: number[], value: number) => ({
    input: `pairs(${socks.length}, [${socks}])`,
    expected: String(value),
    arguments: [{ value: socks.length }, { value: socks }],
    value,
  })
  problem.examples.push(shown([1, 2, 1, 2, 1, 3, 2], 2), shown([6, 5, 2, 3, 5, 2, 2, 1, 1, 5, 1, 3, 3, 3, 5], 6))
  expect((await answered(problem, 'go')).source).toContain('func pairs(n int, ar []int) int {')
})

import type { Problem } from '@dryrun/contract/problem'
import type { Result } from '@dryrun/contract/processing'
import { openRunner } from '@dryrun/runner/choose'
import { afterAll, expect, test, vi } from 'vitest'
import { openBankAuthor } from './bank-author.ts'
import { withoutLength } from './length-parameter.ts'
import { solve } from './solve.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

const [author, runner] = await Promise.all([openBankAuthor(), openRunner()])
afterAll(() => runner.close())

/** A page of a site for C, where an array comes with its length. */
function rising(statement: string, calls: [number, number[], number][], names = ['n', 'a']): Problem {
  return {
    title: '',
    statement,
    constraints: [],
    examples: calls.map(([n, a, value]) => ({
      input: `${n}, [${a}]`,
      expected: `${value}`,
      arguments: [
        { name: names[0], value: n },
        { name: names[1], value: a },
      ],
      value,
    })),
    unreadable: [],
  }
}

const STATEMENT =
  'You are given a sequence of n integers. Find the length of its longest strictly increasing subsequence, which need not be contiguous.'
const CALLS: [number, number[], number][] = [
  [8, [10, 9, 2, 5, 3, 7, 101, 18], 4],
  [5, [7, 7, 7, 7, 7], 1],
]

test.each(['python', 'javascript'] as const)(
  'an answer in %s takes the length that a page without a title gives with an array',
  async (language) => {
    const reader = { read: async () => rising(STATEMENT, CALLS), close: async () => undefined }
    let result: Partial<Result> | undefined
    for await (const step of solve(
      { images: [], language, type: 'solution', repairRounds: 1 },
      { reader, author, runner },
    )) {
      if (step.type === 'result') result = step.result
    }
    expect(result?.verification?.status).toBe('passed')
    expect(result?.title).toBe('Longest Increasing Subsequence')
    expect(result?.solution).toMatch(
      language === 'python' ? /def \w+\(\w+: int, a: list\[int\]\)/ : /function \w+\(\w+, a\)/,
    )
  },
)

test('a number that the page does not call a length, or that is none in one example, stays an argument', () => {
  expect(withoutLength(rising(STATEMENT, CALLS))?.length).toEqual({ at: 0, name: 'n', values: [8, 5] })
  expect(withoutLength(rising('Find the k largest of a.', CALLS, ['k', 'a']))).toBeNull()
  expect(withoutLength(rising(STATEMENT, [...CALLS, [2, [1, 2, 3], 3]]))).toBeNull()
  expect(withoutLength(rising(STATEMENT, CALLS.slice(1)))).toBeNull()
})

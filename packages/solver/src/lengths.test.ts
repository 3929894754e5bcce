import { Language } from '@dryrun/contract/languages'
import type { Problem, ValueType } from '@dryrun/contract/problem'
import type { Result } from '@dryrun/contract/processing'
import type { Json } from '@dryrun/problem-bank/bank'
import { openRunner } from '@dryrun/runner/choose'
import { afterAll, expect, test, vi } from 'vitest'
import { openBankAuthor } from './bank-author.ts'
import { solve } from './solve.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 30_000 })

const [author, runner] = await Promise.all([openBankAuthor(), openRunner()])
afterAll(() => runner.close())

/** A page whose function has the parameters that `calls` name, and more of the page. */
function page(
  { title = '', statement, signature }: Pick<Partial<Problem>, 'title' | 'signature'> & { statement: string },
  calls: [given: Record<string, Json>, value: Json][],
): Problem {
  return {
    title,
    statement,
    signature,
    constraints: [],
    examples: calls.map(([given, value]) => ({
      input: Object.entries(given)
        .map(([name, each]) => `${name} = ${JSON.stringify(each)}`)
        .join(', '),
      expected: JSON.stringify(value),
      arguments: Object.entries(given).map(([name, each]) => ({ name, value: each })),
      value,
    })),
    unreadable: [],
  }
}

function signature(name: string, types: Record<string, ValueType>, returns: ValueType): Problem['signature'] {
  return { name, parameters: Object.entries(types).map(([each, type]) => ({ name: each, type })), returns }
}

async function solved(problem: Problem, language: Language): Promise<Partial<Result>> {
  const reader = { read: async () => problem, close: async () => undefined }
  const steps = solve({ images: [], language, type: 'solution', repairRounds: 1 }, { reader, author, runner })
  for await (const step of steps) if (step.type === 'result') return step.result
  throw new Error('no result')
}

const increasing = page(
  {
    statement:
      'You are given a sequence of n integers. Find the length of its longest strictly increasing subsequence, which need not be contiguous.',
  },
  [
    [{ n: 8, a: [10, 9, 2, 5, 3, 7, 101, 18] }, 4],
    [{ n: 5, a: [7, 7, 7, 7, 7] }, 1],
  ],
)

test('an answer takes the length that a page without a title gives with an array', async () => {
  const { title, verification, solution } = await solved(increasing, 'python')
  expect(verification?.status).toBe('passed')
  expect(title).toBe('Longest Increasing Subsequence')
  expect(solution).toMatch(/def \w+\(n: int, a: list\[int\]\)/)
})

const socks = page(
  {
    title: 'Sales by Match',
    statement:
      'There is a large pile of socks that must be paired by color. Given an array of integers representing the color of each sock, determine how many pairs of socks with matching colors there are.',
    signature: signature('sockMerchant', { n: 'integer', ar: 'integer[]' }, 'integer'),
  },
  [
    [{ n: 9, ar: [10, 20, 20, 10, 10, 30, 50, 10, 20] }, 3],
    [{ n: 10, ar: [1, 1, 3, 1, 2, 1, 3, 3, 3, 3] }, 4],
  ],
)

test.each(Language.options)('an answer in %s has the parameters of the starter code', async (language) => {
  const { verification, solution } = await solved(socks, language)
  expect(verification?.status).toBe('passed')
  expect(verification?.cases?.map(({ input }) => input)).toEqual(socks.examples.map(({ input }) => input))
  expect(solution).toMatch(/sock_?merchant\(.*\bn\b.*,.*\bar\b.*\)/i)
})

const islands = page(
  {
    statement:
      "Given a map of rows x cols cells, in which '1' is land and '0' is water, count the islands. An island is land connected horizontally or vertically, surrounded by water.",
    signature: signature('count', { map: 'character[][]', rows: 'integer', cols: 'integer' }, 'integer'),
  },
  [
    [
      {
        map: [
          ['1', '1', '0'],
          ['0', '0', '1'],
        ],
        rows: 2,
        cols: 3,
      },
      2,
    ],
    [
      {
        map: [
          ['1', '0', '1'],
          ['0', '1', '0'],
          ['1', '0', '1'],
          ['0', '0', '0'],
        ],
        rows: 4,
        cols: 3,
      },
      5,
    ],
  ],
)
const zeros = page(
  {
    statement:
      'Given an integer array nums of size n, move all zeros to the end of it while keeping the relative order of the non-zero elements. Do this in place, without making a copy of the array.',
    signature: signature('moveZeroes', { n: 'integer', nums: 'integer[]' }, 'void'),
  },
  [
    [{ n: 5, nums: [0, 1, 0, 3, 12] }, [1, 3, 12, 0, 0]],
    [{ n: 2, nums: [0, 7] }, [7, 0]],
  ],
)
/** In Java and others its answer calls itself. */
const median = page(
  {
    statement:
      'Given two sorted arrays a and b of sizes m and n, return the median of the two sorted arrays. The run time should be O(log (m + n)).',
    signature: signature('median', { a: 'integer[]', m: 'integer', b: 'integer[]', n: 'integer' }, 'double'),
  },
  [
    [{ a: [1, 3, 8], m: 3, b: [2], n: 1 }, 2.5],
    [{ a: [1, 2], m: 2, b: [3, 4, 5, 9], n: 4 }, 3.5],
  ],
)

const pages = { islands, zeros, median }
test.each(
  (['python', 'java', 'cpp', 'rust'] as const).flatMap((language) =>
    Object.entries(pages).map(([name, problem]) => [name, language, problem] as const),
  ),
)('the sizes of %s in %s are taken and not needed', async (_, language, problem) => {
  const { verification, solution } = await solved(problem, language)
  expect(verification?.status, solution).toBe('passed')
})

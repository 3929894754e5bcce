import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '@dryrun/contract/problem'
import { openRunner } from '@dryrun/runner/choose'
import type { Runner } from '@dryrun/runner/program'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBankAuthor } from './bank-author.ts'
import type { Author } from './ports.ts'
import { openReader } from './reader/reader.ts'
import { type SolveRequest, solve } from './solve.ts'
import type { SolveStep } from './solve-step.ts'

let runner: Runner
let author: Author
beforeAll(async () => {
  ;[runner, author] = await Promise.all([openRunner(), openBankAuthor()])
})
afterAll(() => runner.close())

const operations = ['LRUCache', 'put', 'put', 'get', 'put', 'get']
const given = [[2], [1, 1], [2, 2], [1], [3, 3], [2]]

function page(results: (number | null)[]): Problem {
  return {
    title: 'LRU Cache',
    statement:
      'Design a cache of a given capacity that evicts the least recently used key when it is full. get(key) returns the value of the key, or -1 if it is not there. put(key, value) adds or updates the key.',
    constraints: [],
    examples: [
      {
        input: `${JSON.stringify(operations)}\n${JSON.stringify(given)}`,
        expected: JSON.stringify(results),
        arguments: [{ value: operations }, { value: given }],
        value: results,
      },
    ],
    unreadable: [],
  }
}

test('a screenshot of a class is read, with its operations, its results and its starter code', {
  timeout: 60_000,
}, async () => {
  const reader = await openReader()
  const read = await reader.read([await readFile(path.join(import.meta.dirname, '../fixtures/lru-cache.png'))])
  await reader.close()
  expect(read?.unreadable).toEqual([])
  expect(read?.signature).toBeUndefined()
  expect(read?.classSignature?.methods.map(({ name }) => name)).toEqual(['get', 'put'])
  const { verification } = await resultOf(read ?? expect.unreachable(), 'python')
  expect(verification).toMatchObject({
    status: 'passed',
    cases: [{ actual: '[null,null,null,1,null,-1,null,-1,3,4]' }],
  })
})

async function resultOf(problem: Problem, language: 'python' | 'javascript') {
  const reader = { read: async () => problem, close: async () => {} }
  const steps: SolveStep[] = []
  const request: SolveRequest = { images: [], language, type: 'solution', repairRounds: 1 }
  for await (const step of solve(request, { reader, author, runner })) steps.push(step)
  const last = steps.at(-1)
  if (last?.type !== 'result') throw new Error(JSON.stringify(last))
  return last.result
}

test.each(['python', 'javascript'] as const)(
  'a class on a page is answered in %s, and every operation has passed',
  async (language) => {
    const { verification, solution } = await resultOf(page([null, null, null, 1, null, -1]), language)
    expect(verification).toMatchObject({
      status: 'passed',
      cases: [{ actual: '[null,null,null,1,null,-1]', passed: true }],
    })
    expect(solution).toContain('class LRUCache')
  },
)

test('a page that says otherwise is told which operation differs', async () => {
  const { verification } = await resultOf(page([null, null, null, 1, null, 2]), 'python')
  expect(verification).toMatchObject({
    status: 'failed',
    reason: 'Example 1: Operation 6, get(2), gave -1 where the page says 2.',
  })
})

import { messages } from '@dryrun/contract/messages'
import type { Problem, StandardInput, ValueType } from '@dryrun/contract/problem'
import { openRunner } from '@dryrun/runner/choose'
import type { Runner, Value } from '@dryrun/runner/program'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tryDraft, verdict } from './judge.ts'
import type { Draft } from './ports.ts'

let runner: Runner
beforeAll(async () => {
  runner = await openRunner()
})
afterAll(() => runner.close())

type Page = { input: string; expected: string; value: Exclude<Value, bigint>; output?: StandardInput['output'] }

/** The verdict on a Python program, for a page with one sample. */
async function judged(whole: string, page: Page, returns: ValueType = 'integer', more: Partial<Draft> = {}) {
  const { input, expected, value, output = { kind: 'value' } } = page
  const problem: Problem = {
    title: '',
    statement: '',
    constraints: [],
    examples: [{ input, expected, value: JSON.parse(JSON.stringify(value)) }],
    stdin: { input: [{ kind: 'values', names: ['n'] }], output },
    unreadable: [],
  }
  const draft: Draft = {
    program: { language: 'python', source: '', entry: { name: 'f', parameters: [], returns } },
    whole,
    comparison: 'exact',
    calls: [[]],
    doubts: [],
    thoughts: [],
    timeComplexity: 'O(1)',
    spaceComplexity: 'O(1)',
    explanation: '',
    provider: 'test',
    ...more,
  }
  return verdict(problem, await tryDraft(problem, draft, runner), 1)
}

const six = { input: '3\n1 2 3', expected: '6', value: 6 }

test('a program is given the sample as it stands, and what it printed is the evidence', async () => {
  const { status, cases } = await judged('print(sum(map(int, open(0).read().split()[1:])), " ")', six)
  expect(status).toBe('passed')
  expect(cases).toMatchObject([{ input: '3\n1 2 3', expected: '6', actual: '6', passed: true }])
})

test('another answer fails, and so does the right one among other words', async () => {
  expect((await judged('print(7)', six)).reason).toBe('Example 1 gave 7 where the page says 6.')
  expect((await judged('print("The sum is", 6)', six)).status).toBe('failed')
  expect((await judged('sum([1, 2, 3])', six)).reason).toBe('Example 1 gave nothing where the page says 6.')
})

test('where the output has several lines, the first that differs is told', async () => {
  const page: Page = { input: '2', expected: '1\n2', value: [1, 2], output: { kind: 'column' } }
  const { status, cases, reason } = await judged('print(1)\nprint(3)', page, 'integer[]')
  expect({ status, reason }).toEqual({
    status: 'failed',
    reason: `Example 1: ${messages.processing.differsInLine({ line: 2, actual: '3', expected: '2' })}`,
  })
  expect(cases[0]?.actual).toBe('1\n3')
})

test('doubles are as close as the problem asks, in whatever digits', async () => {
  const half: Page = { input: '1', expected: '0.50000', value: 0.5 }
  expect((await judged('print(0.5000000001)', half, 'double')).status).toBe('passed')
  expect((await judged('print(0.51)', half, 'double')).status).toBe('failed')
})

test('any order passes where the problem leaves it free, and any valid answer where the page accepts one', async () => {
  const page: Page = {
    input: '1',
    expected: '1 2\n3 4',
    value: [
      [1, 2],
      [3, 4],
    ],
    output: { kind: 'table' },
  }
  const other = 'print("3 4\\n1 2")'
  expect((await judged(other, page, 'integer[][]')).status).toBe('failed')
  expect((await judged(other, page, 'integer[][]', { comparison: 'unordered' })).status).toBe('passed')
  const { status, cases } = await judged('print(8)', six, 'integer', {
    accepts: (_call, _expected, actual) => Number(actual) % 2 === 0,
  })
  expect([status, cases[0]?.note]).toEqual(['passed', messages.processing.anotherValidAnswer])
})

test('a program that ends in an error, or with another exit code, has passed nothing', async () => {
  const { status, cases } = await judged('print(6, flush=True)\nraise ValueError("no such thing")', six)
  expect([status, cases[0]?.passed, cases[0]?.actual]).toEqual(['failed', false, 'ValueError: no such thing'])
  expect((await judged('import sys\nprint(6)\nsys.exit(3)', six)).status).toBe('failed')
})

test('what only looks like the answer is shown as it is, and errors turn no text around', async () => {
  expect((await judged('print("6\\0")', six)).reason).toBe(String.raw`Example 1 gave 6\u0000 where the page says 6.`)
  const { cases } = await judged('raise Exception("\\x1b[2J passed\\u202e")', six)
  expect(cases[0]?.actual).toBe(String.raw`Exception: \u001b[2J passed\u202e`)
})

test('a program that does not compile is said to', async () => {
  const { status, reason } = await judged('print(6', six)
  expect(status).toBe('failed')
  expect(reason).toMatch(/^The code could not be started: SyntaxError/)
})

test('what a compiler refused is told with its first error, not its last line', async () => {
  const program: Draft['program'] = {
    language: 'rust',
    source: '',
    entry: { name: 'f', parameters: [], returns: 'integer' },
  }
  const { reason } = await judged('fn main() {\n    let n: i32 = "6";\n}', six, 'integer', { program })
  expect(reason).toMatch(/^The code could not be started: .*mismatched types.* \(line 2\)$/)
})

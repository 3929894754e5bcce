import { messages } from '@dryrun/contract/messages'
import type { Problem, Signature } from '@dryrun/contract/problem'
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

const divisor: Signature = { name: 'f', parameters: [{ name: 'n', type: 'integer' }], returns: 'integer' }
const counter: Signature = {
  name: 'Counter',
  parameters: [{ name: 'start', type: 'integer' }],
  methods: [
    { name: 'add', parameters: [{ name: 'value', type: 'integer' }], returns: 'void' },
    { name: 'total', parameters: [], returns: 'integer' },
  ],
}
const counting =
  'class Counter {\n  constructor(n) { this.n = n }\n  add(value) { this.n += value }\n  total() { return this.n }\n}'

function pageOf(...examples: [call: Value[], expected: Value][]): { problem: Problem; calls: Value[][] } {
  const shown = examples.map(([call, expected]) => ({
    input: JSON.stringify(call),
    expected: JSON.stringify(expected),
    value: JSON.parse(JSON.stringify(expected)),
  }))
  return {
    problem: { title: '', statement: '', constraints: [], examples: shown, unreadable: [] },
    calls: examples.map(([call]) => call),
  }
}

async function judged(entry: Signature, source: string, page: ReturnType<typeof pageOf>, more: Partial<Draft> = {}) {
  const draft: Draft = {
    program: { language: 'javascript', source, entry },
    comparison: 'exact',
    calls: page.calls,
    doubts: [],
    thoughts: [],
    timeComplexity: 'O(1)',
    spaceComplexity: 'O(1)',
    explanation: '',
    provider: 'test',
    ...more,
  }
  return verdict(page.problem, await tryDraft(page.problem, draft, runner), 1)
}

/** Any divisor but one is as good as another. */
const accepts: Draft['accepts'] = ([n], _expected, actual) => Number(actual) > 1 && Number(n) % Number(actual) === 0

test('where any valid answer is accepted, another one passes, and both are shown with the reason', async () => {
  const { status, cases } = await judged(divisor, 'const f = (n) => n', pageOf([[6], 2], [[5], 5]), { accepts })
  expect(status).toBe('passed')
  expect(cases).toMatchObject([
    { expected: '2', actual: '6', passed: true, note: messages.processing.anotherValidAnswer },
    { expected: '5', actual: '5', passed: true },
  ])
  expect(cases[1]?.note).toBeUndefined()
})

test('a wrong answer fails where any valid one is accepted, and another one where only the page’s is', async () => {
  expect((await judged(divisor, 'const f = (n) => 4', pageOf([[6], 2]), { accepts })).status).toBe('failed')
  expect((await judged(divisor, 'const f = (n) => n', pageOf([[6], 2]))).status).toBe('failed')
})

test('a page whose own answer is not valid asks for something else, and nothing passes in its place', async () => {
  expect((await judged(divisor, 'const f = (n) => n', pageOf([[6], 4]), { accepts })).status).toBe('failed')
})

test('of an answer that nobody could read as a whole, the beginning is shown', async () => {
  const [shown] = (await judged(divisor, 'const f = (n) => 10n ** 9999n', pageOf([[6], 2]))).cases
  expect(shown).toMatchObject({ passed: false, actual: `1${'0'.repeat(9_999)}` })
  const long: Signature = { ...divisor, returns: 'string' }
  const [cut] = (await judged(long, 'const f = (n) => "x".repeat(1e6)', pageOf([[6], 'x']))).cases
  expect(cut).toMatchObject({ passed: false, actual: `"${'x'.repeat(9_999)}… the rest was cut` })
  const [passed] = (await judged(long, 'const f = (n) => "x".repeat(1e6)', pageOf([[6], 'x'.repeat(1e6)]))).cases
  expect(passed).toMatchObject({ passed: true, actual: `"${'x'.repeat(9_999)}… the rest was cut` })
})

const operations = ['Counter', 'add', 'total']

test('a class whose every operation gives what the page says has passed', async () => {
  const page = pageOf(
    [
      [operations, [[1], [2], []]],
      [null, null, 3],
    ],
    [
      [operations, [[0], [-2], []]],
      [null, null, -2],
    ],
  )
  expect(await judged(counter, counting, page)).toMatchObject({
    status: 'passed',
    cases: [{ actual: '[null,null,3]' }, { actual: '[null,null,-2]' }],
  })
})

test('the first operation that differs is named with its arguments', async () => {
  const page = pageOf([
    [operations, [[1], [2], []]],
    [null, null, 4],
  ])
  const { status, reason } = await judged(counter, counting, page)
  expect(status).toBe('failed')
  expect(reason).toBe('Example 1: Operation 3, total(), gave 3 where the page says 4.')
})

test('an operation that throws is named with the line', async () => {
  const page = pageOf([
    [operations, [[1], [2], []]],
    [null, null, 3],
  ])
  const { reason } = await judged(counter, counting.replace('return this.n', 'return this.m.n'), page)
  expect(reason).toMatch(/^Example 1 gave operation 3, total\(\): TypeError: .* \(line 4\) where the page says/)
})

test('fewer results than operations are no match', async () => {
  expect((await judged(counter, counting, pageOf([[operations, [[1], [2], []]], [3]]))).status).toBe('failed')
})

const removing: Signature = { name: 'f', parameters: [{ name: 'nums', type: 'integer[]' }], returns: 'integer' }

/** A page that tells what is returned and what is left in the array. */
function leaving(leaves: (number | null)[], statement = '') {
  const { problem, calls } = pageOf([[[0, 1, 2]], 2])
  const examples = problem.examples.map((example) => ({ ...example, expected: '2, nums = [1,2,_]', leaves }))
  return { problem: { ...problem, statement, examples }, calls }
}

test('what a call leaves in its array is judged where the page tells it, besides what it returns', async () => {
  const shifts = 'const f = (nums) => { nums.shift(); nums.push(9); return 2 }'
  const { status, cases } = await judged(removing, shifts, leaving([1, 2, null]))
  expect(status).toBe('passed')
  expect(cases).toMatchObject([{ actual: '2, nums = [1,2,_]', passed: true }])
  const returns = await judged(removing, 'const f = (nums) => 2', leaving([1, 2, null]))
  expect(returns).toMatchObject({ status: 'failed', cases: [{ actual: '2, nums = [0,1,_]', passed: false }] })
  const counts = await judged(removing, shifts.replace('return 2', 'return 3'), leaving([1, 2, null]))
  expect(counts.status).toBe('failed')
})

test('what is left may stand in any order only where the page says so', async () => {
  const turns = 'const f = (nums) => { nums.reverse(); return 2 }'
  expect((await judged(removing, turns, leaving([1, 2, null]))).status).toBe('failed')
  expect((await judged(removing, turns, leaving([1, 2, null], 'Their order may be changed.'))).status).toBe('passed')
  const kept = 'Keep them in their original order, and it does not matter what you leave beyond the first k elements.'
  expect((await judged(removing, turns, leaving([1, 2, null], kept))).status).toBe('failed')
})

test('values and errors are shown without what cannot be seen', async () => {
  const speaking = { ...divisor, returns: 'string' } as const
  const page = pageOf([[1], 'a'])
  const { cases } = await judged(speaking, "const f = () => 'a\\u202e\\x9b'", page)
  expect(cases[0]?.actual).toBe(String.raw`"a\u202e\u009b"`)
  const { reason } = await judged(speaking, "const f = () => { throw new Error('\\x1b[2J passed\\u2066') }", page)
  expect(reason).toBe(String.raw`Example 1 gave Error: \u001b[2J passed\u2066 (line 1) where the page says "a".`)
})

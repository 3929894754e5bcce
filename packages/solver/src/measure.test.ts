import type { Problem } from '@dryrun/contract/problem'
import { openRunner } from '@dryrun/runner/choose'
import type { Runner, Value } from '@dryrun/runner/program'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBankAuthor } from './bank-author.ts'
import { measureGrowth, planMeasurement } from './measure.ts'
import type { Draft } from './ports.ts'

vi.setConfig({ testTimeout: 120_000 })

let runner: Runner
beforeAll(async () => {
  runner = await openRunner()
})
afterAll(() => runner.close())

test('inputs come in the order that the page gives its parameters', async () => {
  const draft = await (await openBankAuthor()).draft(swappedTwoSum, 'python')
  if (!draft) throw new Error('two sum is not in the bank')
  expect(draft.program.entry.parameters.map(({ type }) => type)).toEqual(['integer', 'integer[]'])
  expect(await draft.inputs?.(100, 1)).toEqual([expect.any(Number), expect.any(Array)])
})

test.each(['python', 'cpp'] as const)("the bank's two sum is measured O(n) in %s", async (language) => {
  const draft = await (await openBankAuthor()).draft(swappedTwoSum, language)
  if (!draft) throw new Error('two sum is not in the bank')
  expect(await measuredAtLast(draft)).toMatch(/^O\(n\), \d+ to \d+k$/)
})

test('an answer that is quadratic where it says linear is measured O(n^2)', async () => {
  const pairs = `def total(numbers):
    sum = 0
    for one in numbers:
        for other in numbers:
            sum += one * other
    return sum
`
  expect(await measuredAtLast(answer(pairs, 'O(n)'))).toMatch(/^O\(n\^2\), /)
})

test('an answer in a class, as the page has it, is measured as one that stands by itself', async () => {
  const inClass = `class Solution:
    def total(self, numbers):
        sum = 0
        for one in numbers:
            for other in numbers:
                sum += one * other
        return sum
`
  expect(await measuredAtLast(answer(inClass, 'O(n)'))).toMatch(/^O\(n\^2\), /)
})

test('an answer that is faster on our inputs than it says is not said to be so', async () => {
  const first = `def total(numbers):
    sum = 0
    for number in numbers:
        sum += number
    return sum
`
  expect(await measured(answer(first, 'O(n^2)'))).toBeNull()
})

test('the variable is named as the author names it', async () => {
  const loop = `def total(numbers):
    sum = 0
    for number in numbers:
        sum += number * number
    return sum
`
  const said = await measuredAtLast(answer(loop, 'O(m), m being how many numbers there are'))
  expect(said).toMatch(/^O\(m\), /)
})

test.each([
  ['its inputs do not grow', answer('', 'O(n)', async () => [[1, 2, 3]])],
  ['a larger input is only a larger number', answer('', 'O(n)', async (size) => [size])],
  ['its inputs grow faster than asked', answer('', 'O(n)', async (size) => [numbers(size * size)])],
  ['its stated complexity has two variables', answer('', 'O(m + n)')],
  ['its stated complexity is in words', answer('', 'linear')],
  ['its author has no inputs', { ...answer('', 'O(n)'), inputs: undefined }],
])('nothing is measured where %s', async (_, draft) => {
  expect(await planMeasurement(draft)).toBeNull()
})

test('an answer that throws on what it is given, or is too fast to be timed, is not named', async () => {
  expect(await measured(answer('def total(numbers):\n    raise ValueError\n', 'O(n)'))).toBeNull()
  expect(await measured(answer('def total(numbers):\n    return numbers[0]\n', 'O(1)'))).toBeNull()
})

test('an answer that takes long is given up after a moment', async () => {
  const began = performance.now()
  const sleepy = 'import time\ndef total(numbers):\n    time.sleep(0.05)\n    return 0\n'
  expect(await measured(answer(sleepy, 'O(n)'))).toBeNull()
  expect(performance.now() - began).toBeLessThan(4_000)
})

test('canceled while it measures, it throws', async () => {
  const plan = await planMeasurement(answer('def total(numbers):\n    while True: pass\n', 'O(n)'))
  if (!plan) throw new Error('nothing to measure')
  await expect(measureGrowth(plan, runner, AbortSignal.abort())).rejects.toThrow(/abort/i)
})

/** A machine with other work may blur a measurement, and then none is shown; a wrong one it may never give. */
async function measuredAtLast(draft: Draft): Promise<string | null> {
  const patience = performance.now() + 90_000
  do {
    const said = await measured(draft)
    if (said !== null) return said
  } while (performance.now() < patience)
  return null
}

async function measured(draft: Draft): Promise<string | null> {
  const plan = await planMeasurement(draft)
  if (!plan) throw new Error('nothing to measure')
  return measureGrowth(plan, runner)
}

function answer(
  source: string,
  timeComplexity: string,
  inputs: Draft['inputs'] = async (size) => [numbers(size)],
): Draft {
  const entry = { name: 'total', parameters: [{ name: 'numbers', type: 'integer[]' }], returns: 'integer' }
  return {
    ...{ program: { language: 'python', source, entry }, comparison: 'exact', calls: [], doubts: [], thoughts: [] },
    ...{ timeComplexity, spaceComplexity: 'O(1)', explanation: '', provider: 'played', inputs },
  }
}

function numbers(count: number): Value[] {
  return Array.from({ length: count }, (_, index) => index)
}

const swappedTwoSum: Problem = {
  title: 'Two Sum',
  statement:
    'Given an integer target and an array of integers nums, return the indices of the two numbers that add up to target. There is exactly one solution, and you may not use the same element twice.',
  constraints: ['2 <= nums.length <= 10^4'],
  examples: [
    { target: 9, nums: [2, 7, 11, 15], value: [0, 1] },
    { target: 6, nums: [3, 2, 4], value: [1, 2] },
  ].map(({ target, nums, value }) => ({
    input: `target = ${target}, nums = ${JSON.stringify(nums)}`,
    expected: JSON.stringify(value),
    arguments: [
      { name: 'target', value: target },
      { name: 'nums', value: nums },
    ],
    value,
  })),
  unreadable: [],
}

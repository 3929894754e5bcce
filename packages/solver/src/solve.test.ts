import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { messages } from '@dryrun/contract/messages'
import type { Problem } from '@dryrun/contract/problem'
import { Result, SolveEvent } from '@dryrun/contract/processing'
import { openRunner } from '@dryrun/runner/choose'
import { programLimits, type Runner } from '@dryrun/runner/program'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBankAuthor } from './bank-author.ts'
import type { Author, Draft, FailedCase, Reader } from './ports.ts'
import { openReader } from './reader/reader.ts'
import { type SolveRequest, solve } from './solve.ts'
import type { SolveStep } from './solve-step.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let reader: Reader
let runner: Runner
let bank: Author
beforeAll(async () => {
  ;[reader, runner, bank] = await Promise.all([openReader(), openRunner(), openBankAuthor()])
})
afterAll(() => Promise.all([reader.close(), runner.close()]))

describe('with the embedded reader, the bank and a real sandbox', () => {
  test.each([
    'two-sum.png',
    'valid-parentheses.png',
    'best-time-to-buy-and-sell-stock.jpg',
    'maximum-subarray.png',
    'climbing-stairs.png',
    'binary-search.png',
    'reverse-linked-list.png',
    'group-anagrams.png',
    'product-of-array-except-self.png',
    'merge-intervals.png',
    'number-of-islands.png',
    'longest-substring-without-repeating-characters-1.png longest-substring-without-repeating-characters-2.png',
  ])('%s is answered in both languages, and every example shown has passed', async (names) => {
    const asked = await ask({ names })
    const problem = await reader.read(asked.images)
    if (!problem) throw new Error('no problem was found')
    for (const language of ['python', 'javascript'] as const) {
      const { result } = await solved({ ...asked, language }, { reader: knows(problem), author: bank, runner })
      expect(result.verification?.reason).toBeUndefined()
      expect(result.verification?.status).toBe('passed')
      expect(result.verification?.cases).toHaveLength(problem.examples.length)
      expect(result.aiProvider).toBe('problem bank')
    }
  })

  test('a page in standard-input form is answered by a whole program that was given its samples', async () => {
    const asked = await ask({ names: 'coin-change-program.png' })
    const problem = await reader.read(asked.images)
    if (!problem) throw new Error('no problem was found')
    SolveEvent.parse({ type: 'problem', problem })
    const reads = {
      python: 'n, amount = int(next(words)), int(next(words))',
      javascript: 'const amount = Number(next())',
    }
    for (const language of ['python', 'javascript'] as const) {
      const ports = { reader: knows(problem), author: bank, runner }
      const { result, steps } = await solved({ ...asked, language }, ports)
      expect(result.solution).toContain(reads[language])
      expect(steps).toContainEqual({ type: 'partial', field: 'solution', text: result.solution })
      expect(result.verification).toMatchObject({
        status: 'passed',
        cases: [
          { input: '3 11\n1 2 5', expected: '3', actual: '3' },
          { input: '1 3\n2', expected: '-1', actual: '-1' },
        ],
      })
      const report = await runner.runProgram(
        { language, source: result.solution ?? '', stdin: '2 9 4 5' },
        programLimits,
      )
      expect(report).toMatchObject({ status: 'finished', stdout: '2\n' })
      expect(result.problemStatement).toContain('    Input:\n    3 11\n    1 2 5\n    Output:\n    3')
    }
  })

  test.each([
    { language: 'python', holder: 'Solution' },
    { language: 'javascript', holder: 'Solution' },
    { language: 'cpp' },
    { language: 'java', holder: 'Paying' },
  ] as const)(
    'the program is whole whatever the starter code beside samples of standard input holds: %j',
    async (starter) => {
      const asked = await ask({ names: 'coin-change-program.png' })
      const problem = await reader.read(asked.images)
      if (!problem) throw new Error('no problem was found')
      const shown = { ...problem, starter }
      const { result } = await solved(
        { ...asked, language: starter.language },
        { reader: knows(shown), author: bank, runner },
      )
      expect(result.verification).toMatchObject({ status: 'passed', cases: [{ actual: '3' }, { actual: '-1' }] })
    },
  )

  test('the events follow the contract, in the order a person sees them', async () => {
    const steps = await all(solve(await ask({ names: 'climbing-stairs.png' }), { reader, author: bank, runner }))
    for (const step of steps) if (step.type !== 'result') SolveEvent.parse(step)
    expect(steps.map((step) => (step.type === 'stage' ? step.stage : step.type))).toEqual([
      ...['reading', 'problem', 'drafting', 'partial', 'partial', 'running', 'case', 'case', 'result'],
    ])
    Result.omit({ id: true }).parse(resultOf(steps))
  })

  test('how it grows is measured after every example has been told, and only where it can be', async () => {
    const { steps, result } = await solved(await ask({ names: 'maximum-subarray.png' }), {
      ...{ reader, author: bank, runner },
    })
    expect(steps.slice(-3).map((step) => (step.type === 'stage' ? step.stage : step.type))).toEqual([
      ...['case', 'measuring', 'result'],
    ])
    expect(result.measuredTimeComplexity ?? 'not clear').toMatch(/^(O\(n\), \d+ to 2k|not clear)$/)
  })

  test('a smudged example keeps the answer unverified, though the others passed', async () => {
    const { result } = await solved(await ask({ names: 'two-sum-smudged.png' }), { reader, author: bank, runner })
    expect(result.solution).toContain('def ')
    expect(result.verification).toMatchObject({
      status: 'unverified',
      reason: 'Example 3 could not be read.',
      rounds: 1,
    })
    expect(result.verification?.cases.map(({ passed }) => passed)).toEqual([true, true])
  })

  test.each(['lantern-rows.png', 'two-sum-values.png'])(
    '%s is not in the bank: no code, the problem as read, and why',
    async (names) => {
      const { result } = await solved(await ask({ names }), { reader, author: bank, runner })
      expect(result.solution).toBeUndefined()
      expect(result.problemStatement).toContain('Example 2')
      expect(result.explanation).toContain('We read the statement, 2 examples')
      expect(result.explanation.includes("It resembles 'Two Sum'")).toBe(names === 'two-sum-values.png')
      expect(result.verification).toEqual({
        ...{ status: 'unverified', reason: messages.processing.notMatched, rounds: 0, cases: [] },
      })
    },
  )

  test('a recipe ends in no_problem_found, a file that is no picture in invalid_image', async () => {
    const recipe = await all(solve(await ask({ names: 'lemon-cake.png' }), { reader, author: bank, runner }))
    expect(recipe.at(-1)).toEqual({
      type: 'error',
      code: 'no_problem_found',
      message: messages.processing.noProblemFound,
    })
    const text = { ...(await ask({ names: 'two-sum.png' })), images: [Buffer.from('hello')] }
    expect((await all(solve(text, { reader, author: bank, runner }))).at(-1)).toMatchObject({ code: 'invalid_image' })
  })

  test('an extraction reads and says, and runs nothing', async () => {
    const request: SolveRequest = { ...(await ask({ names: 'merge-intervals.png' })), type: 'extraction' }
    const { result, steps } = await solved(request, { reader, author: bank, runner })
    expect(steps.map((step) => (step.type === 'stage' ? step.stage : step.type))).toEqual([
      'reading',
      'problem',
      'result',
    ])
    expect(result).toMatchObject({ type: 'extraction', title: 'Merge Intervals' })
    expect(result.solution).toBeUndefined()
    expect(result.verification).toBeUndefined()
    expect(result.problemStatement).toContain('    Input: intervals = [[1,4],[4,5]]\n    Output: [[1,5]]')
    expect(result.problemStatement).toContain('- 0 <= start <= end <= 10^4')
  })

  test('an answer in a language without a toolchain on this server is unverified, and says so', async () => {
    const portable = await openRunner({ only: 'portable' })
    const request = await ask({ names: 'two-sum.png', language: 'rust' })
    const { result } = await solved(request, { reader, author: bank, runner: portable })
    await portable.close()
    expect(result.solution).toContain('pub fn two_sum')
    expect(result.verification).toMatchObject({
      status: 'unverified',
      reason: 'It was not run: no Rust toolchain on this server',
    })
  })

  test.each(['java', 'cpp', 'csharp', 'go', 'rust'] as const)(
    'the screenshot is answered in %s too, and passes',
    { timeout: 60_000 },
    async (language) => {
      const { result } = await solved(await ask({ names: 'two-sum.png', language }), { reader, author: bank, runner })
      expect(result.verification).toMatchObject({ status: 'passed' })
    },
  )
})

describe('the law of verification, with a problem that is known and an author that is played', () => {
  const right = 'def double(n):\n    return n * 2\n'
  const rightForOne = 'def double(n):\n    return 2 if n == 1 else 0\n'
  const rightForTwoAndThree = 'def double(n):\n    return n * 2 if n > 1 else 0\n'
  const rightForOneAndTwo = 'def double(n):\n    return n * 2 if n < 3 else 0\n'

  test('a failing draft is repaired with the case that failed', async () => {
    const { author, told } = played([rightForOne, right])
    const { result } = await solved(request({ repairRounds: 1 }), { reader: knows(doubling), author, runner })
    expect(result.verification).toMatchObject({ status: 'passed', rounds: 2 })
    expect(result.solution).toBe(right)
    expect(told).toMatchObject([{ input: 'n = 2', expected: '4', actual: '0' }])
  })

  test('a repair that breaks a passed case is thrown away, even if it passes more', async () => {
    const { author } = played([rightForOne, rightForTwoAndThree])
    const { result } = await solved(request({ repairRounds: 1 }), { reader: knows(doubling), author, runner })
    expect(result.solution).toBe(rightForOne)
    expect(result.verification).toMatchObject({
      ...{ status: 'failed', reason: 'Example 2 gave 0 where the page says 4.', rounds: 2 },
    })
  })

  test('the best draft wins, not the last', async () => {
    const { author } = played([rightForOne, rightForOneAndTwo, 'def double(n):\n    return 2\n'])
    const { result } = await solved(request({ repairRounds: 2 }), { reader: knows(doubling), author, runner })
    expect(result.solution).toBe(rightForOneAndTwo)
    expect(result.verification?.cases.map(({ passed }) => passed)).toEqual([true, true, false])
  })

  test('no more repairs than the plan gives', async () => {
    const { author, told } = played(Array.from({ length: 5 }, (_, draft) => `${rightForOne}# ${draft}\n`))
    const { result } = await solved(request({ repairRounds: 1 }), { reader: knows(doubling), author, runner })
    expect(told).toHaveLength(1)
    expect(result.verification).toMatchObject({ status: 'failed', rounds: 2 })
  })

  test('code that does not compile is repaired too, and named when it stays so', async () => {
    const repaired = played(['def double(n)\n    return n', right])
    const mended = await solved(request({ repairRounds: 1 }), {
      reader: knows(doubling),
      author: repaired.author,
      runner,
    })
    expect(mended.result.verification?.status).toBe('passed')
    const { author } = played(['def double(n)\n    return n'])
    const { result } = await solved(request({ repairRounds: 1 }), { reader: knows(doubling), author, runner })
    expect(result.verification?.status).toBe('failed')
    expect(result.verification?.reason).toContain('line 1')
  })

  test('printing what is expected, or leaving early, passes nothing', async () => {
    for (const forged of [
      'def double(n):\n    print(n * 2)\n    print("passed")\n',
      'import os\nprint(2, 4, 6, flush=True)\nos._exit(0)\ndef double(n):\n    return 0\n',
    ]) {
      const { result } = await solved(request({}), { reader: knows(doubling), author: played([forged]).author, runner })
      expect(result.verification?.status).not.toBe('passed')
      expect(result.verification?.cases.some(({ passed }) => passed)).toBe(false)
    }
  })

  test('all passed, but one example could not be read: unverified, with its name', async () => {
    const smudged = {
      ...doubling,
      examples: [...doubling.examples, { input: '', expected: '8', value: 8 }],
      unreadable: ['Example 4'],
    }
    const { result } = await solved(request({}), { reader: knows(smudged), author: played([right]).author, runner })
    expect(result.verification).toMatchObject({ status: 'unverified', reason: 'Example 4 could not be read.' })
    expect(result.verification?.cases).toHaveLength(3)
  })

  test('all passed, but the author doubts that it is this problem: unverified, with the doubt', async () => {
    const { author } = played([right], { doubts: ['The page also speaks of lanterns.'] })
    const { result } = await solved(request({}), { reader: knows(doubling), author, runner })
    expect(result.verification).toMatchObject({ status: 'unverified', reason: 'The page also speaks of lanterns.' })
  })

  test('an example that does not fit the function is not counted as passed', async () => {
    const { author } = played([right], { calls: [[1], null, [3]] })
    const { result } = await solved(request({}), { reader: knows(doubling), author, runner })
    expect(result.verification?.status).toBe('unverified')
    expect(result.verification?.reason).toContain('Example 2 could not be run')
  })

  test('with nothing to run it, the answer is shown unverified and says why', async () => {
    const away: Runner = {
      ...runner,
      run: async () => ({ status: 'unavailable', reason: 'There is no sandbox here.' }),
    }
    const { result } = await solved(request({}), {
      reader: knows(doubling),
      author: played([right]).author,
      runner: away,
    })
    expect(result.solution).toBe(right)
    expect(result.verification).toEqual({
      ...{ status: 'unverified', reason: 'It was not run: There is no sandbox here.', rounds: 0, cases: [] },
    })
  })

  test('canceled in mid-run, a solve throws and nothing is told after', async () => {
    const { author } = played(['import time\ndef double(n):\n    time.sleep(60)\n'])
    const steps = all(solve(request({}), { reader: knows(doubling), author, runner }, AbortSignal.timeout(1_500)))
    await expect(steps).rejects.toThrow(/abort/i)
  })
})

const doubling: Problem = {
  title: 'Double',
  statement: 'Return twice the number.',
  constraints: [],
  examples: [1, 2, 3].map((n) => ({
    ...{ input: `n = ${n}`, expected: String(2 * n), arguments: [{ name: 'n', value: n }], value: 2 * n },
  })),
  unreadable: [],
}

function knows(problem: Problem): Reader {
  return { read: async () => problem, close: async () => undefined }
}

/** An author that gives these sources one after the other, and keeps what it was told. */
function played(sources: string[], about: Partial<Draft> = {}): { author: Author; told: FailedCase[] } {
  const told: FailedCase[] = []
  const left = [...sources]
  const next = (): Draft | null => {
    const source = left.shift()
    const entry = { name: 'double', parameters: [{ name: 'n', type: 'integer' }], returns: 'integer' }
    if (source === undefined) return null
    return {
      program: { language: 'python', source, entry },
      comparison: 'exact',
      calls: [[1], [2], [3], null],
      doubts: [],
      thoughts: [],
      timeComplexity: 'O(1)',
      spaceComplexity: 'O(1)',
      explanation: 'Doubles.',
      provider: 'played',
      ...about,
    }
  }
  return {
    told,
    author: {
      draft: async () => next(),
      async repair(_problem, _draft, failed) {
        told.push(failed)
        return next()
      },
    },
  }
}

type AskedFor = Omit<SolveRequest, 'type'> & { type: 'solution' | 'extraction' }

function request(about: Partial<AskedFor>): AskedFor {
  return { images: [], language: 'python', type: 'solution', repairRounds: 0, ...about }
}

async function ask({ names, ...about }: { names: string } & Partial<AskedFor>): Promise<AskedFor> {
  const files = names.split(' ').map((name) => path.join(import.meta.dirname, '../fixtures', name))
  return request({ images: await Promise.all(files.map((file) => readFile(file))), ...about })
}

async function solved(request: SolveRequest, ports: Parameters<typeof solve>[1]) {
  const steps = await all(solve(request, ports))
  return { steps, result: resultOf(steps) }
}

async function all(steps: AsyncGenerator<SolveStep>): Promise<SolveStep[]> {
  const taken: SolveStep[] = []
  for await (const step of steps) taken.push(step)
  return taken
}

function resultOf(steps: SolveStep[]): Omit<Result, 'id'> {
  const last = steps.at(-1)
  if (last?.type !== 'result') throw new Error(`ended in ${JSON.stringify(last)}`)
  return last.result
}

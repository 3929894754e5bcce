import type { Problem } from '@dryrun/contract/problem'
import type { Verification } from '@dryrun/contract/processing'
import { openRunner } from '@dryrun/runner/choose'
import type { Draft } from '@dryrun/solver/ports'
import { afterAll, expect, test } from 'vitest'
import { type CorpusProblem, readCorpus } from '../corpus/corpus.ts'
import type { Picture } from '../pictures/render.ts'
import type { Trial } from './trial.ts'
import { judge } from './verdict.ts'

const runner = await openRunner()
afterAll(() => runner.close())

const bank = new Set(['climbing-stairs', 'two-sum'])
const stairs = problemOf('classic-climbing-stairs')
const stairsByThree = problemOf('twist-climbing-stairs-climb-three')

const upToTwo = 'def ways(n):\n    a, b = 1, 1\n    for _ in range(n):\n        a, b = b, a + b\n    return a\n'
const upToThree = 'def ways(n):\n    return 1 if n == 0 else sum(ways(n - k) for k in (1, 2, 3) if k <= n)\n'

test('a classic that passed with its own examples and the right answer is verified, and nothing is wrong', async () => {
  expect(await judged(stairs, passedWith(stairs, upToTwo))).toMatchObject({ verified: true, wrong: null, miss: null })
})

test("a look-alike passed by the classic's answer is wrong, though every example shown agrees", async () => {
  const { wrong } = await judged(stairsByThree, passedWith(stairsByThree, upToTwo))
  expect(wrong).toBe('the answer is wrong on cases the page does not show')
})

test('a look-alike passed by its own answer is not wrong', async () => {
  expect(await judged(stairsByThree, passedWith(stairsByThree, upToThree))).toMatchObject({ wrong: null })
})

test('passing an example that the page does not show is wrong, however right the answer', async () => {
  const trial = passedWith(stairs, upToTwo)
  const [first] = trial.problem?.examples ?? []
  if (first) first.value = 8
  const { wrong, examples } = await judged(stairs, trial)
  expect(wrong).toBe('its examples are not those of the page')
  expect(examples.misread).toHaveLength(1)
})

test('anything verified in a picture without a problem is wrong', async () => {
  const recipe = readCorpus().find(({ id }) => id === 'none-recipe')
  if (!recipe) throw new Error('the corpus has lost its recipe')
  const picture: Picture = { entry: recipe, style: 'browser', files: [] }
  const { wrong } = await judge(picture, passedWith(stairs, upToTwo), bank, runner)
  expect(wrong).toBe('there is no problem in the picture')
})

test('a classic without an answer says why, in a word', async () => {
  const unanswered: Trial = { ...passedWith(stairs, upToTwo), draft: null, verification: null }
  expect((await judged(stairs, unanswered)).miss).toBe('not-matched')
  expect((await judged(stairs, { ...unanswered, problem: null })).miss).toBe('not-read')
  expect((await judged(problemOf('classic-word-ladder'), unanswered)).miss).toBe('not-in-bank')
  expect((await judged(stairs, { ...unanswered, error: 'crash' })).miss).toBe('crash')
})

function problemOf(id: string): CorpusProblem {
  const entry = readCorpus().find((each) => each.id === id)
  if (!entry || entry.kind === 'none') throw new Error(`the corpus has no ${id}`)
  return entry
}

function judged(entry: CorpusProblem, trial: Trial) {
  return judge({ entry, style: 'browser', files: [] }, trial, bank, runner)
}

/** The page read as it is, and an answer of one integer parameter that passed on it. */
function passedWith(page: CorpusProblem, source: string): Trial {
  const problem: Problem = {
    title: '',
    statement: '',
    constraints: [],
    unreadable: [],
    examples: page.examples.map(({ input, output, arguments: values, expected }) => ({
      input,
      expected: output,
      arguments: values.map((value) => ({ value: Number(value) })),
      value: Number(expected),
    })),
  }
  const draft: Draft = {
    program: {
      language: 'python',
      source,
      entry: { name: 'ways', parameters: [{ name: 'n', type: 'integer' }], returns: 'integer' },
    },
    comparison: 'exact',
    calls: page.examples.map(({ arguments: values }) => values),
    doubts: [],
    thoughts: [],
    timeComplexity: '',
    spaceComplexity: '',
    explanation: '',
    provider: 'test',
  }
  const verification: Verification = { status: 'passed', rounds: 1, cases: [] }
  return { problem, draft, verification, error: null, thrown: null, milliseconds: 1 }
}

import type { Language } from '@dryrun/contract/languages'
import type { Problem } from '@dryrun/contract/problem'
import { matches } from '@dryrun/runner/compare'
import { expect, test } from 'vitest'
import { type Answer, answerFor } from './answer.ts'
import { acceptsAny, openCheck } from './any-answer.ts'
import { type Json, openBank } from './bank.ts'
import { matchProblem, warmUp } from './match.ts'
import { page, starterCode, toldPages } from './pages-for-tests.ts'
import { openRehearsals } from './rehearse.ts'
import { canonical, runJavaScript, runPython } from './run-for-tests.ts'

const bank = await openBank()
const rehearsals = openRehearsals(bank)
await warmUp(bank, rehearsals)

async function answered(problem: Problem, language: Language): Promise<Answer> {
  const match = await matchProblem(bank, rehearsals, problem)
  const answer = match && answerFor(match, language)
  if (!answer) throw new Error(`no answer for ${problem.title || problem.statement}`)
  return answer
}

const STATEMENT =
  'Given nums and target, return the indices of the two numbers that add up to target. There is exactly one solution.'
const twoSum = (names: [string, string], more: Partial<Problem> = {}) =>
  page(
    'Two Sum',
    STATEMENT,
    [
      [{ [names[0]]: 9, [names[1]]: [2, 7, 11, 15] }, [0, 1]],
      [{ [names[0]]: 6, [names[1]]: [3, 2, 4] }, [1, 2]],
    ],
    more,
  )

/** One page of each problem, another one for the next: to match them all takes minutes, and match-found.test.ts does it. */
const pages = Object.values(toldPages(bank)).flatMap((told, place) => told[place % told.length] ?? [])
const matched = pages.map((problem) => ({ problem, match: matchProblem(bank, rehearsals, problem) }))

test.each([
  ['python', runPython],
  ['javascript', runJavaScript],
] as const)(
  'a page’s answer in %s, in the page’s own names and order, gives what its examples say',
  { timeout: 300_000 },
  async (language, run) => {
    const answers = await Promise.all(
      matched.map(async ({ problem, match }) => {
        const found = await match
        const answer = found && answerFor(found, language)
        if (!answer) throw new Error(`no answer for ${problem.title || problem.statement}`)
        return { problem, found, answer }
      }),
    )
    const returned = run(
      answers.map(({ answer: { source, entry, calls } }) => ({
        source,
        entry,
        calls: calls.filter((call) => call !== null),
      })),
    )
    for (const [place, { problem, found, answer }] of answers.entries()) {
      const { calls, comparison } = answer
      const check = acceptsAny(found.entry, problem) ? await openCheck(found.entry) : null
      const settled = problem.examples.map(({ value }, index) => {
        const got = returned[place]?.[index] ?? null
        const isNear = matches(comparison, got, value ?? null, answer.entry.returns)
        return isNear || check?.(calls[index] ?? [], value ?? null, got) ? value : got
      })
      const alike = (values: (Json | undefined)[]) => values.map((value) => canonical(value ?? null, comparison))
      expect(alike(settled), problem.statement).toEqual(alike(problem.examples.map(({ value }) => value)))
    }
  },
)

test('starter code on the page is kept to the letter, in its own order', async () => {
  const starter = starterCode('findPair', { goal_sum: 'integer', allNumbers: 'integer[]' }, 'integer[]')
  const problem = twoSum(['goal_sum', 'allNumbers'], starter)
  expect((await answered(problem, 'python')).source).toMatch(
    /^def findPair\(goal_sum: int, allNumbers: list\[int\]\) -> list\[int\]:/,
  )
  expect((await answered(problem, 'javascript')).source).toMatch(/^function findPair\(goal_sum, allNumbers\) \{/)
  expect((await answered(problem, 'javascript')).entry).toEqual(starter.signature)
})

test('without starter code the names follow the habits of the language', async () => {
  const problem = twoSum(['goalSum', 'all_numbers'])
  expect((await answered(problem, 'python')).source).toContain('def two_sum(goal_sum: int, all_numbers: list[int])')
  expect((await answered(problem, 'javascript')).source).toContain('function twoSum(goalSum, allNumbers)')
})

test('an example that names its arguments in another order is called in the order of the entry', async () => {
  const problem = twoSum(
    ['target', 'nums'],
    starterCode('twoSum', { nums: 'integer[]', target: 'integer' }, 'integer[]'),
  )
  expect((await answered(problem, 'python')).calls).toEqual([
    [[2, 7, 11, 15], 9],
    [[3, 2, 4], 6],
  ])
})

test.each(['enumerate', 'in', 'my list'])('a name that would break the answer stays ours: %s', async (name) => {
  const { source, entry, calls } = await answered(twoSum(['goal', name]), 'python')
  expect(entry.parameters.map((parameter) => parameter.name)).toEqual(['goal', 'nums'])
  expect(runPython([{ source, entry, calls: calls.filter((call) => call !== null) }])).toEqual([
    [
      [0, 1],
      [1, 2],
    ],
  ])
})

test('a variable of the answer makes room for the name of a parameter', async () => {
  const { source, entry, calls } = await answered(twoSum(['goal', 'partner']), 'python')
  expect(entry.parameters.map((parameter) => parameter.name)).toEqual(['goal', 'partner'])
  expect(source).toContain('current_partner = goal - ')
  expect(runPython([{ source, entry, calls: calls.filter((call) => call !== null) }])).toEqual([
    [
      [0, 1],
      [1, 2],
    ],
  ])
})

test('the thoughts speak of the page’s own names', async () => {
  expect((await answered(twoSum(['goal', 'prices']), 'python')).explanation).toContain('Walk through `prices` once')
})

test('an example that could not be read has no call', async () => {
  const problem = twoSum(['target', 'nums'])
  problem.examples.push({ input: 'nums = [3,', expected: '[0,1]' })
  expect((await answered(problem, 'python')).calls.at(-1)).toBeNull()
})

test('a language the bank has no answer in gives none', async () => {
  const match = await matchProblem(bank, rehearsals, twoSum(['target', 'nums']))
  if (!match) throw new Error('not found')
  const { rust: _, ...sources } = match.entry.sources
  expect(answerFor({ ...match, entry: { ...match.entry, sources } }, 'rust')).toBeNull()
})

test.each([
  [
    'in the prose',
    'Write a function is_balanced(text) that returns whether every opening bracket in text is closed in the right order.',
    '"()[]"',
  ],
  [
    'with the bracket apart',
    'Write a function is_balanced (text) that returns whether every bracket in text is closed in the right order.',
    '"()[]"',
  ],
  ['in the examples', 'Tell whether the brackets in a string are closed in the right order.', 'is_balanced("()[]")'],
])('a function that the page names %s keeps that name', async (_, statement, input) => {
  const shown = (given: string, value: boolean) => ({
    input: input.replace('()[]', given),
    expected: String(value),
    arguments: [{ value: given }],
    value,
  })
  const problem = page('Balanced Brackets', statement, [], { examples: [shown('()[]{}', true), shown('(]', false)] })
  const { source, entry } = await answered(problem, 'python')
  expect(entry.name).toBe('is_balanced')
  expect(source).toContain('def is_balanced(')
})

test('a function that the page calls in its examples keeps that name, and is the same as in the prose', async () => {
  const asks = 'Tell whether the brackets in a string are closed in the right order.'
  const shown = (statement: string) =>
    page(
      'Balanced Brackets',
      statement,
      [
        [{ s: '()[]{}' }, true],
        [{ s: '(]' }, false],
      ],
      { called: 'isTidy' },
    )
  expect((await answered(shown(asks), 'go')).entry.name).toBe('isTidy')
  expect((await answered(shown(`Write a function isTidy(s). ${asks}`), 'rust')).source).toContain('fn is_tidy(s:')
})

test('a word before a bracket is not taken for the name of a function', async () => {
  const problem = page(
    '',
    'Use the function log(s) as you like. Tell whether the brackets in s are closed in the right order.',
    [
      [{ s: '()[]{}' }, true],
      [{ s: '(]' }, false],
    ],
  )
  expect((await answered(problem, 'python')).entry.name).toBe('is_valid')
})

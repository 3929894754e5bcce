import { Language } from '@dryrun/contract/languages'
import type { Problem } from '@dryrun/contract/problem'
import { expect, test, vi } from 'vitest'
import { answerFor } from './answer.ts'
import { type Json, openBank } from './bank.ts'
import { withCyclesJoined } from './cyclic-lists.ts'
import { matchProblem, warmUp } from './match.ts'
import { page, starterCode } from './pages-for-tests.ts'
import { openRehearsals } from './rehearse.ts'
import { runJavaScript, runPython } from './run-for-tests.ts'

vi.setConfig({ testTimeout: 60_000 })

const bank = await openBank()
const rehearsals = openRehearsals(bank)
await warmUp(bank, rehearsals)

const ASKS =
  'Given the head of a linked list, determine if the list has a cycle in it, that is if some node can be reached again by following next. pos is the index of the node that the tail is connected to.'
const SHOWN: [Record<string, Json>, Json][] = [
  [{ head: [3, 2, 0, -4], pos: 1 }, true],
  [{ head: [1], pos: -1 }, false],
]
const takesHead = starterCode('hasCycle', { head: 'list_node' }, 'boolean')

const joinedCalls = (shown: [Record<string, Json>, Json][], statement = ASKS, more: Partial<Problem> = {}) =>
  withCyclesJoined(page('', statement, shown, more))?.examples.map((example) => example.arguments ?? null)

test.each([
  ['with starter code that takes the head alone', takesHead],
  ['with starter code whose types are told by the examples', starterCode('f', { head: 'integer[]' }, 'boolean')],
  ['without starter code', {}],
])('a list and the place that its tail leads to are one argument, %s', (_, more) => {
  expect(joinedCalls(SHOWN, ASKS, more)).toEqual([
    [{ name: 'head', value: [[3, 2, 0, -4], 1] }],
    [{ name: 'head', value: [[1], -1] }],
  ])
})

test('the place may come first, be null where there is none, or be counted from one', () => {
  const value = (name: string, given: Json) => [{ name, value: given }]
  expect(joinedCalls([[{ back: 0, clues: [4, 5] }, true]])).toEqual([value('clues', [[4, 5], 0])])
  expect(joinedCalls([[{ head: [4, 5], pos: null }, false]])).toEqual([value('head', [[4, 5], -1])])
  const fromOne = 'Does the list loop? pos is 1-based, and 0 where the last node points to null.'
  expect(
    joinedCalls(
      [
        [{ head: [4, 5], pos: 2 }, true],
        [{ head: [4, 5], pos: 0 }, false],
      ],
      fromOne,
    ),
  ).toEqual([value('head', [[4, 5], 1]), value('head', [[4, 5], -1])])
})

test('a list without a place is one that ends, where another has one', () => {
  expect(joinedCalls([...SHOWN, [{ head: [1, 2] }, false]])?.at(-1)).toEqual([{ name: 'head', value: [[1, 2], -1] }])
})

test('an example whose place no node has is one that could not be read', () => {
  expect(joinedCalls([...SHOWN, [{ head: [1, 2], pos: 5 }, true]])?.at(-1)).toBeNull()
  expect(joinedCalls([[{ head: [1, 2], pos: 5 }, true]])).toBeUndefined()
})

test.each<[string, [Record<string, Json>, Json][], Partial<Problem>]>([
  ['starter code takes the place', SHOWN, starterCode('f', { head: 'list_node', pos: 'integer' }, 'boolean')],
  ['starter code takes an array', SHOWN, starterCode('f', { nums: 'string' }, 'boolean')],
  ['there is one value', [[{ head: [1, 2] }, true]], {}],
  ['there are three', [[{ head: [1, 2], pos: 0, k: 1 }, true]], {}],
  ['there are two lists', [[{ a: [1, 2], b: [0] }, true]], {}],
])('nothing is joined where %s', (_, shown, more) => {
  expect(withCyclesJoined(page('', ASKS, shown, more))).toBeNull()
})

test('the answer takes what starter code takes, and is right for the examples', async () => {
  const match = await matchProblem(bank, rehearsals, page('Linked List Cycle', ASKS, SHOWN, takesHead))
  expect(match?.doubts).toEqual([])
  for (const [language, head, run] of [
    ['python', 'def hasCycle(head: ListNode | None) -> bool:', runPython],
    ['javascript', 'function hasCycle(head) {', runJavaScript],
  ] as const) {
    const answer = match && answerFor(match, language)
    expect(answer?.source).toContain(head)
    expect(answer?.source).not.toContain('pos')
    if (answer)
      expect(run([{ ...answer, calls: answer.calls.filter((call) => call !== null) }])).toEqual([[true, false]])
  }
})

test('there is an answer in each language but Rust, whose lists cannot lead back', async () => {
  const match = await matchProblem(bank, rehearsals, page('Linked List Cycle', ASKS, SHOWN, takesHead))
  const answered = Language.options.filter((language) => match && answerFor(match, language) !== null)
  expect(answered).toEqual(Language.options.filter((language) => language !== 'rust'))
})

test('a page that takes the place as an argument is not answered', async () => {
  const more = starterCode('hasCycle', { head: 'list_node', pos: 'integer' }, 'boolean')
  expect(await matchProblem(bank, rehearsals, page('Linked List Cycle', ASKS, SHOWN, more))).toBeNull()
})

test('one whose examples contradict the answer is not taken for it', async () => {
  const shown: typeof SHOWN = SHOWN.map(([given, value]) => [given, value !== true])
  const match = await matchProblem(bank, rehearsals, page('Linked List Cycle', ASKS, shown, takesHead))
  expect(match?.doubts).not.toEqual([])
})

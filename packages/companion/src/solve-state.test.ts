import type { SolveEvent } from '@dryrun/contract/processing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SolveFailure } from './solve-failure.ts'
import { idle, type SolveAction, type SolveState, solveState } from './solve-state.ts'

const asked: SolveAction = {
  type: 'asked',
  asked: { key: 'this', language: 'python', processingType: 'solution', startedAt: 0 },
}
const problem = { title: 'Two Sum', statement: 'Add.', constraints: [], unreadable: [], examples: [] }
const evidence = { expected: '[0,1]', actual: '[0,1]', passed: true, milliseconds: 0.4 }
const result = {
  id: '7f3c1f0e-7d1f-4c39-9a52-0e2a4a6f3a51',
  type: 'solution_generation' as const,
  title: 'Two Sum',
  language: 'python' as const,
  problemStatement: 'Add.',
  thoughts: [],
  explanation: '',
  aiProvider: 'problem bank',
}

const story: SolveEvent[] = [
  { type: 'stage', stage: 'reading', elapsed: 0 },
  { type: 'problem', problem },
  { type: 'stage', stage: 'drafting', elapsed: 700 },
  { type: 'partial', field: 'solution', text: 'def two' },
  { type: 'partial', field: 'solution', text: '_sum():' },
  { type: 'stage', stage: 'running', elapsed: 2800 },
  { type: 'case', index: 1, ...evidence },
  { type: 'case', index: 0, ...evidence, passed: false },
  { type: 'stage', stage: 'repairing', round: 2, elapsed: 2900 },
  { type: 'partial', field: 'solution', text: 'def better():' },
  { type: 'stage', stage: 'running', round: 2, elapsed: 3900 },
  { type: 'case', index: 0, ...evidence },
  { type: 'result', result, elapsed: 4000 },
]
const told = (events: SolveEvent[], from = 1): SolveAction[] =>
  events.map((event, place) => ({ type: 'event', key: 'this', seq: from + place, event }))
const after = (actions: SolveAction[]): SolveState => actions.reduce(solveState, idle)

test('a solve ends in its result, with the time of each stage and the evidence of the last run', () => {
  const state = after([asked, ...told(story)])
  expect(state.phase).toBe('done')
  expect(state.result).toEqual(result)
  expect(state.stages.map(({ stage, from, to }) => [stage, from, to])).toEqual([
    ['reading', 0, 700],
    ['drafting', 700, 2800],
    ['running', 2800, 2900],
    ['repairing', 2900, 3900],
    ['running', 3900, 4000],
  ])
  expect(state.draft.solution).toBe('def better():')
  expect(state.cases).toEqual([evidence])
})

const event: fc.Arbitrary<SolveEvent> = fc.oneof(
  fc.constantFrom(...story),
  fc.record({ type: fc.constant('error' as const), code: fc.constant('engine_failed' as const), message: fc.string() }),
)

test('however often the stream is cut and resumed, the screen comes to the same', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), fc.array(fc.tuple(fc.nat(), fc.nat())), (events, cuts) => {
      const whole = told(events)
      const broken: SolveAction[] = []
      let reached = 0
      for (const [back, length] of cuts) {
        const from = reached - (back % (reached + 1))
        const to = Math.min(events.length, from + (length % (events.length + 1)))
        broken.push(...whole.slice(from, to), { type: 'cut', key: 'this' })
        reached = Math.max(reached, to)
      }
      broken.push(...whole.slice(reached))
      expect({ ...after([asked, ...broken]), cut: false }).toEqual(after([asked, ...whole]))
    }),
  )
})

test('nothing of an earlier question changes what is shown for this one', () => {
  const earlier: fc.Arbitrary<SolveAction> = fc.oneof(
    fc.record({ type: fc.constant('event' as const), key: fc.constant('earlier'), seq: fc.nat(), event }),
    fc.constantFrom<SolveAction>(
      { type: 'accepted', key: 'earlier', solutionId: 'other' },
      { type: 'cut', key: 'earlier' },
      { type: 'canceled', key: 'earlier', notice: '' },
      { type: 'failed', key: 'earlier', failure: new SolveFailure('', { code: 'internal', answered: true }) },
    ),
  )
  fc.assert(
    fc.property(fc.nat(story.length), fc.array(earlier), (reached, strays) => {
      const now = [asked, ...told(story.slice(0, reached))]
      expect(after([...now, ...strays])).toEqual(after(now))
    }),
  )
})

test('a solve that another worker took over begins again', () => {
  const again = story.slice(0, 4)
  const taken = after([asked, ...told(story.slice(0, 9)), ...told(again, 10)])
  expect({ ...taken, seq: 0 }).toEqual({ ...after([asked, ...told(again)]), seq: 0 })
})

test('while a model reads the pictures again what is known stays, and what it read takes its place', () => {
  const reread: SolveEvent = { type: 'stage', stage: 'reading', round: 2, elapsed: 3000 }
  const reading = after([asked, ...told([...story.slice(0, 8), reread])])
  expect(reading.problem).toEqual(problem)
  expect(reading.cases).toHaveLength(2)
  expect(reading).toMatchObject({ replaced: 'def two_sum():', draft: { solution: '' } })
  expect(reading.stages.map(({ stage, round }) => [stage, round])).toEqual([
    ['reading', undefined],
    ['drafting', undefined],
    ['running', undefined],
    ['reading', 2],
  ])
  const better = { ...problem, title: 'Two Sum, seen better' }
  const read = after([asked, ...told([...story.slice(0, 8), reread, { type: 'problem', problem: better }])])
  expect(read).toMatchObject({ problem: better, cases: [], draft: { solution: '' } })
  expect(read.replaced).toBeUndefined()
  expect(read.stages).toHaveLength(4)
})

test('an author who begins anew replaces what was written, and that is no further stage', () => {
  const anew = after([asked, ...told([...story.slice(0, 5), ...story.slice(2, 4)])])
  expect(anew.stages).toHaveLength(2)
  expect(anew.draft.solution).toBe('def two')
  expect(anew.replaced).toBeUndefined()
})

test('a draft that is repaired is shown until the next one is written, and its failed examples are kept', () => {
  const repairing = after([asked, ...told(story.slice(0, 9))])
  expect(repairing.draft.solution).toBe('')
  expect(repairing.replaced).toBe('def two_sum():')
  expect(repairing.stages.at(-2)).toMatchObject({ stage: 'running', failed: [0] })
})

test('a solve canceled elsewhere ends as canceled, not as failed', () => {
  const state = after([asked, ...told([{ type: 'error', code: 'solve_canceled', message: 'It cost no query.' }])])
  expect(state).toMatchObject({ phase: 'canceled', notice: 'It cost no query.' })
})

test('after the end nothing changes any more', () => {
  const done = after([asked, ...told(story)])
  expect(solveState(done, { type: 'canceled', key: 'this', notice: '' })).toBe(done)
  expect(solveState(done, { type: 'event', key: 'this', seq: 99, event: { type: 'stage', stage: 'reading' } })).toBe(
    done,
  )
})

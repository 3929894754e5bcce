// @vitest-environment jsdom
import { messages } from '@dryrun/contract/messages'
import type { Quota, Result } from '@dryrun/contract/processing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { free, paste, picture, played, press, result, show, solveOne } from './played-platform.fixture.tsx'
import { Progress } from './progress.tsx'
import { idle, type SolveState } from './solve-state.ts'

// jsdom decodes no pictures.
vi.mock('./shots/preview.ts', () => ({ previewOf: async () => 'data:image/png;base64,' }))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const basic: Quota = { ...free, plan: 'basic', dailyLimit: -1 }
const example = (input: string, expected: string) => ({ input, expected })
const problem = {
  title: 'Meeting Rooms',
  statement: 'Find the fewest rooms.',
  constraints: [],
  unreadable: [],
  examples: [example('[[0,30]]', '1'), example('[[5,8],[6,8]]', '2')],
}
const passes = { expected: '1', actual: '1', passed: true, milliseconds: 0.4 }
const fails = { expected: '2', actual: '1', passed: false, milliseconds: 0.4 }
const code = () => screen.getByRole('group', { name: 'Code' }).textContent?.trimEnd()

test('code is shown as it is written; a failed example and the round of its repair are named', async () => {
  const server = played()
  show(server, basic)
  await solveOne()
  await server.accepts()
  await server.tells({ type: 'stage', stage: 'reading', elapsed: 0 })
  await server.tells({ type: 'problem', problem })
  await server.tells({ type: 'stage', stage: 'drafting', elapsed: 600 })
  await server.tells({ type: 'partial', field: 'solution', text: 'def min_rooms(' })
  await server.tells({ type: 'partial', field: 'solution', text: 'meetings):' })
  await waitFor(() => expect(code()).toBe('def min_rooms(meetings):'))

  await server.tells({ type: 'stage', stage: 'running', round: 1, elapsed: 2600 })
  await server.tells({ type: 'case', index: 0, ...passes })
  await server.tells({ type: 'case', index: 1, ...fails })
  await screen.findByText('2 of 2 run')
  expect(screen.getAllByText('Failed')).toHaveLength(1)

  await server.tells({ type: 'stage', stage: 'repairing', round: 1, elapsed: 2700 })
  expect(await screen.findAllByText(/Example 2 failed\. Repairing the answer: round 1 of 2\./)).not.toHaveLength(0)
  expect(screen.getByText('(1 failed)')).toBeTruthy()
  expect(screen.getByText('Draft, being repaired')).toBeTruthy()
  await waitFor(() => expect(code()).toBe('def min_rooms(meetings):'))
  await server.tells({ type: 'partial', field: 'solution', text: 'def better():' })
  await waitFor(() => expect(code()).toBe('def better():'))
  expect(screen.getByText('Draft')).toBeTruthy()
})

test('while a model reads the screenshots again that is said, and what was read before stays in sight', async () => {
  const server = played()
  show(server, basic)
  await solveOne()
  await server.accepts()
  await server.tells({ type: 'stage', stage: 'reading', elapsed: 0 })
  await server.tells({ type: 'problem', problem })
  await server.tells({ type: 'stage', stage: 'reading', round: 2, elapsed: 600 })
  expect(await screen.findAllByText(/A model is reading the screenshots again\./)).not.toHaveLength(0)
  expect(screen.getByRole('heading', { name: 'Meeting Rooms', level: 1 })).toBeTruthy()
  expect(screen.getByText('0 of 2 run')).toBeTruthy()
  expect(screen.getByText('Find the fewest rooms.')).toBeTruthy()
  await server.tells({ type: 'problem', problem: { ...problem, statement: 'Find the fewest rooms for all.' } })
  await screen.findByText('Find the fewest rooms for all.')
})

test('a silent model is waited for in calm words, which go when it speaks', () => {
  vi.useFakeTimers()
  const asked = { key: 'this', startedAt: Date.now(), language: 'python', processingType: 'solution' } as const
  const drafting: SolveState = {
    ...idle,
    phase: 'working',
    asked,
    seq: 3,
    stages: [{ stage: 'drafting', done: false }],
  }
  const { rerender } = render(<Progress state={drafting} canceling={false} />)
  const silentFor = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
  silentFor(14)
  expect(screen.queryByText(messages.processing.stillWaiting)).toBeNull()
  silentFor(2)
  expect(screen.getByText(messages.processing.stillWaiting)).toBeTruthy()
  silentFor(15)
  expect(screen.getByText(messages.processing.slowModel)).toBeTruthy()
  expect(screen.queryByText(new RegExp(messages.processing.upToThirtySeconds))).toBeNull()
  rerender(<Progress state={{ ...drafting, seq: 4 }} canceling={false} />)
  silentFor(1)
  expect(screen.queryByText(messages.processing.slowModel)).toBeNull()
})

test('when no model gave an answer its words are shown, and it can be asked again', async () => {
  const server = played()
  show(server, basic)
  await solveOne()
  await server.accepts()
  const message = messages.processing.modelsFailed('gpt-5 did not answer in 60 seconds.')
  await server.tells({ type: 'error', code: 'model_failed', message })
  expect(screen.getAllByText(message)).not.toHaveLength(0)
  press('Try again')
  expect(server.asked).toHaveLength(2)
  expect(server.asked[1]?.key).not.toBe(server.asked[0]?.key)
})

test('an answer in words is shown as such, by whom, and is not said to be verified', async () => {
  const server = played()
  show(server, basic)
  await solveOne()
  const { solution: _, ...words } = result
  const reason = 'A question with choices: there is nothing to run.'
  await server.tells({
    type: 'result',
    result: {
      ...words,
      explanation: '**B**, since a stack gives back the last first.',
      aiProvider: 'openai/gpt-5',
      verification: { status: 'unverified', reason, rounds: 0, cases: [] },
    },
  })
  expect(screen.getByRole('region', { name: 'Answer' }).textContent).toContain('B, since a stack')
  expect(screen.getAllByText('openai/gpt-5')).not.toHaveLength(0)
  expect(screen.getByText(reason)).toBeTruthy()
  expect(screen.getByRole('heading', { name: messages.processing.notVerified })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'It failed: debug' })).toBeNull()
})

test('an extracted problem is copied as Markdown', async () => {
  const server = played()
  show(server)
  paste(picture('a.png'))
  await screen.findByAltText('Screenshot 1')
  press('Extract only')
  const { solution: _, verification: __, ...read } = result
  const extraction: Result = { ...read, type: 'extraction', aiProvider: 'none', problemStatement: '# Meeting Rooms' }
  await act(() => server.tells({ type: 'result', result: extraction }))
  press('Copy as Markdown')
  await screen.findByText(messages.processing.problemCopied)
  expect(server.platform.copyText).toHaveBeenCalledWith('# Meeting Rooms')
})

// @vitest-environment jsdom
import { messages } from '@dryrun/contract/messages'
import type { Quota, Result } from '@dryrun/contract/processing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { free, ID, paste, picture, played, png, press, result, show, solveOne } from './played-platform.fixture.tsx'
import { SolveFailure } from './solve-failure.ts'

// jsdom decodes no pictures.
vi.mock('./shots/preview.ts', () => ({ previewOf: async () => 'data:image/png;base64,' }))

afterEach(cleanup)

const basic: Quota = { ...free, plan: 'basic', dailyLimit: -1 }
const failed: Result = { ...result, solution: 'def f(n):\n    if n < 2:\n        return n' }
const mended: Result = {
  ...failed,
  id: '9d1c1f0e-7d1f-4c39-9a52-0e2a4a6f3a52',
  type: 'debug',
  solution: 'def f(n):\n    if n <= 2:\n        return n',
  previousSolution: failed.solution,
}
const words = () => screen.findByLabelText('The failure, in words')

test('a debug is told of a failure in words and by a screenshot, goes on from its answer, and shows what changed', async () => {
  const server = played()
  show(server, basic)
  await solveOne()
  await server.tells({ type: 'result', result: failed })
  press('It failed: debug')
  fireEvent.change(await words(), { target: { value: 'n = 2 gives 3' } })
  paste(picture('failure.png'))
  await screen.findByAltText('Screenshot 1')
  expect(await server.platform.shots.list()).toHaveLength(1)
  expect(await server.platform.failureShots.list()).toHaveLength(1)
  press('Debug')
  await screen.findByText(messages.processing.analyzing)
  expect(await server.asked[1]?.body()).toEqual({
    screenshots: [png],
    language: 'python',
    processingType: 'debug',
    previousSolutionId: ID,
    failureText: 'n = 2 gives 3',
  })
  await server.tells({ type: 'result', result: mended })
  const changed = await screen.findByRole('group', { name: 'Changed lines' }, { timeout: 4_000 })
  expect(changed.textContent).toContain('−Removed:     if n < 2:')
  expect(changed.textContent).toContain('+Added:     if n <= 2:')
  expect(screen.queryByLabelText('The failure, in words')).toBeNull()
  // The problem's own screenshots are where they were.
  await screen.findByRole('region', { name: 'Screenshots' })
})

test('a debug that is told nothing says what it needs', async () => {
  const server = played()
  show(server, basic, failed)
  await words()
  press('Debug')
  await screen.findByText(messages.processing.debugNeedsFailure)
  expect(server.asked).toHaveLength(0)
})

test('a debug that failed keeps what was written and the answer it began with; one can go back to it', async () => {
  const server = played()
  show(server, basic, failed)
  fireEvent.change(await words(), { target: { value: 'n = 2 gives 3' } })
  press('Debug')
  await screen.findByText(messages.processing.analyzing)
  await server.fails(new SolveFailure(messages.processing.debugNeedsPlan, { code: 'plan_required', answered: true }))
  expect(await screen.findAllByText(messages.processing.debugNeedsPlan)).not.toHaveLength(0)
  expect(await words()).toHaveProperty('value', 'n = 2 gives 3')
  expect(screen.getByRole('group', { name: 'Code' }).textContent).toContain('if n < 2')
  press('Never mind')
  expect(screen.queryByText(messages.processing.debugNeedsPlan)).toBeNull()
  expect(screen.getByRole('group', { name: 'Code' }).textContent).toContain('if n < 2')
  press('It failed: debug')
  await words()
})

test('a debug that was running when the page was left is picked up again with all it was told', async () => {
  const server = played({
    running: {
      key: 'key-1',
      startedAt: Date.now(),
      shotIds: [],
      language: 'python',
      processingType: 'debug',
      previousSolutionId: ID,
      failureText: 'n = 2 gives 3',
    },
  })
  show(server, basic, failed)
  await waitFor(() => expect(server.asked).toHaveLength(1))
  expect(await server.asked[0]?.body()).toMatchObject({ previousSolutionId: ID, failureText: 'n = 2 gives 3' })
})

test('what was asked about an answer stays in sight while it is debugged, after a failure, and before the new answer', async () => {
  const server = played()
  show(server, basic)
  await solveOne()
  await server.tells({ type: 'result', result: failed })
  const ask = (question: string) => {
    fireEvent.change(screen.getByLabelText('Ask about this solution'), { target: { value: question } })
    press('Ask')
  }
  ask('Why sort?')
  await screen.findByText('Why sort?')
  await screen.findByText('starts')
  for (const end of ['fails', 'answers']) {
    if (end === 'fails') {
      press('It failed: debug')
      fireEvent.change(await words(), { target: { value: 'n = 2 gives 3' } })
    }
    press('Debug')
    await screen.findByText(messages.processing.analyzing)
    expect(screen.getByText('Why sort?')).toBeTruthy()
    if (end === 'fails') {
      await server.fails(new SolveFailure(messages.http.internal, { code: 'internal', answered: true }))
      await screen.findByRole('button', { name: 'Try again' })
    } else await server.tells({ type: 'result', result: mended })
    expect(screen.getByText('Why sort?')).toBeTruthy()
  }
  await screen.findByRole('heading', { name: 'About the answer before' })
  ask('And now?')
  await screen.findByText('And now?')
  await waitFor(() => expect(server.platform.askFollowUp).toHaveBeenLastCalledWith(mended.id, 'And now?'))
  press('Reset')
  expect(screen.queryByText('Why sort?')).toBeNull()
})

test('what was asked about an answer elsewhere is there when its debug is opened', async () => {
  const server = played()
  const question = {
    id: '1',
    question: 'Why a loop?',
    answer: 'No reason.',
    aiProvider: 'm',
    timestamp: '2030-01-01T00:00:00Z',
  }
  show(server, basic, failed, [question])
  expect(await screen.findByText('Why a loop?')).toBeTruthy()
})

test('with the allowance used up a debug cannot be asked for, and when it can is said', async () => {
  const server = played()
  const inFiveHours = new Date(Date.now() + 5 * 3_600_000).toISOString()
  show(server, { ...basic, remainingQueries: 0, resetsAt: inFiveHours }, failed)
  fireEvent.change(await words(), { target: { value: 'n = 2 gives 3' } })
  expect(screen.getByRole('button', { name: 'Debug' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/in 5 hours/).textContent).toContain(messages.processing.quotaExceeded)
})

test('on a plan without debugging that is said, and nothing is asked', async () => {
  const server = played()
  show(server, free)
  await solveOne()
  await server.tells({ type: 'result', result: failed })
  press('It failed: debug')
  await screen.findByText(new RegExp(messages.processing.debugNeedsPlan))
  expect(screen.queryByLabelText('The failure, in words')).toBeNull()
})

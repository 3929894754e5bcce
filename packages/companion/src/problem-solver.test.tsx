// @vitest-environment jsdom
import { messages } from '@dryrun/contract/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { RunningSolve } from './platform.ts'
import { free, ID, paste, picture, played, png, press, result, show, solveOne } from './played-platform.fixture.tsx'
import { networkFailure, SolveFailure } from './solve-failure.ts'

// jsdom decodes no pictures.
vi.mock('./shots/preview.ts', () => ({ previewOf: async () => 'data:image/png;base64,' }))

afterEach(cleanup)

test('a pasted screenshot is solved, and the verdict and its evidence are shown', async () => {
  const server = played()
  const { onSettled } = show(server)
  await solveOne()
  await screen.findByText(messages.processing.analyzing)
  expect(await server.asked[0]?.body()).toEqual({
    screenshots: [png],
    language: 'python',
    processingType: 'solution',
  })
  await server.accepts()
  await server.tells({ type: 'stage', stage: 'running' })
  expect(screen.getByRole('status', { name: '' }).textContent).toContain('Running it')
  await server.tells({ type: 'result', result })
  await screen.findByRole('heading', { name: 'Passed the 2 examples shown' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Meeting Rooms')
  await screen.findByText('completed')
  expect(onSettled).toHaveBeenCalledTimes(1)
  expect(document.querySelector('img[alt="hostile"]')).toBeNull()
})

test('the answer is copied and downloaded under its name, and both are said', async () => {
  const server = played()
  show(server)
  await solveOne()
  await server.tells({ type: 'result', result })
  press('Copy')
  await screen.findByText(messages.processing.codeCopied)
  expect(server.platform.copyText).toHaveBeenCalledWith(result.solution)
  press('Download')
  await screen.findByText(messages.processing.downloaded)
  expect(server.platform.downloadFile).toHaveBeenCalledWith('solution.py', result.solution)
})

test('without a screenshot a person is told to capture one', async () => {
  const server = played()
  show(server)
  press(/^Solve/)
  await screen.findByText(messages.processing.noScreenshots)
  expect(server.asked).toHaveLength(0)
})

test('a file that is no picture is refused by its name, and the others are kept', async () => {
  show(played())
  paste(new File(['GIF89a, and more than enough bytes'], 'cat.gif'), picture('a.png'))
  await screen.findByAltText('Screenshot 1')
  await screen.findByText(`cat.gif: ${messages.processing.invalidImage}`)
})

test('one screenshot more than the plan takes is refused', async () => {
  show(played())
  paste(picture('1.png'), picture('2.png'), picture('3.png'))
  await screen.findByText(`3.png: ${messages.processing.planScreenshots('Free', 2)}`)
  expect(screen.getAllByRole('img')).toHaveLength(2)
})

test('a removed screenshot can be taken back', async () => {
  show(played())
  paste(picture('1.png'))
  press((await screen.findByAltText('Screenshot 1')) && 'Remove Screenshot 1')
  press(await screen.findByText('Undo').then(() => 'Undo'))
  await screen.findByAltText('Screenshot 1')
})

test('a reload in mid-solve finds the solve again: by its id, or by the same key before it had one', async () => {
  const solve: RunningSolve = {
    key: 'key-1',
    startedAt: Date.now(),
    shotIds: [],
    language: 'python',
    processingType: 'solution',
  }
  const named = played({ running: { ...solve, solutionId: ID } })
  show(named)
  await screen.findByText(messages.processing.analyzing)
  expect(named.asked).toMatchObject([{ key: 'key-1', solutionId: ID }])
  cleanup()
  const unnamed = played({ running: solve })
  show(unnamed)
  await screen.findByText(messages.processing.analyzing)
  expect(unnamed.asked[0]).toMatchObject({ key: 'key-1' })
  expect(unnamed.asked[0]?.solutionId).toBeUndefined()
})

test('a solve that was found again after a reload can be canceled', async () => {
  const solve = { key: 'key-1', startedAt: Date.now(), shotIds: [], solutionId: ID }
  const server = played({ running: { ...solve, language: 'javascript', processingType: 'solution' } })
  show(server)
  await screen.findByText(messages.processing.analyzing)
  expect(screen.getByLabelText('Language')).toHaveProperty('value', 'javascript')
  press('Cancel')
  expect(await screen.findAllByText(messages.processing.canceled)).not.toHaveLength(0)
  expect(server.platform.solver.cancel).toHaveBeenCalledWith(ID)
})

test('what is needed to find a running solve again is kept from the first moment to its end', async () => {
  const server = played()
  show(server)
  await solveOne()
  expect(server.record.running).toMatchObject({ key: server.asked[0]?.key, shotIds: [expect.any(String)] })
  await server.accepts()
  expect(server.record.running).toMatchObject({ solutionId: ID })
  await server.tells({ type: 'result', result })
  expect(server.record.running).toBeNull()
})

test('a cancel that comes before the server has named the solve is sent as soon as it has', async () => {
  const server = played()
  show(server)
  await solveOne()
  press('Cancel')
  expect(server.platform.solver.cancel).not.toHaveBeenCalled()
  await server.accepts()
  await waitFor(() => expect(server.platform.solver.cancel).toHaveBeenCalledWith(ID))
  expect(await screen.findAllByText(messages.processing.canceled)).not.toHaveLength(0)
  await screen.findByText('pending')
})

test('trying again after a lost connection is the same request; after an answer it is a new one', async () => {
  const server = played()
  show(server)
  await solveOne()
  await server.fails(networkFailure())
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await server.fails(new SolveFailure(messages.http.internal, { code: 'internal', answered: true, status: 500 }))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  const [first, second, third] = server.asked.map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a picture without a problem is marked, and trying the same again is not offered', async () => {
  const server = played()
  show(server)
  await solveOne()
  await server.tells({ type: 'error', code: 'no_problem_found', message: messages.processing.noProblemFound })
  expect(await screen.findAllByText(messages.processing.noProblemFound)).not.toHaveLength(0)
  await screen.findByText('error')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('with the allowance used up a solve is not offered and the time it comes back is told; an extraction is', async () => {
  const server = played()
  const inFiveHours = new Date(Date.now() + 5 * 3_600_000).toISOString()
  show(server, { ...free, usedToday: 2, resetsAt: inFiveHours })
  expect(screen.getByRole('button', { name: /^Solve/ })).toHaveProperty('disabled', true)
  await screen.findByText(messages.processing.quotaExceeded)
  await screen.findByText(/in 5 hours/)
  paste(picture('a.png'))
  await screen.findByAltText('Screenshot 1')
  press('Extract only')
  await waitFor(() => expect(server.asked).toHaveLength(1))
})

test('after the last query of the day its answer is shown, and when the next one comes', async () => {
  const server = played()
  const inFiveHours = new Date(Date.now() + 5 * 3_600_000).toISOString()
  const { settlesWith } = show(server, { ...free, usedToday: 1 })
  await solveOne()
  await server.tells({ type: 'result', result })
  settlesWith({ ...free, usedToday: 2, resetsAt: inFiveHours })
  expect(screen.getByText(/0 today\. Your next query comes in 5 hours/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Solve/ })).toHaveProperty('disabled', true)
})

test('reset clears the screenshots and the result', async () => {
  const server = played()
  show(server)
  await solveOne()
  await server.tells({ type: 'result', result })
  press('Reset')
  await screen.findByText('Show it a coding problem')
  expect(screen.queryByText('Passed the 2 examples shown')).toBeNull()
})

test('a language that the server cannot run says so, and may be chosen all the same', () => {
  show({ ...played(), runnable: ['python', 'go'] })
  const options = screen.getAllByRole('option') as HTMLOptionElement[]
  expect(options.map(({ text }) => text)).toContain('Go')
  expect(options.map(({ text }) => text)).toContain('Rust (cannot be run here)')
  expect(options.every(({ disabled }) => !disabled)).toBe(true)
})

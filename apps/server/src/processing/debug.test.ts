import { messages } from '@dryrun/contract/messages'
import type { PlanName } from '@dryrun/contract/plans'
import * as processing from '@dryrun/contract/processing'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { user } from '../database/schema/accounts.ts'
import { answering, connectModel, RIGHT, WRONG } from '../testing/connected-model.ts'
import { test as base, PIXEL, type PlayedModel, playModel, remaining, solve } from '../testing/solving-server.ts'
import type { TestServer } from '../testing/test-server.ts'

const test = base.extend(
  'worker',
  { auto: true },
  ({ server, runner }): Promise<PlayedModel> => playModel(server, runner),
)

const FAILURE = 'Wrong answer on test 7: for n = 0 it gave 3'

async function personOn(server: TestServer, plan: PlanName) {
  const person = await server.person()
  await server.services.db.update(user).set({ grantedPlan: plan }).where(eq(user.id, person.user.id))
  return person
}

function debug(
  server: TestServer,
  token: string,
  previousSolutionId: string,
  told: Partial<processing.SolveBody> = {},
) {
  const body: Partial<processing.SolveBody> = {
    screenshots: [],
    processingType: 'debug',
    previousSolutionId,
    failureText: FAILURE,
    ...told,
  }
  return solve(server, token, body)
}

test('a debug goes on from the problem and the code of the earlier solve, in its language, and costs one query', async ({
  server,
  worker,
}) => {
  const sandbox = await connectModel(server, () => answering(RIGHT))
  const { accessToken: token } = await personOn(server, 'basic')
  const first = await solve(server, token)
  expect(await remaining(server, token)).toBe(99)
  const reads = worker.asked.read
  const mended = await debug(server, token, first.data.id)
  expect(mended).toMatchObject({
    status: 200,
    data: {
      ...{ type: 'debug', title: 'Doubling', language: 'python', solution: RIGHT },
      ...{ previousSolution: first.data.solution, verification: { status: 'passed' } },
    },
  })
  expect(await remaining(server, token)).toBe(98)
  // The problem is the one that was read then: the pictures of it are long gone.
  expect(worker.asked.read).toBe(reads)
  const asked = JSON.stringify(sandbox.requests[0]?.messages)
  expect(asked).toContain(FAILURE)
  expect(asked).toContain('return n * 2')
  expect(asked).toContain('Given a number n, return twice n.')
  const { data } = await server.call(processing.recentSolutions, { token })
  expect(data.recentSolutions).toMatchObject([{ type: 'debug', screenshotCount: 0 }, { type: 'solution_generation' }])

  // And so does a debug of the debug.
  const again = await debug(server, token, mended.data.id, { language: 'javascript' })
  expect(again).toMatchObject({ status: 200, data: { type: 'debug', language: 'javascript', previousSolution: RIGHT } })
})

test('what a solve read of the page stays with it, for a later debug', async ({ server }) => {
  const { accessToken: token } = await server.person()
  const { data } = await solve(server, token)
  const { rows } = await server.services.db.$client.query(
    `select data -> 'problem' ->> 'statement' as statement from solve_event
     where solution_id = $1 and data ->> 'type' = 'problem'`,
    [data.id],
  )
  expect(rows).toEqual([{ statement: 'Given a number n, return twice n.' }])
})

test('what was told of the failure is gone when it ends', async ({ server }) => {
  await connectModel(server, () => answering(RIGHT))
  const { accessToken: token } = await personOn(server, 'basic')
  const first = await solve(server, token)
  await debug(server, token, first.data.id)
  const { rows } = await server.services.db.$client.query('select * from debug_start')
  expect(rows).toEqual([])
})

test('a debug that no model can do gives its query back', async ({ server }) => {
  const { accessToken: token } = await personOn(server, 'basic')
  const first = await solve(server, token)
  expect(await debug(server, token, first.data.id)).toMatchObject({
    status: 503,
    message: messages.processing.noModelForDebug,
    error: { code: 'model_failed' },
  })
  await connectModel(server, () => ({ kind: 'status', status: 404 }))
  expect(await debug(server, token, first.data.id)).toMatchObject({ status: 503, error: { code: 'model_failed' } })
  expect(await remaining(server, token)).toBe(99)
})

test('only a solution that is theirs and has code is debugged', async ({ server, worker }) => {
  const [ada, eve] = [await personOn(server, 'basic'), await personOn(server, 'basic')]
  const { data } = await solve(server, ada.accessToken)
  expect(await debug(server, eve.accessToken, data.id)).toMatchObject({ status: 404 })
  const nowhere = '00000000-0000-4000-8000-000000000000'
  expect(await debug(server, ada.accessToken, nowhere)).toMatchObject({ status: 404 })
  const extracted = await solve(server, ada.accessToken, { processingType: 'extraction' })
  worker.draft = null
  const unanswered = await solve(server, ada.accessToken)
  for (const { id } of [extracted.data, unanswered.data]) {
    expect(await debug(server, ada.accessToken, id)).toMatchObject({
      status: 409,
      message: messages.processing.debugNeedsSolution,
      error: { code: 'nothing_to_debug' },
    })
  }
  expect(await remaining(server, ada.accessToken)).toBe(99)
})

test('it needs a plan with debugging, a solution, and something that tells what failed', async ({ server }) => {
  const { accessToken: token, user: person } = await server.person()
  const { data } = await solve(server, token)
  expect(await debug(server, token, data.id)).toMatchObject({ status: 403, error: { code: 'plan_required' } })
  await server.services.db.update(user).set({ grantedPlan: 'pro' }).where(eq(user.id, person.id))
  const refused = [
    { told: { failureText: undefined }, field: 'screenshots', message: messages.processing.debugNeedsFailure },
    {
      told: { previousSolutionId: undefined },
      field: 'previousSolutionId',
      message: messages.processing.debugNeedsSolution,
    },
  ]
  for (const { told, field, message } of refused) {
    const answer = await debug(server, token, data.id, told)
    expect(answer).toMatchObject({ status: 400, error: { details: [{ field, message }] } })
  }
  expect(await debug(server, token, data.id, { failureText: 'x'.repeat(20_001) })).toMatchObject({ status: 400 })
  expect(await debug(server, token, data.id, { screenshots: ['no picture'] })).toMatchObject({ status: 422 })
})

test('the same key gives the same debug, and another failure under it is refused', async ({ server }) => {
  const sandbox = await connectModel(server, () => answering(WRONG))
  const { accessToken: token } = await personOn(server, 'pro')
  const { data } = await solve(server, token)
  const body: Partial<processing.SolveBody> = {
    screenshots: [],
    processingType: 'debug',
    previousSolutionId: data.id,
    failureText: FAILURE,
  }
  const [one, two] = await Promise.all([solve(server, token, body, 'key'), solve(server, token, body, 'key')])
  expect(one.data.id).toBe(two.data.id)
  const asked = sandbox.requests.length
  const other = await solve(server, token, { ...body, failureText: 'Something else' }, 'key')
  expect(other).toMatchObject({ status: 409, error: { code: 'idempotency_conflict' } })
  expect(sandbox.requests).toHaveLength(asked)
  // A screenshot of a failure goes with it, and is taken like any other.
  expect(await solve(server, token, { ...body, screenshots: [PIXEL] })).toMatchObject({ status: 200 })
})

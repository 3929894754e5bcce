import { messages } from '@dryrun/contract/messages'
import * as processing from '@dryrun/contract/processing'
import { inTurn } from '@dryrun/model-sandbox/scripts'
import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { user } from '../database/schema/accounts.ts'
import { answering, connectModel, MODEL_KEY, RIGHT, WRONG } from '../testing/connected-model.ts'
import { test as base, playModel, remaining, solve } from '../testing/solving-server.ts'

/** A worker whose reader knows the problem and whose author has no answer to it. */
const test = base.extend('worker', { auto: true }, async ({ server, runner }) => {
  const played = await playModel(server, runner)
  played.draft = null
  return played
})

test('what the collection does not hold is written by a connected model, run, and counted', async ({ server }) => {
  const sandbox = await connectModel(server, () => answering(RIGHT))
  const { accessToken: token } = await server.person()
  const answer = await solve(server, token)
  expect(answer).toMatchObject({
    status: 200,
    data: { solution: RIGHT, aiProvider: 'played', verification: { status: 'passed', rounds: 1 } },
  })
  expect(await remaining(server, token)).toBe(9)
  expect(sandbox.requests).toHaveLength(1)
  const { data } = await server.call(processing.recentSolutions, { token })
  expect(data.recentSolutions).toMatchObject([{ tokensUsed: 1_100, verification: { passed: 2, cases: 2 } }])
  const { rows } = await server.services.db.$client.query('select * from model_call')
  expect(rows).toMatchObject([
    { ...{ solution_id: answer.data.id, model: 'played', purpose: 'draft', outcome: 'ok', input_tokens: 1_000 } },
  ])
  expect(await solutionCost(server)).toEqual(['2000'])
})

async function solutionCost(server: Parameters<typeof solve>[0]): Promise<string[]> {
  const { rows } = await server.services.db.$client.query('select cost_micros from solution')
  return rows.map((row) => row.cost_micros)
}

test('a wrong answer is repaired, as often as the plan allows', async ({ server }) => {
  await connectModel(server, inTurn([answering(WRONG), answering(RIGHT)]))
  const person = await server.person()
  const repaired = await solve(server, person.accessToken)
  expect(repaired).toMatchObject({ data: { solution: RIGHT, verification: { status: 'passed', rounds: 2 } } })

  server.services.config.models.length = 0
  const stubborn = await connectModel(server, () => answering(WRONG))
  const failed = await solve(server, person.accessToken)
  expect(failed).toMatchObject({ status: 200, data: { verification: { status: 'failed', rounds: 1 } } })
  expect(stubborn.requests).toHaveLength(2)
  expect(await remaining(server, person.accessToken)).toBe(8)

  await server.services.db.update(user).set({ grantedPlan: 'basic' }).where(eq(user.id, person.user.id))
  const before = stubborn.requests.length
  await solve(server, person.accessToken)
  // Its second repair is of two drafts at once.
  expect(stubborn.requests.length - before).toBe(4)
})

test('where every model fails it says why, costs nothing, and tells nobody a key', async ({ server }) => {
  await connectModel(server, () => ({ kind: 'status', status: 401, message: `Incorrect API key: ${MODEL_KEY}` }))
  const { accessToken: token } = await server.person()
  const answer = await solve(server, token)
  expect(answer).toMatchObject({ status: 503, error: { code: 'model_failed' } })
  expect(answer.message).toContain('refused the key')
  expect(JSON.stringify(answer)).not.toContain(MODEL_KEY)
  expect(await remaining(server, token)).toBe(10)
  const { rows } = await server.services.db.$client.query('select outcome from model_call')
  expect(rows).toEqual([{ outcome: 'unauthorized' }])
})

test('the next model is asked where one fails, in the order of the list', async ({ server }) => {
  await connectModel(server, () => ({ kind: 'status', status: 404 }), { model: 'first' })
  await connectModel(server, () => answering(RIGHT), { model: 'second', provider: 'anthropic' })
  const { accessToken: token } = await server.person()
  expect(await solve(server, token)).toMatchObject({ status: 200, data: { aiProvider: 'second' } })
})

test('what is canceled is canceled at the model too, and what it took is kept', async ({ server }) => {
  const sandbox = await connectModel(server, () => ({ kind: 'silence' }))
  const { accessToken: token } = await server.person()
  const waiting = solve(server, token)
  await vi.waitUntil(() => sandbox.requests.length === 1, { timeout: 10_000 })
  const { data } = await server.call(processing.recentSolutions, { token })
  const params = { id: data.recentSolutions[0]?.id ?? '' }
  expect(await server.call(processing.deleteSolution, { token, params })).toMatchObject({
    message: messages.processing.canceled,
  })
  expect(await waiting).toMatchObject({ status: 409, error: { code: 'solve_canceled' } })
  await vi.waitUntil(() => sandbox.requests[0]?.abandoned, { timeout: 5_000 })
  expect(await remaining(server, token)).toBe(10)
  await vi.waitFor(async () => {
    const { rows } = await server.services.db.$client.query('select outcome from model_call')
    expect(rows).toEqual([{ outcome: 'canceled' }])
  })
})

test('a model that is connected while the server runs is asked by the next solve', async ({ server }) => {
  const { accessToken: token } = await server.person()
  expect((await solve(server, token)).data.solution).toBeUndefined()
  await connectModel(server, () => answering(RIGHT))
  expect(await solve(server, token)).toMatchObject({ data: { solution: RIGHT } })
})

import { questionLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import * as processing from '@dryrun/contract/processing'
import { describe, expect, vi } from 'vitest'
import { followUp } from '../database/schema/solutions.ts'
import { answering, connectModel, MODEL_KEY, RIGHT } from '../testing/connected-model.ts'
import { test as base, type PlayedModel, playModel, remaining, solve } from '../testing/solving-server.ts'
import type { TestServer } from '../testing/test-server.ts'

const test = base.extend(
  'worker',
  { auto: true },
  ({ server, runner }): Promise<PlayedModel> => playModel(server, runner),
)

const QUESTION = 'Why is it O(1)?'

function ask(server: TestServer, token: string, id: string, question = QUESTION) {
  return server.call(processing.askFollowUp, { token, params: { id }, body: { question } })
}

async function solved(server: TestServer) {
  const { accessToken: token } = await server.person()
  const { data } = await solve(server, token)
  return { token, id: data.id }
}

async function stored(server: TestServer): Promise<number> {
  const { rows } = await server.services.db.$client.query('select count(*)::int as n from follow_up')
  return rows[0].n
}

test('a question is answered by a model that knows the solution and what was asked before, for no query', async ({
  server,
}) => {
  const sandbox = await connectModel(server, ({ messages }) => ({ kind: 'text', text: `**${messages.length}** said` }))
  const { token, id } = await solved(server)
  const before = await remaining(server, token)
  const first = await ask(server, token, id)
  expect(first).toMatchObject({ status: 200, data: { question: QUESTION, answer: '**1** said', aiProvider: 'played' } })
  server.pass(1_000)
  const second = await ask(server, token, id, '  And in space?  ')
  expect(second.data).toMatchObject({ question: 'And in space?', answer: '**3** said' })
  const asked = JSON.stringify(sandbox.requests[1])
  for (const known of ['return n * 2', 'Given a number n', QUESTION, '**1** said']) expect(asked).toContain(known)
  const { data } = await server.call(processing.getSolution, { token, params: { id } })
  expect(data.followUps).toEqual([first.data, second.data])
  expect(await remaining(server, token)).toBe(before)
  const { rows } = await server.services.db.$client.query('select purpose, solution_id from model_call')
  expect(rows).toEqual([
    { purpose: 'follow-up', solution_id: id },
    { purpose: 'follow-up', solution_id: id },
  ])
})

test('nobody asks without signing in, about another person’s solution, or nothing', async ({ server }) => {
  await connectModel(server, () => ({ kind: 'text', text: 'Because.' }))
  const { token, id } = await solved(server)
  const { accessToken: eve } = await server.person()
  expect(await server.call(processing.askFollowUp, { params: { id }, body: { question: QUESTION } })).toMatchObject({
    status: 401,
  })
  expect(await ask(server, eve, id)).toMatchObject({ status: 404 })
  expect(await ask(server, token, 'no-uuid')).toMatchObject({ status: 400 })
  expect(await ask(server, token, id, '   ')).toMatchObject({
    status: 400,
    error: { details: [{ field: 'question', message: messages.processing.questionRequired }] },
  })
  expect(await ask(server, token, id, 'x'.repeat(questionLimits.maxLength + 1))).toMatchObject({ status: 400 })
  expect(await stored(server)).toBe(0)
})

test('a solve without a result cannot be asked about', async ({ server, worker }) => {
  await connectModel(server, () => answering(RIGHT))
  worker.beforeReading = () => Promise.reject(new Error('broken'))
  const { accessToken: token } = await server.person()
  await solve(server, token)
  const { data } = await server.call(processing.recentSolutions, { token })
  expect(await ask(server, token, data.recentSolutions[0]?.id ?? '')).toMatchObject({
    status: 409,
    error: { code: 'nothing_to_ask' },
  })
})

test('with no model that writes it says so', async ({ server }) => {
  const { token, id } = await solved(server)
  expect(await ask(server, token, id)).toMatchObject({
    status: 503,
    message: messages.processing.noModelForQuestions,
    error: { code: 'unavailable' },
  })
  expect(await stored(server)).toBe(0)
})

test('models that fail say why, and the question takes no place', async ({ server }) => {
  await connectModel(server, () => ({ kind: 'status', status: 401, message: `Bad key ${MODEL_KEY}` }))
  const { token, id } = await solved(server)
  const answer = await ask(server, token, id)
  expect(answer).toMatchObject({ status: 503, error: { code: 'model_failed' } })
  expect(answer.message).toContain('refused the key')
  expect(JSON.stringify(answer)).not.toContain(MODEL_KEY)
  expect(await stored(server)).toBe(0)
})

test('many at once are not more than the limit, and a place that was given up is free again', async ({ server }) => {
  const free = Promise.withResolvers<void>()
  const sandbox = await connectModel(server, async () => {
    await free.promise
    return { kind: 'text', text: 'Because.' }
  })
  const { token, id } = await solved(server)
  const earlier = { solutionId: id, question: 'Asked before', createdAt: server.services.clock() }
  const answered = { ...earlier, answer: 'Yes.', aiProvider: 'played' }
  await server.services.db
    .insert(followUp)
    .values(Array.from({ length: questionLimits.perSolution - 2 }, () => answered))
  // Of a process that died while it was answered.
  await server.services.db.insert(followUp).values({ ...earlier, createdAt: new Date(Date.now() - 10 * 60_000) })
  const waiting = Promise.all(Array.from({ length: 5 }, () => ask(server, token, id)))
  await vi.waitUntil(() => sandbox.requests.length === 2, { timeout: 10_000 })
  free.resolve()
  const answers = await waiting
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    message: messages.processing.tooManyQuestions,
    error: { code: 'too_many_questions' },
  })
  expect(sandbox.requests).toHaveLength(2)
  expect(await stored(server)).toBe(questionLimits.perSolution)
})

test('whoever leaves before the answer leaves no model working and no place taken', async ({ server }) => {
  const sandbox = await connectModel(server, () => ({ kind: 'silence' }))
  const { token, id } = await solved(server)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const asked = fetch(`${address}/api/processing/solutions/${id}/questions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ question: QUESTION }),
    signal: leaving.signal,
  }).catch(() => 'left')
  await vi.waitUntil(() => sandbox.requests.length === 1, { timeout: 10_000 })
  leaving.abort()
  expect(await asked).toBe('left')
  await vi.waitUntil(() => sandbox.requests[0]?.abandoned, { timeout: 5_000 })
  await vi.waitFor(async () => expect(await stored(server)).toBe(0))
})

test('a server that stops is not held up by a question', async ({ server }) => {
  const sandbox = await connectModel(server, () => ({ kind: 'silence' }))
  const { token, id } = await solved(server)
  const waiting = ask(server, token, id)
  await vi.waitUntil(() => sandbox.requests.length === 1, { timeout: 10_000 })
  await server.services.feed.close()
  expect(await waiting).toMatchObject({ status: 503, message: messages.http.unavailable })
  expect(await stored(server)).toBe(0)
})

test('the answer to a question about a solution deleted meanwhile goes nowhere', async ({ server }) => {
  const free = Promise.withResolvers<void>()
  const sandbox = await connectModel(server, async () => {
    await free.promise
    return { kind: 'text', text: 'Because.' }
  })
  const { token, id } = await solved(server)
  const waiting = ask(server, token, id)
  await vi.waitUntil(() => sandbox.requests.length === 1, { timeout: 10_000 })
  await server.call(processing.deleteSolution, { token, params: { id } })
  free.resolve()
  expect(await waiting).toMatchObject({ status: 404 })
  const { rows } = await server.services.db.$client.query('select solution_id from model_call')
  expect(rows).toEqual([{ solution_id: null }])
})

describe('with the real limits', () => {
  test.override({ settings: { rateLimitScale: 0.2 } })

  test('questions have a limit of their own', async ({ server }) => {
    await connectModel(server, () => ({ kind: 'text', text: 'Because.' }))
    const { token, id } = await solved(server)
    const statuses: number[] = []
    for (let i = 0; i < 3; i++) statuses.push((await ask(server, token, id)).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})

import { messages } from '@dryrun/contract/messages'
import * as processing from '@dryrun/contract/processing'
import { expect, vi } from 'vitest'
import { draft, PIXEL, playModel, remaining, solve, test } from '../testing/solving-server.ts'
import type { TestServer } from '../testing/test-server.ts'

const never = () => new Promise<never>(() => {})

/** Server-sent events as they came: id, name, data. */
function eventsOf(body: string): { id: number; event: string; data: Record<string, unknown> }[] {
  return body
    .split('\n\n')
    .map((block) => Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2))))
    .filter(({ event }) => event !== undefined)
    .map(({ id, event, data }) => ({ id: Number(id), event, data: JSON.parse(data) }))
}

async function stream(server: TestServer, token: string, method: 'GET' | 'POST', url: string) {
  const response = await server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'POST' && { payload: { screenshots: [PIXEL] } }),
  })
  return { headers: response.headers, events: eventsOf(response.body) }
}

async function runningSolution(server: TestServer, token: string): Promise<string> {
  return vi.waitFor(async () => {
    const { data } = await server.call(processing.recentSolutions, { token })
    const running = data.recentSolutions.find(({ status }) => status === 'processing')
    if (!running) throw new Error('no solve is running yet')
    return running.id
  })
}

test('a streamed solve tells its stages, the problem, each example and the result, in order', async ({
  server,
  runner,
}) => {
  await playModel(server, runner)
  const { accessToken: token } = await server.person()
  const { headers, events } = await stream(server, token, 'POST', processing.generateSolutionStream.url)
  expect(headers['content-type']).toContain('text/event-stream')
  expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1))
  expect(events.map(({ event, data }) => data.stage ?? event)).toEqual([
    'reading',
    'problem',
    'drafting',
    'partial',
    'partial',
    'running',
    'case',
    'case',
    'result',
  ])
  const result = events.at(-1)?.data.result
  expect(result).toMatchObject({ id: headers[processing.SOLUTION_ID_HEADER], verification: { status: 'passed' } })
})

test('a page that comes back hears the rest, from where it was', async ({ server, runner }) => {
  await playModel(server, runner)
  const { accessToken: token } = await server.person()
  const first = await stream(server, token, 'POST', processing.analyzeStream.url)
  const url = `/api/processing/solutions/${first.headers[processing.SOLUTION_ID_HEADER]}/stream`
  for (const after of [0, 3, first.events.length - 1]) {
    const { events } = await stream(server, token, 'GET', `${url}?after=${after}`)
    expect(events).toEqual(first.events.slice(after))
  }
})

test('a page that comes back after the end is not kept waiting', async ({ server, runner }) => {
  await playModel(server, runner)
  const { accessToken: token } = await server.person()
  const { headers, events } = await stream(server, token, 'POST', processing.analyzeStream.url)
  const url = `/api/processing/solutions/${headers[processing.SOLUTION_ID_HEADER]}/stream`
  for (const after of [events.length, events.length + 1, 2 ** 31 - 1]) {
    expect((await stream(server, token, 'GET', `${url}?after=${after}`)).events).toEqual([])
  }
  for (const after of [2 ** 31, -1, 'abc']) {
    const refused = await server.app.inject({
      url: `${url}?after=${after}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(refused.statusCode).toBe(400)
  }
})

test('a server that stops is not held up by those who wait for a solve', async ({ server, runner }) => {
  const model = await playModel(server, runner)
  const reading = Promise.withResolvers<void>()
  model.beforeReading = () => reading.promise
  const { accessToken: token } = await server.person()
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  // As in a browser, the connections of fetch are kept for the next request.
  const waiting = [processing.generateSolution, processing.generateSolutionStream].map(({ url }) =>
    fetch(address + url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ screenshots: [PIXEL] }),
    }),
  )
  await waiting[1]
  await runningSolution(server, token)
  const begun = performance.now()
  await server.app.close()
  expect(performance.now() - begun).toBeLessThan(2_000)
  reading.resolve()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([503, 200])
})

test('the same key gives the same answer and spends once, however often and however fast', async ({
  server,
  runner,
}) => {
  const model = await playModel(server, runner)
  const { accessToken: token } = await server.person()
  const answers = await Promise.all(Array.from({ length: 5 }, () => solve(server, token, {}, 'a key')))
  answers.push(await solve(server, token, {}, 'a key'))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(model.asked.read).toBe(1)
  expect(await remaining(server, token)).toBe(9)

  const other = await solve(server, token, { language: 'javascript' }, 'a key')
  expect(other).toMatchObject({ status: 409, error: { code: 'idempotency_conflict' } })
  const eve = await server.person()
  const hers = await solve(server, eve.accessToken, {}, 'a key')
  expect(hers.data.id).not.toBe(answers[0]?.data.id)
})

test('a repeated request gets its answer after the allowance is used up', async ({ server, runner }) => {
  await playModel(server, runner)
  const { accessToken: token } = await server.person()
  const first = await solve(server, token, {}, 'first')
  await solve(server, token)
  expect(await solve(server, token)).toMatchObject({ status: 402 })
  expect(await solve(server, token, {}, 'first')).toMatchObject({ status: 200, data: { id: first.data.id } })
})

test('a solve canceled before code was shown ends at once and costs nothing', async ({ server, runner }) => {
  const model = await playModel(server, runner)
  model.beforeReading = never
  const { accessToken: token } = await server.person()
  const waiting = solve(server, token)
  const id = await runningSolution(server, token)
  const canceled = await server.call(processing.deleteSolution, { token, params: { id } })
  expect(canceled).toMatchObject({ status: 200, message: messages.processing.canceled })
  expect(await waiting).toMatchObject({ status: 409, error: { code: 'solve_canceled' } })
  expect(await remaining(server, token)).toBe(10)
  // The person's next solve does not wait behind the canceled one.
  model.beforeReading = async () => {}
  expect(await solve(server, token)).toMatchObject({ status: 200 })
})

test('a solve canceled while a worker takes it up is not read any more', async ({ server, runner }) => {
  const model = await playModel(server, runner)
  const { accessToken: token } = await server.person()
  const lock = await server.services.db.$client.connect()
  await lock.query('begin; lock table model in access exclusive mode')
  const waiting = solve(server, token)
  await vi.waitUntil(async () => (await lock.query('select 1 from solution where attempt > 0')).rowCount === 1, {
    timeout: 10_000,
  })
  await server.call(processing.deleteSolution, { token, params: { id: await runningSolution(server, token) } })
  expect(await waiting).toMatchObject({ status: 409, error: { code: 'solve_canceled' } })
  await lock.query('commit')
  lock.release()
  // A person's solves run one after another.
  expect(await solve(server, token)).toMatchObject({ status: 200 })
  expect(model.asked.read).toBe(1)
})

test('a solve canceled after code was shown is spent', async ({ server, runner }) => {
  const model = await playModel(server, runner)
  model.draft = { ...draft, program: { ...draft.program, source: 'def double(n):\n    return n\n' } }
  model.beforeRepairing = never
  const { accessToken: token } = await server.person()
  const waiting = solve(server, token)
  await vi.waitUntil(() => model.asked.repair === 1, { timeout: 10_000 })
  const id = await runningSolution(server, token)
  await vi.waitFor(async () => {
    const { rows } = await server.services.db.$client.query(`select 1 from solve_event where data->>'type' = 'partial'`)
    expect(rows.length).toBeGreaterThan(0)
  })
  const canceled = await server.call(processing.deleteSolution, { token, params: { id } })
  expect(canceled.message).toBe(messages.processing.canceledLate)
  expect(await waiting).toMatchObject({ status: 409 })
  expect(await remaining(server, token)).toBe(9)
})

test('a deleted solution is gone', async ({ server, runner }) => {
  await playModel(server, runner)
  const { accessToken: token } = await server.person()
  const { data } = await solve(server, token)
  const params = { id: data.id }
  expect(await server.call(processing.deleteSolution, { token, params })).toMatchObject({
    status: 200,
    message: messages.processing.deleted,
  })
  expect(await server.call(processing.getSolution, { token, params })).toMatchObject({ status: 404 })
  expect(await server.call(processing.deleteSolution, { token, params })).toMatchObject({ status: 404 })
})

test('a failure of ours is told without its detail and gives the query back', async ({ server, runner }) => {
  const model = await playModel(server, runner)
  model.beforeReading = () => Promise.reject(new Error('a secret of the machine room'))
  const { accessToken: token } = await server.person()
  const answer = await solve(server, token)
  expect(answer).toMatchObject({ status: 500, message: messages.http.internal, error: { code: 'internal' } })
  expect(JSON.stringify(answer)).not.toContain('machine room')
  expect(await remaining(server, token)).toBe(10)
})

test('what a program printed cannot break what is kept of it', async ({ server, runner }) => {
  const model = await playModel(server, runner)
  model.draft = {
    ...draft,
    program: {
      ...draft.program,
      source: 'def double(n):\n    return "nul\\0 and half a pair \\ud800"\n',
      entry: { ...draft.program.entry, returns: 'string' },
    },
  }
  const { accessToken: token } = await server.person()
  const answer = await solve(server, token)
  expect(answer).toMatchObject({ status: 200, data: { verification: { status: 'failed' } } })
})

test('a cancel that comes too late leaves the answer where it is', async ({ server, runner }) => {
  await playModel(server, runner)
  const { accessToken: token } = await server.person()
  const { data } = await solve(server, token)
  const late = await server.app.inject({
    method: 'DELETE',
    url: `/api/processing/solutions/${data.id}?onlyRunning=true`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(late.json()).toMatchObject({ message: messages.processing.alreadyEnded, error: { code: 'solve_ended' } })
  expect(late.statusCode).toBe(409)
  expect(await server.call(processing.getSolution, { token, params: { id: data.id } })).toMatchObject({ status: 200 })
})

import { getUsage } from '@dryrun/contract/usage'
import { expect } from 'vitest'
import { solution } from '../database/schema/solutions.ts'
import { solved } from '../testing/stored-solve.ts'
import { type TestServer, test } from '../testing/test-server.ts'

const DAY_MS = 24 * 60 * 60_000

const usage = (server: TestServer, token: string, query: Record<string, string> = {}) =>
  server.call(getUsage, { token, query })

/** Noon of a UTC day, as many days ago. */
const ago = (days: number) => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - days * DAY_MS + DAY_MS / 2)

test('who has solved nothing is told every day as empty', async ({ server }) => {
  const { accessToken } = await server.person()
  const { data } = await usage(server, accessToken)
  expect(data).toMatchObject({ solves: 0, verified: 0, tokensUsed: 0, languages: [] })
  expect(data.days).toHaveLength(30)
  expect(data.days.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), solves: 0, verified: 0 })
})

test('solves are counted by day and by language, and those that passed as verified', async ({ server }) => {
  const { accessToken, user } = await server.person()
  await solved(server, user.id, { createdAt: ago(2) })
  await solved(server, user.id, { createdAt: ago(2), language: 'javascript', verdict: 'failed' })
  await solved(server, user.id, { createdAt: ago(2), language: 'javascript', verdict: 'passed', type: 'debug' })
  await solved(server, user.id, { createdAt: ago(6), language: 'javascript', verdict: 'unverified' })
  await solved(server, user.id, { createdAt: ago(7) })
  await server.services.db.update(solution).set({ tokensUsed: 100 })

  const { data } = await usage(server, accessToken, { days: '7' })
  expect(data).toMatchObject({ solves: 4, verified: 2, tokensUsed: 400 })
  expect(data.days.map(({ solves, verified }) => [solves, verified])).toEqual([
    [1, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [3, 2],
    [0, 0],
    [0, 0],
  ])
  expect(data.languages).toEqual([
    { language: 'javascript', solves: 3, verified: 1 },
    { language: 'python', solves: 1, verified: 1 },
  ])
})

test('what only read a problem, still runs or failed is no solve', async ({ server }) => {
  const { accessToken, user } = await server.person()
  await solved(server, user.id, { type: 'extraction' })
  const stored = { userId: user.id, type: 'solution_generation', language: 'python' } as const
  await server.services.db
    .insert(solution)
    .values({ ...stored, requestHash: Buffer.alloc(32), screenshotCount: 1, createdAt: new Date() })
  expect((await usage(server, accessToken)).data).toMatchObject({ solves: 0, verified: 0 })
})

test('nobody sees it without signing in, and nobody sees another person’s', async ({ server }) => {
  const [ada, eve] = [await server.person(), await server.person()]
  await solved(server, ada.user.id)
  expect(await server.call(getUsage)).toMatchObject({ status: 401 })
  expect((await usage(server, eve.accessToken)).data.solves).toBe(0)
  expect((await usage(server, ada.accessToken)).data.solves).toBe(1)
})

test.for(['0', '91', '1.5', 'week'])('%s days are refused', async (days, { server }) => {
  const { accessToken } = await server.person()
  expect(await usage(server, accessToken, { days })).toMatchObject({
    status: 400,
    error: { details: [{ field: 'days' }] },
  })
})

test('it reads the days asked for from the index, however many solves there were before', async ({ server }) => {
  const { user } = await server.person()
  const { $client } = server.services.db
  await $client.query(
    `insert into solution (user_id, type, language, status, title, request_hash, screenshot_count, created_at)
     select $1, 'debug', 'python', 'processing', 'Problem ' || n, '', 1, now() - n * interval '1 hour'
     from generate_series(1, 20000) n`,
    [user.id],
  )
  await $client.query('analyze solution')
  const { rows } = await $client.query(
    `explain analyze select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, language, count(*)
     from solution where user_id = '${user.id}' and created_at >= now() - interval '7 days' and status = 'processing'
     group by 1, 2`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('solution_newest')
  expect(plan).toMatch(/Index Cond:.*created_at/)
  expect(plan).not.toContain('Seq Scan')
})

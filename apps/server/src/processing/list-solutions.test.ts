import * as processing from '@dryrun/contract/processing'
import { describe, expect } from 'vitest'
import { solved } from '../testing/stored-solve.ts'
import { type TestServer, test } from '../testing/test-server.ts'

async function list(server: TestServer, token: string, query: Record<string, string> = {}) {
  const answer = await server.call(processing.listSolutions, { token, query })
  return { ...answer, titles: answer.data?.solutions.map(({ title }) => title) }
}

test('pages through every solve once, the newest first, also where many began in the same millisecond', async ({
  server,
}) => {
  const { accessToken: token, user } = await server.person()
  const createdAt = new Date('2026-11-01T12:00:00.123Z')
  const ids: string[] = []
  for (let i = 0; i < 7; i++) {
    const at = i < 5 ? createdAt : new Date(createdAt.getTime() + i)
    ids.push(await solved(server, user.id, { createdAt: at, title: `Problem ${i}` }))
  }
  const seen: string[] = []
  let cursor: string | undefined
  for (let page = 0; page < 4; page++) {
    const { data } = await list(server, token, { limit: '2', ...(cursor !== undefined && { cursor }) })
    expect(data.solutions).toHaveLength(page < 3 ? 2 : 1)
    seen.push(...data.solutions.map(({ id }) => id))
    cursor = data.nextCursor
    // One that begins meanwhile moves nothing.
    if (page === 0) await solved(server, user.id)
  }
  expect(cursor).toBeUndefined()
  expect(seen.slice(0, 2)).toEqual([ids[6], ids[5]])
  expect(new Set(seen)).toEqual(new Set(ids))
})

test('a page whose last line was deleted meanwhile goes on from there', async ({ server }) => {
  const { accessToken: token, user } = await server.person()
  for (const title of ['First', 'Second', 'Third']) {
    server.pass(1)
    await solved(server, user.id, { title })
  }
  const { data } = await list(server, token, { limit: '2' })
  await server.call(processing.deleteSolution, { token, params: { id: data.solutions[1]?.id ?? '' } })
  expect((await list(server, token, { cursor: data.nextCursor ?? '' })).titles).toEqual(['First'])
})

test('a line tells how many examples passed', async ({ server }) => {
  const { accessToken: token, user } = await server.person()
  await solved(server, user.id, { verdict: 'failed' })
  await solved(server, user.id, { type: 'extraction', createdAt: new Date(0) })
  const { data } = await list(server, token)
  expect(data.solutions).toMatchObject([
    { verification: { status: 'failed', passed: 0, cases: 1 }, tokensUsed: 0, status: 'completed' },
    { type: 'extraction' },
  ])
  expect(data.solutions[1]).not.toHaveProperty('verification')
})

describe('the filters', () => {
  test('find words of a title in any order and in any case', async ({ server }) => {
    const { accessToken: token, user } = await server.person()
    for (const title of ['Two Sum', 'Three Sum Closest', '100% of a_b', 'Größte Summe', 'Back\\slash']) {
      server.pass(1)
      await solved(server, user.id, { title })
    }
    const found = async (search: string) => (await list(server, token, { search })).titles
    expect(await found('SUM')).toEqual(['Größte Summe', 'Three Sum Closest', 'Two Sum'])
    expect(await found('  sum   two ')).toEqual(['Two Sum'])
    expect(await found('größte')).toEqual(['Größte Summe'])
    expect(await found('%')).toEqual(['100% of a_b'])
    expect(await found('a_b')).toEqual(['100% of a_b'])
    expect(await found('aXb')).toEqual([])
    expect(await found('\\')).toEqual(['Back\\slash'])
    expect(await found('   ')).toHaveLength(5)
    expect(await found('a b q '.repeat(30))).toEqual([])
  })

  test('choose by language, type and verdict together', async ({ server }) => {
    const { accessToken: token, user } = await server.person()
    await solved(server, user.id, { title: 'A' })
    await solved(server, user.id, { title: 'B', language: 'javascript' })
    await solved(server, user.id, { title: 'C', language: 'javascript', verdict: 'failed' })
    await solved(server, user.id, { title: 'D', language: 'javascript', verdict: 'failed', type: 'debug' })
    await solved(server, user.id, { title: 'E', type: 'extraction' })
    const chosen = async (query: Record<string, string>) => (await list(server, token, query)).titles.sort()
    expect(await chosen({ language: 'javascript' })).toEqual(['B', 'C', 'D'])
    expect(await chosen({ verdict: 'failed' })).toEqual(['C', 'D'])
    expect(await chosen({ verdict: 'passed' })).toEqual(['A', 'B'])
    expect(await chosen({ verdict: 'failed', type: 'debug', language: 'javascript', search: 'd' })).toEqual(['D'])
    expect(await chosen({ verdict: 'unverified' })).toEqual([])
  })

  test('that make no sense are named', async ({ server }) => {
    const { accessToken: token } = await server.person()
    const refused: { query: Record<string, string>; field: string }[] = [
      { query: { language: 'cobol' }, field: 'language' },
      { query: { verdict: 'correct' }, field: 'verdict' },
      { query: { limit: '0' }, field: 'limit' },
      { query: { limit: '101' }, field: 'limit' },
      { query: { cursor: 'elsewhere' }, field: 'cursor' },
      { query: { cursor: `9${'9'.repeat(14)}.00000000-0000-4000-8000-000000000000` }, field: 'cursor' },
      { query: { search: 'x'.repeat(201) }, field: 'search' },
    ]
    for (const { query, field } of refused) {
      expect(await list(server, token, query)).toMatchObject({ status: 400, error: { details: [{ field }] } })
    }
  })
})

test('nobody lists without signing in, and nobody sees another person’s solves', async ({ server }) => {
  const [ada, eve] = [await server.person(), await server.person()]
  await solved(server, ada.user.id)
  expect(await server.call(processing.listSolutions)).toMatchObject({ status: 401 })
  expect((await list(server, eve.accessToken)).data).toEqual({ solutions: [] })
  const { data } = await list(server, ada.accessToken, { limit: '1' })
  expect(data.solutions).toHaveLength(1)
})

test('a list is read from its index, with no sort, however many solves there are', async ({ server }) => {
  const { user } = await server.person()
  const { $client } = server.services.db
  await $client.query(
    `insert into solution (user_id, type, language, status, title, request_hash, screenshot_count, created_at)
     select $1, 'extraction', 'python', 'processing', 'Problem ' || n, '', 1, now() - n * interval '1 minute'
     from generate_series(1, 5000) n`,
    [user.id],
  )
  await $client.query('analyze solution')
  const { rows } = await $client.query(
    `explain select id from solution where user_id = '${user.id}'
       and (created_at, id) < (now() - interval '1 day', '${user.id}'::uuid)
     order by created_at desc, id desc limit 21`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('solution_newest')
  expect(plan).toMatch(/Index Cond:.*created_at/)
  expect(plan).not.toContain('Sort')
})

import * as accounts from '@dryrun/contract/accounts'
import { tokenLifetimes } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { PASSWORD, type TestServer, test } from '../testing/test-server.ts'

const refresh = (server: TestServer, refreshToken: string) => server.call(accounts.refresh, { body: { refreshToken } })

test('without a token, or with one nobody gave, a call is refused', async ({ server }) => {
  expect(await server.call(accounts.me)).toMatchObject({
    status: 401,
    message: messages.session.signInFirst,
    error: { code: 'unauthenticated' },
  })
  const { accessToken, refreshToken } = await server.person()
  const forged = [accessToken.slice(1), `${accessToken}A`, refreshToken, 'A'.repeat(43), "' or 1=1 --"]
  for (const token of forged) expect(await server.call(accounts.me, { token })).toMatchObject({ status: 401 })
  const scheme = await server.call(accounts.me, { headers: { authorization: `Basic ${accessToken}` } })
  expect(scheme.status).toBe(401)
})

test('people who call at once are each told about themselves, and a forged token among theirs is refused', async ({
  server,
}) => {
  const people = [await server.person(), await server.person(), await server.person()]
  const tokens = [...people.map(({ accessToken }) => accessToken), 'A'.repeat(43), people[0]?.accessToken ?? '']
  const read = vi.spyOn(server.services.db.$client, 'query')
  const answers = await Promise.all(tokens.map((token) => server.call(accounts.me, { token })))
  expect(answers.map(({ status, data }) => (status === 200 ? data.user.email : status))).toEqual([
    ...people.map(({ email }) => email),
    401,
    people[0]?.email,
  ])
  expect(read.mock.calls.filter(([query]) => Object(query).name === 'signed_in')).toHaveLength(1)
})

test('an access token is good for a quarter of an hour', async ({ server }) => {
  const { accessToken } = await server.person()
  server.pass(tokenLifetimes.access - 5_000)
  expect(await server.call(accounts.me, { token: accessToken })).toMatchObject({ status: 200 })
  server.pass(5_001)
  expect(await server.call(accounts.me, { token: accessToken })).toMatchObject({
    status: 401,
    message: messages.session.ended,
  })
})

test('logging out ends this session at once, and no other', async ({ server }) => {
  const here = await server.person()
  const login = await server.call(accounts.login, { body: { email: here.email, password: PASSWORD } })
  const there = accounts.Session.parse(login.data)
  expect(await server.call(accounts.logout, { token: here.accessToken })).toMatchObject({ status: 200 })
  expect(await server.call(accounts.me, { token: here.accessToken })).toMatchObject({ status: 401 })
  expect(await refresh(server, here.refreshToken)).toMatchObject({ status: 401, error: { code: 'invalid_token' } })
  expect(await server.call(accounts.logout, { token: here.accessToken })).toMatchObject({ status: 401 })
  expect(await server.call(accounts.me, { token: there.accessToken })).toMatchObject({ status: 200 })
})

test('tokens are random, and only their hashes are kept', async ({ server }) => {
  const { accessToken, refreshToken } = await server.person()
  for (const token of [accessToken, refreshToken]) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const { rows } = await server.services.db.$client.query(
    'select a::text as row from access_token a union all select r::text from refresh_token r union all select s::text from session s',
  )
  const kept = JSON.stringify(rows)
  for (const token of [accessToken, refreshToken]) expect(kept).not.toContain(token)
})

test('a refresh token gives the next pair', async ({ server }) => {
  const { refreshToken } = await server.person()
  const next = await refresh(server, refreshToken)
  expect(next.status).toBe(200)
  expect(Object.keys(next.data).sort()).toEqual(['accessToken', 'refreshToken'])
  expect(await server.call(accounts.me, { token: next.data.accessToken })).toMatchObject({ status: 200 })
  expect(await refresh(server, next.data.refreshToken)).toMatchObject({ status: 200 })
})

test('of ten refreshes at once one gets the pair, and nine are told to read it', async ({ server }) => {
  const { refreshToken } = await server.person()
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(server, refreshToken)))
  const winners = answers.filter(({ status }) => status === 200)
  expect(winners).toHaveLength(1)
  for (const loser of answers.filter((answer) => !winners.includes(answer))) {
    expect(loser).toMatchObject({ status: 409, error: { code: 'already_rotated' } })
  }
  expect(await server.call(accounts.me, { token: winners[0]?.data.accessToken ?? '' })).toMatchObject({ status: 200 })
})

test('a spent refresh token, used later, ends the session for both', async ({ server }) => {
  const { accessToken, refreshToken } = await server.person()
  const next = await refresh(server, refreshToken)
  server.pass(tokenLifetimes.refreshGrace + 1_000)
  expect(await refresh(server, refreshToken)).toMatchObject({ status: 401, error: { code: 'invalid_token' } })
  for (const token of [accessToken, next.data.accessToken]) {
    expect(await server.call(accounts.me, { token })).toMatchObject({ status: 401 })
  }
  expect(await refresh(server, next.data.refreshToken)).toMatchObject({ status: 401 })
})

test('a refresh token two steps back ends the session even within the grace', async ({ server }) => {
  const { refreshToken } = await server.person()
  const second = await refresh(server, refreshToken)
  const third = await refresh(server, second.data.refreshToken)
  expect(await refresh(server, refreshToken)).toMatchObject({ status: 401 })
  expect(await server.call(accounts.me, { token: third.data.accessToken })).toMatchObject({ status: 401 })
})

test("one person's stolen token does not touch another's session", async ({ server }) => {
  const [robbed, other] = [await server.person(), await server.person()]
  await refresh(server, robbed.refreshToken)
  server.pass(tokenLifetimes.refreshGrace + 1_000)
  await refresh(server, robbed.refreshToken)
  expect(await server.call(accounts.me, { token: other.accessToken })).toMatchObject({ status: 200 })
})

test('a session idle for 30 days is over, and one of 90 days in any case', async ({ server }) => {
  const idle = await server.person()
  let { refreshToken } = await server.person()
  const step = tokenLifetimes.refreshIdle - 60_000
  for (let elapsed = step; elapsed < tokenLifetimes.sessionAbsolute; elapsed += step) {
    server.pass(step)
    const next = await refresh(server, refreshToken)
    expect(next.status).toBe(200)
    refreshToken = next.data.refreshToken
  }
  expect(await refresh(server, idle.refreshToken)).toMatchObject({ status: 401 })
  server.pass(step)
  expect(await refresh(server, refreshToken)).toMatchObject({ status: 401, error: { code: 'invalid_token' } })
})

test('whatever is replayed and however long one waits, a session has one current pair at most', async ({ server }) => {
  const steps = fc.array(
    fc.record({ back: fc.nat(3), wait: fc.constantFrom(0, 3_000, tokenLifetimes.refreshGrace + 1_000) }),
    { minLength: 1, maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (replays) => {
      const { email } = await server.person()
      const { data } = await server.call(accounts.login, { body: { email, password: PASSWORD } })
      const given = [{ token: accounts.Session.parse(data).refreshToken, rotatedAt: 0 }]
      let [now, over] = [0, false]
      for (const { back, wait } of replays) {
        server.pass(wait)
        now += wait
        const index = Math.max(0, given.length - 1 - back)
        const used = given[index]
        if (used === undefined) throw new Error('a token that was never given')
        const answer = await refresh(server, used.token)
        const current = index === given.length - 1
        const graced = index === given.length - 2 && now - used.rotatedAt < tokenLifetimes.refreshGrace
        expect(answer.status).toBe(over ? 401 : current ? 200 : graced ? 409 : 401)
        if (answer.status === 200) {
          used.rotatedAt = now
          given.push({ token: answer.data.refreshToken, rotatedAt: 0 })
        }
        if (answer.status === 401) over = true
      }
    }),
    { numRuns: 15 },
  )
})

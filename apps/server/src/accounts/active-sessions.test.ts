import * as accounts from '@dryrun/contract/accounts'
import { MOST_LISTED_SESSIONS, tokenLifetimes } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { endOtherSessions, endSession, listSessions } from '@dryrun/contract/sessions'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { session } from '../database/schema/accounts.ts'
import { auditEvent } from '../database/schema/audit.ts'
import { PASSWORD, type TestServer, test } from '../testing/test-server.ts'

async function logIn(server: TestServer, email: string, agent = 'Elsewhere'): Promise<accounts.Session> {
  const body = { email, password: PASSWORD }
  // What two factors would ask for is not asked here.
  return (await server.call(accounts.login, { body, headers: { 'user-agent': agent } })).data as accounts.Session
}

const list = async (server: TestServer, token: string) => (await server.call(listSessions, { token })).data
const isSignedIn = async (server: TestServer, token: string) =>
  (await server.call(accounts.me, { token })).status === 200

test('a person sees where they are signed in: here first, then the latest seen', async ({ server }) => {
  const { email, accessToken } = await server.person()
  server.pass(60_000)
  await logIn(server, email, 'First')
  server.pass(60_000)
  await logIn(server, email, 'Second')
  await server.person()

  const sessions = await list(server, accessToken)
  expect(sessions.map(({ agent, current }) => [agent, current])).toEqual([
    [expect.any(String), true],
    ['Second', false],
    ['First', false],
  ])
  for (const { id, createdAt, lastSeen, address } of sessions) {
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(lastSeen).toBe(createdAt)
    expect(address).toBe('127.0.0.1')
  }
  expect(JSON.stringify(sessions)).not.toContain(accessToken)
})

test('of hundreds of sessions the latest seen are listed, this one first however old, and all others can be ended', async ({
  server,
}) => {
  const { accessToken, user } = await server.person()
  const started = Date.now() + 1_000
  const expiresAt = new Date(started + tokenLifetimes.sessionAbsolute)
  const elsewhere = Array.from({ length: 300 }, (_, number) => {
    const seen = new Date(started + number * 1_000)
    const at = { createdAt: seen, lastSeenAt: seen, expiresAt }
    return { userId: user.id, ...at, address: '192.0.2.1', agent: `Program ${number}` }
  })
  await server.services.db.insert(session).values(elsewhere)
  const [here, ...others] = await list(server, accessToken)
  expect(here).toMatchObject({ current: true })
  const latest = elsewhere.toReversed().slice(0, MOST_LISTED_SESSIONS - 1)
  expect(others.map(({ agent }) => agent)).toEqual(latest.map(({ agent }) => agent))
  await server.call(endOtherSessions, { token: accessToken })
  expect(await list(server, accessToken)).toMatchObject([{ current: true }])
})

test('a session that is refreshed was seen then', async ({ server }) => {
  const { email, accessToken } = await server.person()
  const elsewhere = await logIn(server, email)
  server.pass(5 * 60_000)
  await server.call(accounts.refresh, { body: { refreshToken: elsewhere.refreshToken } })
  const other = (await list(server, accessToken)).find(({ current }) => !current)
  expect(Date.parse(other?.lastSeen ?? '') - Date.parse(other?.createdAt ?? '')).toBeGreaterThanOrEqual(5 * 60_000)
})

test('a session that is over is not listed: signed out, or idle for too long', async ({ server }) => {
  const { email, refreshToken } = await server.person()
  const left = await logIn(server, email)
  await logIn(server, email, 'Idle')
  await server.call(accounts.logout, { token: left.accessToken })
  server.pass(tokenLifetimes.refreshIdle - 60_000)
  const { data: here } = await server.call(accounts.refresh, { body: { refreshToken } })
  expect(await list(server, here.accessToken)).toHaveLength(2)
  server.pass(120_000)
  expect(await list(server, here.accessToken)).toMatchObject([{ current: true }])
})

test('one session is ended: its next call is refused, and no other is touched', async ({ server }) => {
  const { email, accessToken, user } = await server.person()
  const [lost, kept] = [await logIn(server, email, 'Lost'), await logIn(server, email, 'Kept')]
  const id = (await list(server, accessToken)).find(({ agent }) => agent === 'Lost')?.id ?? ''
  const end = () => server.call(endSession, { token: accessToken, params: { id } })
  expect(await end()).toMatchObject({ status: 200, message: messages.sessions.ended })
  expect(await isSignedIn(server, lost.accessToken)).toBe(false)
  const renewed = await server.call(accounts.refresh, { body: { refreshToken: lost.refreshToken } })
  expect(renewed).toMatchObject({ status: 401 })
  expect(await isSignedIn(server, kept.accessToken)).toBe(true)
  expect(await isSignedIn(server, accessToken)).toBe(true)

  expect(await end()).toMatchObject({ status: 404, error: { code: 'not_found' } })
  const [act, ...rest] = await server.services.db.select().from(auditEvent).where(eq(auditEvent.act, 'sessions_ended'))
  expect(act).toMatchObject({ actorId: user.id, subjectId: user.id, detail: { session: id } })
  expect(rest).toEqual([])
})

test("another person's session is as good as not there", async ({ server }) => {
  const [ada, stranger] = [await server.person(), await server.person()]
  const id = (await list(server, ada.accessToken))[0]?.id ?? ''
  const tried = await server.call(endSession, { token: stranger.accessToken, params: { id } })
  expect(tried).toMatchObject({ status: 404, error: { code: 'not_found' } })
  expect(await isSignedIn(server, ada.accessToken)).toBe(true)
})

test('all others are ended at once, though two do it together, and never one of another person', async ({ server }) => {
  const { email, accessToken } = await server.person()
  const stranger = await server.person()
  const others = [await logIn(server, email), await logIn(server, email)]
  const end = () => server.call(endOtherSessions, { token: accessToken })
  for (const answer of await Promise.all([end(), end()]))
    expect(answer).toMatchObject({ status: 200, message: messages.sessions.othersEnded })
  for (const other of others) expect(await isSignedIn(server, other.accessToken)).toBe(false)
  expect(await list(server, accessToken)).toMatchObject([{ current: true }])
  expect(await isSignedIn(server, stranger.accessToken)).toBe(true)
})

test('without a session nothing is listed or ended, and what is no id is refused', async ({ server }) => {
  const { accessToken } = await server.person()
  const params = { id: '7f3c1f0e-7d1f-4c39-9a52-0e2a4a6f3a51' }
  expect(await server.call(listSessions)).toMatchObject({ status: 401 })
  expect(await server.call(endSession, { params })).toMatchObject({ status: 401 })
  expect(await server.call(endOtherSessions)).toMatchObject({ status: 401 })
  const wrong = await server.call(endSession, { token: accessToken, params: { id: 'all' } })
  expect(wrong).toMatchObject({ status: 400, error: { code: 'validation_failed' } })
})

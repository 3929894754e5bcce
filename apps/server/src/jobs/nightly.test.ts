import * as accounts from '@dryrun/contract/accounts'
import * as signIn from '@dryrun/contract/device-sign-in'
import { tokenLifetimes } from '@dryrun/contract/limits'
import { forgotPassword } from '@dryrun/contract/password-calls'
import { count, eq } from 'drizzle-orm'
import { expect, onTestFinished, vi } from 'vitest'
import { accessToken, emailToken, loginChallenge, refreshToken, session } from '../database/schema/accounts.ts'
import { deviceSignIn } from '../database/schema/device-sign-ins.ts'
import { PASSWORD, type TestServer, test } from '../testing/test-server.ts'
import { purge, startNightlyWork } from './nightly.ts'
import { queues } from './queues.ts'

const DAY = 24 * 60 * 60_000

async function logIn(server: TestServer, email: string): Promise<accounts.Session> {
  return (await server.call(accounts.login, { body: { email, password: PASSWORD } })).data as accounts.Session
}

async function kept({ services: { db } }: TestServer) {
  const tables = { session, accessToken, refreshToken, emailToken, loginChallenge, deviceSignIn }
  const counted = Object.entries(tables).map(async ([name, table]) => {
    const [row] = await db.select({ rows: count() }).from(table)
    return [name, row?.rows] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

test('what nobody can use any more is deleted at night, and nothing else', async ({ server }) => {
  const { email, refreshToken: stays, user } = await server.person()
  const left = await logIn(server, email)
  await logIn(server, email)
  await server.call(accounts.logout, { token: left.accessToken })
  await server.call(forgotPassword, { body: { email } })
  await server.services.background.settled()
  await server.call(signIn.startDeviceSignIn, { body: {} })
  const challenge = { hash: Buffer.alloc(32), userId: user.id, expiresAt: new Date() }
  await server.services.db.insert(loginChallenge).values(challenge)
  const before = await kept(server)
  expect(before).toEqual({
    ...{ session: 3, accessToken: 3, refreshToken: 3, emailToken: 1, loginChallenge: 1, deviceSignIn: 1 },
  })

  await purge(server.services)
  expect(await kept(server)).toEqual({ ...before, loginChallenge: 0 })
  server.pass(8 * DAY)
  await purge(server.services)
  expect(await kept(server)).toEqual({
    ...{ session: 2, accessToken: 2, refreshToken: 2, emailToken: 0, loginChallenge: 0, deviceSignIn: 0 },
  })

  const { data: renewed } = await server.call(accounts.refresh, { body: { refreshToken: stays } })
  server.pass(tokenLifetimes.refreshIdle - DAY)
  await purge(server.services)
  expect(await kept(server)).toMatchObject({ session: 1 })
  expect(await server.call(accounts.refresh, { body: { refreshToken: renewed.refreshToken } })).toMatchObject({
    status: 200,
  })
})

test('a spent token of a session that lives is kept, so that a copy of it is still noticed', async ({ server }) => {
  const { refreshToken: first, user } = await server.person()
  let newest = first
  for (let refreshed = 0; refreshed < 3; refreshed += 1) {
    server.pass(20 * DAY)
    newest = (await server.call(accounts.refresh, { body: { refreshToken: newest } })).data.refreshToken
  }
  await purge(server.services)
  expect(await server.call(accounts.refresh, { body: { refreshToken: first } })).toMatchObject({ status: 401 })
  const [ended] = await server.services.db.select().from(session).where(eq(session.userId, user.id))
  expect(ended?.revokedBecause).toBe('token_reuse')
})

test('however many workers there are, one job waits for the night; done, it queues the next one', async ({
  server,
}) => {
  const { services } = server
  const nights = async () => {
    const { rows } = await services.db.$client.query<{ state: string; night: Date }>(
      'select state, start_after as night from pgboss.job where name = $1 order by start_after',
      [queues.nightly],
    )
    return rows
  }
  for (let worker = 0; worker < 3; worker += 1) onTestFinished(await startNightlyWork(services))
  const [night, ...others] = await nights()
  expect(others).toEqual([])
  expect(night).toMatchObject({ state: 'created' })
  expect(night?.night.toISOString()).toMatch(/T03:00:00.000Z$/)
  expect(night?.night.getTime()).toBeLessThanOrEqual(Date.now() + DAY)

  const { email } = await server.person()
  await server.call(accounts.logout, { token: (await logIn(server, email)).accessToken })
  server.pass(8 * DAY)
  await services.db.$client.query("update pgboss.job set start_after = now() - interval '1 day' where name = $1", [
    queues.nightly,
  ])
  await vi.waitFor(async () => expect((await nights()).map(({ state }) => state)).toEqual(['completed', 'created']), {
    timeout: 60_000,
    interval: 200,
  })
  expect(await kept(server)).toMatchObject({ session: 1 })
})

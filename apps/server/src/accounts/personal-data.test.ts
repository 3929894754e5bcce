import * as accounts from '@dryrun/contract/accounts'
import { exportData, type PersonalData } from '@dryrun/contract/personal-data'
import { updateProfile } from '@dryrun/contract/profile'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { device, user } from '../database/schema/accounts.ts'
import { auditEvent } from '../database/schema/audit.ts'
import { followUp, solution } from '../database/schema/solutions.ts'
import { supportRequest } from '../database/schema/support.ts'
import { playModel, solve, test } from '../testing/solving-server.ts'
import { PASSWORD, type TestServer } from '../testing/test-server.ts'

/** The file, read as its contract says. */
async function exported(server: TestServer, token: string): Promise<PersonalData> {
  const answer = await server.call(exportData, { token })
  return exportData.schema.response[200].strict().parse({ success: true, data: answer.data }).data
}

test('a person gets all that is kept of them as one file', async ({ server, runner }) => {
  await playModel(server, runner)
  const { accessToken, email, user: ada } = await server.person()
  const { data: result } = await solve(server, accessToken)
  const { db } = server.services
  await db.insert(followUp).values({
    ...{ solutionId: result.id, question: 'Why twice?', answer: 'It says so.', aiProvider: 'played model' },
    createdAt: new Date(),
  })
  await db.insert(device).values({
    ...{ userId: ada.id, deviceId: 'desk', platform: 'linux', version: '1.0.0' },
    ...{ createdAt: new Date(), lastSeenAt: new Date() },
  })
  const asked = { name: 'Ada', email, message: 'Help', address: '192.0.2.1', day: '2026-11-22', createdAt: new Date() }
  await db.insert(supportRequest).values(asked)
  const body = { firstName: 'Ada', lastName: 'Lovelace', email: 'new@example.com', currentPassword: PASSWORD }
  await server.call(updateProfile, { token: accessToken, body })

  const answer = await server.call(exportData, { token: accessToken })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="dryrun-data-\d{4}-\d\d-\d\d\.json"$/)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')

  const data = await exported(server, accessToken)
  expect(data.user).toMatchObject({ ...ada, plan: 'free' })
  expect(data.pendingEmail).toMatchObject({ email: 'new@example.com' })
  expect(data.devices).toMatchObject([{ deviceId: 'desk', platform: 'linux' }])
  expect(data.sessions).toMatchObject([{ address: '127.0.0.1', endedAt: null }])
  expect(data.usage).toEqual([{ day: expect.any(String), queries: 1 }])
  expect(data.mails.map(({ subject }) => subject).sort()).toEqual([
    'A new email was asked for your Dryrun account',
    'Confirm your new email for Dryrun',
    'Verify your email for Dryrun',
  ])
  expect(data.supportRequests).toMatchObject([{ message: 'Help', address: '192.0.2.1' }])
  expect(data.securityLog.map(({ act, byYou }) => [act, byYou])).toEqual([
    ['data_exported', true],
    ['data_exported', true],
    ['email_change_asked', true],
    ['email_verified', true],
    ['signed_up', true],
  ])
  expect(data.solutions).toMatchObject([
    { id: result.id, result, followUps: [{ question: 'Why twice?', answer: 'It says so.' }] },
  ])
  expect(data.solutions[0]?.events.at(-1)).toMatchObject({ type: 'result' })
})

test('no secret is in it: no password, token or link, not even as they are stored', async ({ server }) => {
  const { accessToken, refreshToken, user: ada } = await server.person()
  const body = { firstName: 'Ada', lastName: 'Lovelace', email: 'new@example.com', currentPassword: PASSWORD }
  await server.call(updateProfile, { token: accessToken, body })
  const link = await server.mailedToken('new@example.com')
  const text = JSON.stringify((await server.call(exportData, { token: accessToken })).data)
  for (const secret of [PASSWORD, accessToken, refreshToken, link, '$argon2', 'hash', 'sealed', 'token=']) {
    expect(text).not.toContain(secret)
  }
  expect(text).toContain(ada.id)
})

test('nothing of anybody else is in it', async ({ server, runner }) => {
  await playModel(server, runner)
  const [ada, other] = [await server.person(), await server.person()]
  await solve(server, other.accessToken)
  const data = await exported(server, ada.accessToken)
  expect(data.solutions).toEqual([])
  expect(JSON.stringify(data)).not.toContain(other.user.id)
  expect(JSON.stringify(data)).not.toContain(other.email)
})

test('however much there is, all of it comes, once and in order', async ({ server }) => {
  const { accessToken, user: ada } = await server.person()
  const { db } = server.services
  const start = Date.parse('2026-01-01T00:00:00Z')
  const solves = Array.from({ length: 45 }, (_, each): typeof solution.$inferInsert => ({
    ...{ userId: ada.id, type: 'extraction', language: 'python', requestHash: Buffer.alloc(32), screenshotCount: 1 },
    ...{ status: 'error', error: { code: 'internal', message: `failure ${each}` } },
    // Three at each moment.
    ...{ createdAt: new Date(start + Math.floor(each / 3)), finishedAt: new Date(start) },
  }))
  await db.insert(solution).values(solves)
  await db
    .insert(auditEvent)
    .values(
      Array.from({ length: 1_200 }, () => ({ act: 'login_failed' as const, subjectId: ada.id, at: new Date(start) })),
    )
  const { solutions, securityLog } = await exported(server, accessToken)
  expect(new Set(solutions.map(({ id }) => id)).size).toBe(45)
  expect(solutions.map(({ timestamp }) => timestamp)).toEqual(
    solutions
      .map(({ timestamp }) => timestamp)
      .sort()
      .reverse(),
  )
  expect(securityLog.filter(({ act, byYou }) => act === 'login_failed' && !byYou)).toHaveLength(1_200)
})

test('it is recorded, and only who is signed in may have it', async ({ server }) => {
  const { accessToken, user: ada } = await server.person()
  expect(await server.call(exportData)).toMatchObject({ status: 401 })
  expect(await server.call(exportData, { token: 'A'.repeat(43) })).toMatchObject({ status: 401 })
  await exported(server, accessToken)
  const kept = await server.services.db.select().from(auditEvent).where(eq(auditEvent.act, 'data_exported'))
  expect(kept).toMatchObject([{ actorId: ada.id, subjectId: ada.id, address: '127.0.0.1' }])
  await server.services.db.delete(user).where(eq(user.id, ada.id))
  expect(await server.call(exportData, { token: accessToken })).toMatchObject({ status: 401 })
})

describe('with the real limits', () => {
  test.override({ settings: { rateLimitScale: 1 } })

  test('it is had five times an hour', async ({ server }) => {
    const { accessToken } = await server.person()
    for (let count = 0; count < 5; count += 1) {
      expect((await server.call(exportData, { token: accessToken })).status).toBe(200)
    }
    expect(await server.call(exportData, { token: accessToken })).toMatchObject({ status: 429 })
    expect(await server.call(accounts.me, { token: accessToken })).toMatchObject({ status: 200 })
  })
})

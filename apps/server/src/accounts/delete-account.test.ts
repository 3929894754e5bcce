import { randomUUID } from 'node:crypto'
import * as accounts from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import * as processing from '@dryrun/contract/processing'
import { deleteAccount, updateProfile } from '@dryrun/contract/profile'
import { listSessions } from '@dryrun/contract/sessions'
import { eq, or } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { device } from '../database/schema/accounts.ts'
import { auditEvent } from '../database/schema/audit.ts'
import { outboxMail } from '../database/schema/mail.ts'
import { modelCall } from '../database/schema/models.ts'
import { supportRequest } from '../database/schema/support.ts'
import { playModel, solve, test } from '../testing/solving-server.ts'
import { PASSWORD, type TestServer } from '../testing/test-server.ts'

const remove = (server: TestServer, token: string | undefined, password = PASSWORD) =>
  server.call(deleteAccount, { token, body: { password } })

const writeToSupport = (server: TestServer, email: string, address: string) =>
  server.services.db
    .insert(supportRequest)
    .values({ name: 'Ada', email, message: 'Help', address, day: '2026-11-22', createdAt: new Date() })

test('a deleted account is gone at once: its tokens, its login and everything in it', async ({ server, runner }) => {
  await playModel(server, runner)
  const person = await server.person()
  const { accessToken, refreshToken, email, user } = person
  const solution = (await solve(server, accessToken)).data.id
  const { db } = server.services
  await db.insert(device).values({
    ...{ userId: user.id, deviceId: 'desk', platform: 'linux', version: '1.0.0' },
    ...{ createdAt: new Date(), lastSeenAt: new Date() },
  })
  await writeToSupport(server, email, '192.0.2.1')
  await db.insert(modelCall).values({
    ...{ solutionId: solution, modelId: 'env', provider: 'openai', model: 'm', purpose: 'draft', outcome: 'ok' },
    ...{ milliseconds: 1, inputTokens: 2, outputTokens: 3, costMicros: 4, endedAt: new Date() },
  })
  const elsewhere = await server.call(accounts.login, { body: { email, password: PASSWORD } })

  expect(await remove(server, accessToken)).toMatchObject({
    status: 200,
    message: 'Account deleted successfully',
    data: null,
  })
  for (const token of [accessToken, accounts.Session.parse(elsewhere.data).accessToken]) {
    expect(await server.call(accounts.me, { token })).toMatchObject({ status: 401 })
    expect(await server.call(listSessions, { token })).toMatchObject({ status: 401 })
  }
  expect(await server.call(accounts.refresh, { body: { refreshToken } })).toMatchObject({ status: 401 })
  expect(await server.call(accounts.login, { body: { email, password: PASSWORD } })).toMatchObject({
    status: 401,
    error: { code: 'invalid_credentials' },
  })
  expect(await remove(server, accessToken)).toMatchObject({ status: 401 })
  expect(await traces(server, user.id)).toEqual([])
  expect(await db.select().from(supportRequest)).toEqual([])
  expect(await db.select().from(modelCall)).toMatchObject([{ solutionId: null }])
})

test('what stays is the audit log, by bare ids, and one letter', async ({ server }) => {
  const { accessToken, email, user } = await server.person()
  await server.call(updateProfile, {
    token: accessToken,
    body: { firstName: 'Ada', lastName: 'Lovelace', email: 'elsewhere@example.com', currentPassword: PASSWORD },
  })
  await remove(server, accessToken)
  const kept = await server.services.db
    .select()
    .from(auditEvent)
    .where(or(eq(auditEvent.subjectId, user.id), eq(auditEvent.actorId, user.id)))
  expect(kept.map(({ act }) => act)).toEqual(['signed_up', 'email_verified', 'email_change_asked', 'account_deleted'])
  expect(JSON.stringify(kept)).not.toMatch(/Ada|Lovelace|@/)
  const letters = await server.services.db.select().from(outboxMail)
  expect(letters).toMatchObject([{ recipient: email, subject: 'Your Dryrun account was deleted' }])
})

test('a solve that runs is canceled, and whoever waits for it is told', async ({ server, runner }) => {
  const model = await playModel(server, runner)
  const reading = Promise.withResolvers<void>()
  model.beforeReading = () => {
    reading.resolve()
    return new Promise(() => {})
  }
  const { accessToken, user } = await server.person()
  const waiting = solve(server, accessToken)
  await reading.promise
  expect(await remove(server, accessToken)).toMatchObject({ status: 200 })
  expect(await waiting).toMatchObject({ status: 409, error: { code: 'solve_canceled' } })
  expect(await traces(server, user.id)).toEqual([])
})

test('the same address can sign up again, to an empty account', async ({ server }) => {
  const { accessToken, email } = await server.person()
  await remove(server, accessToken)
  server.pass(1)
  const body = { firstName: 'Ada', lastName: 'King', email, password: PASSWORD }
  expect(await server.call(accounts.signup, { body })).toMatchObject({ status: 200 })
  const token = await server.mailedToken(email)
  const again = accounts.Session.parse((await server.call(accounts.verifyEmail, { body: { token } })).data)
  expect(again.user).toMatchObject({ lastName: 'King', twoFactorEnabled: false })
  const history = await server.call(processing.recentSolutions, { token: again.accessToken })
  expect(history.data.recentSolutions).toEqual([])
})

test('without the password nothing is deleted, and without a session nothing is asked', async ({ server }) => {
  const { accessToken, user } = await server.person()
  expect(await remove(server, accessToken, 'Wr0ng&Quiet-River')).toMatchObject({
    status: 401,
    error: { code: 'invalid_password' },
  })
  expect(await remove(server, accessToken, '')).toMatchObject({ status: 400, error: { code: 'validation_failed' } })
  expect(await remove(server, undefined)).toMatchObject({ status: 401, error: { code: 'unauthenticated' } })
  expect(await server.call(accounts.me, { token: accessToken })).toMatchObject({ status: 200 })
  expect(await traces(server, user.id)).not.toEqual([])
})

test('nobody else loses anything, not even mails to an address the deleted account wanted', async ({ server }) => {
  const [ada, other] = [await server.person(), await server.person()]
  await writeToSupport(server, other.email, '192.0.2.2')
  await server.call(updateProfile, {
    token: ada.accessToken,
    body: { firstName: 'Ada', lastName: 'Lovelace', email: other.email, currentPassword: PASSWORD },
  })
  const before = await traces(server, other.user.id)
  await remove(server, ada.accessToken)
  expect(await traces(server, other.user.id)).toEqual(before)
  expect(await server.call(accounts.me, { token: other.accessToken })).toMatchObject({ status: 200 })
  expect(await server.services.db.select().from(supportRequest)).toHaveLength(1)
})

test('of five deletions at once one is told it succeeded, and one letter is sent', async ({ server }) => {
  const { accessToken, email } = await server.person()
  const answers = await Promise.all(Array.from({ length: 5 }, () => remove(server, accessToken)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status } of answers) expect([200, 401, 404]).toContain(status)
  const letters = (await server.mailbox()).filter(({ to }) => to === email)
  expect(letters.map(({ subject }) => subject)).toEqual(['Your Dryrun account was deleted'])
})

test('a solve that starts while the account is deleted is refused, not an error of ours', async ({ server }) => {
  const { accessToken } = await server.person()
  const answers = await Promise.all([remove(server, accessToken), ...[1, 2].map(() => solve(server, accessToken))])
  expect(answers[0]?.status).toBe(200)
  for (const { status } of answers.slice(1)) expect([401, 409]).toContain(status)
})

describe('with the real limits', () => {
  test.override({ settings: { rateLimitScale: 1 } })

  test('guesses here count with those of a new password', async ({ server }) => {
    const { accessToken } = await server.person()
    for (let guess = 1; guess <= 5; guess += 1) {
      expect(await remove(server, accessToken, `Wr0ng&${guess}`)).toMatchObject({ status: 401 })
      const body = { firstName: 'A', lastName: 'L', email: `${randomUUID()}@example.com`, currentPassword: 'Wr0ng' }
      expect((await server.call(updateProfile, { token: accessToken, body })).status).toBe(401)
    }
    expect(await remove(server, accessToken)).toMatchObject({ status: 429, message: messages.http.tooMany(900) })
  })
})

/** Every table with rows that belong to an account, with how many. */
async function traces(server: TestServer, userId: string): Promise<string[]> {
  const { $client } = server.services.db
  const tables = await $client.query<{ table: string }>(
    `select table_name as table from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`,
  )
  const found = await Promise.all(
    tables.rows.map(async ({ table }) => {
      const { rows } = await $client.query(`select count(*)::int as n from "${table}" where user_id = $1`, [userId])
      return rows[0].n > 0 ? [`${table} ${rows[0].n}`] : []
    }),
  )
  return found.flat()
}

import * as accounts from '@dryrun/contract/accounts'
import { tokenLifetimes } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { forgotPassword, resetPassword } from '@dryrun/contract/password-calls'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { emailToken, user } from '../database/schema/accounts.ts'
import { auditEvent } from '../database/schema/audit.ts'
import { PASSWORD, type TestServer, test } from '../testing/test-server.ts'
import { hashToken, newToken } from './tokens.ts'

const NEW_PASSWORD = 'N3w&Louder-Ocean'

const logIn = (server: TestServer, email: string, password: string) =>
  server.call(accounts.login, { body: { email, password } })

async function ask(server: TestServer, email: string): Promise<string> {
  // The mailbox is ordered by time.
  server.pass(1)
  await server.call(forgotPassword, { body: { email } })
  await server.services.background.settled()
  return server.mailedToken(email)
}

const reset = (server: TestServer, token: string, password = NEW_PASSWORD) =>
  server.call(resetPassword, { body: { token, password } })

test('the mailed link gives a new password: the old one is refused, every session ends, and none is opened', async ({
  server,
}) => {
  const { email, accessToken, refreshToken } = await server.person()
  const elsewhere = accounts.Session.parse((await logIn(server, email, PASSWORD)).data)
  const answer = await reset(server, await ask(server, email))
  expect(answer).toMatchObject({ status: 200, message: messages.resetPassword.succeeded, data: null })
  for (const token of [accessToken, elsewhere.accessToken]) {
    expect(await server.call(accounts.me, { token })).toMatchObject({ status: 401 })
  }
  expect(await server.call(accounts.refresh, { body: { refreshToken } })).toMatchObject({ status: 401 })
  expect(await logIn(server, email, PASSWORD)).toMatchObject({ status: 401 })
  expect(await logIn(server, email, NEW_PASSWORD)).toMatchObject({ status: 200 })
})

test('a link works once, though ten open it together, and the password is that of the one who came through', async ({
  server,
}) => {
  const { email } = await server.person()
  const token = await ask(server, email)
  const passwords = Array.from({ length: 10 }, (_, each) => `${NEW_PASSWORD}${each}`)
  const answers = await Promise.all(passwords.map((password) => reset(server, token, password)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
  const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
  expect(await logIn(server, email, winner)).toMatchObject({ status: 200 })
  expect(await reset(server, token)).toMatchObject({
    status: 400,
    message: messages.resetPassword.invalidLink,
    error: { code: 'invalid_token' },
  })
})

test('a link is good for an hour', async ({ server }) => {
  const { email } = await server.person()
  const token = await ask(server, email)
  server.pass(tokenLifetimes.resetPassword + 1)
  expect(await reset(server, token)).toMatchObject({ status: 400, error: { code: 'invalid_token' } })
  expect(await logIn(server, email, PASSWORD)).toMatchObject({ status: 200 })
})

test('a new link makes the older ones void, though both are asked for at once', async ({ server }) => {
  const { email, user: person } = await server.person()
  const first = await ask(server, email)
  const second = await ask(server, email)
  expect(await reset(server, first)).toMatchObject({ status: 400, error: { code: 'invalid_token' } })
  expect(await reset(server, second)).toMatchObject({ status: 200 })

  await Promise.all(Array.from({ length: 5 }, () => server.call(forgotPassword, { body: { email } })))
  await server.services.background.settled()
  const links = await server.services.db.select().from(emailToken).where(eq(emailToken.userId, person.id))
  expect(links).toHaveLength(1)
})

test('opening the page of a link does not spend it', async ({ server }) => {
  const { email } = await server.person()
  const token = await ask(server, email)
  for (const method of ['GET', 'HEAD'] as const) {
    const page = await server.app.inject({ method, url: `/reset-password?token=${token}` })
    expect(page.headers['referrer-policy']).toBe('no-referrer')
  }
  expect(await reset(server, token)).toMatchObject({ status: 200 })
})

test('a link to verify an address resets nothing, and a link to reset signs nobody in', async ({ server }) => {
  const { email } = await server.signUp()
  const verifying = await server.mailedToken(email)
  expect(await reset(server, verifying)).toMatchObject({ status: 400, error: { code: 'invalid_token' } })
  const resetting = await ask(server, email)
  expect(await server.call(accounts.verifyEmail, { body: { token: resetting } })).toMatchObject({
    status: 400,
    error: { code: 'invalid_token' },
  })
  expect(await reset(server, resetting)).toMatchObject({ status: 200 })
})

test('whoever resets the password of an unverified account has read its mail, so the address is verified', async ({
  server,
}) => {
  const { email } = await server.signUp()
  const verifying = await server.mailedToken(email)
  await reset(server, await ask(server, email))
  expect(await logIn(server, email, NEW_PASSWORD)).toMatchObject({
    status: 200,
    data: { user: { emailVerified: true } },
  })
  // The sign-up's own link signs in: it goes with the password it was mailed for.
  expect(await server.call(accounts.verifyEmail, { body: { token: verifying } })).toMatchObject({ status: 400 })
})

test('a link to change the address, asked for with the old password, goes with it', async ({ server }) => {
  const { email, user: person } = await server.person()
  const { db, clock } = server.services
  const expiresAt = new Date(clock().getTime() + tokenLifetimes.verifyEmail)
  const asked = { userId: person.id, purpose: 'change_email', newEmail: 'thief@example.com', expiresAt } as const
  await db.insert(emailToken).values({ ...asked, hash: hashToken(newToken()) })
  await reset(server, await ask(server, email))
  expect(await db.select().from(emailToken).where(eq(emailToken.userId, person.id))).toEqual([])
})

test('a reset leaves the second factor as it is', async ({ server }) => {
  const { email, user: person } = await server.person()
  const { db, clock } = server.services
  const isHers = eq(user.id, person.id)
  const factor = { sealedTotpSecret: Buffer.from('sealed'), twoFactorEnabledAt: clock() }
  await db.update(user).set(factor).where(isHers)
  const answer = await reset(server, await ask(server, email))
  expect(answer.data).toBeNull()
  const [kept] = await db.select().from(user).where(isHers)
  expect(kept).toMatchObject(factor)
})

test('a login that was slower than a reset opens nothing', async ({ server }) => {
  const { email } = await server.person()
  const token = await ask(server, email)
  const { passwords } = server.services
  const verify = passwords.verify
  passwords.verify = async (...compared) => {
    const right = await verify(...compared)
    passwords.verify = verify
    await reset(server, token)
    return right
  }
  expect(await logIn(server, email, PASSWORD)).toMatchObject({ status: 401, error: { code: 'invalid_credentials' } })
})

test('asking never tells whether the account exists, and mails only who has one', async ({ server }) => {
  const known = await server.person()
  const before = (await server.mailbox()).length
  const call = (email: string) => server.call(forgotPassword, { body: { email } })
  const answers = [await call(known.email), await call('nobody@example.com')]
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, message: messages.forgotPassword.sent, data: null })
    expect({ ...answer, headers: {} }).toEqual({ ...answers[0], headers: {} })
  }
  await server.services.background.settled()
  const sent = (await server.mailbox()).slice(0, -before)
  expect(sent.map(({ to }) => to)).toEqual([known.email])
})

test('a password that is common, weak or cut short is refused, and the link is good for another try', async ({
  server,
}) => {
  const { email } = await server.person()
  const token = await ask(server, email)
  const refused = async (password: string) => (await reset(server, token, password)).error.details
  expect(await refused('Password123!')).toEqual([{ field: 'password', message: 'Password is too common' }])
  expect(await refused('Lovelace1843!')).toEqual([{ field: 'password', message: 'Password is too common' }])
  expect(await refused('short')).toHaveLength(4)
  const empty = await server.call(resetPassword, { body: { token: '', password: NEW_PASSWORD } })
  expect(empty).toMatchObject({ status: 400, error: { code: 'validation_failed' } })
  expect(await reset(server, token)).toMatchObject({ status: 200 })
})

test('a token nobody mailed costs no hashing', async ({ server }) => {
  server.services.passwords.hash = () => Promise.reject(new Error('hashed for a forged token'))
  expect(await reset(server, 'A'.repeat(43))).toMatchObject({ status: 400, error: { code: 'invalid_token' } })
})

test('the person is told by mail from where it was done, and the audit log keeps it without secrets', async ({
  server,
}) => {
  const { email, user: person } = await server.person()
  const token = await ask(server, email)
  server.pass(1)
  await reset(server, token)
  const [told] = await server.mailbox()
  expect(told).toMatchObject({ to: email, subject: 'Your Dryrun password was changed' })
  expect(told?.text).toContain('at 127.0.0.1')
  expect(told?.text).toContain('/forgot-password')
  const kept = await server.services.db.select().from(auditEvent).where(eq(auditEvent.subjectId, person.id))
  expect(kept).toMatchObject([
    { act: 'signed_up' },
    { act: 'email_verified' },
    { act: 'password_reset_asked', actorId: null },
    { act: 'password_reset', actorId: person.id, address: '127.0.0.1' },
  ])
  for (const secret of [token, email, NEW_PASSWORD]) expect(JSON.stringify(kept)).not.toContain(secret)
})

describe('with the real limits', () => {
  test.override({ settings: { rateLimitScale: 1, trustProxy: ['127.0.0.1'] } })
  const askFrom = (server: TestServer, from: string, email: string) =>
    server.call(forgotPassword, { body: { email }, headers: { 'x-forwarded-for': from } })

  test('an account is sent three links an hour, from wherever they are asked for, whether it exists or not', async ({
    server,
  }) => {
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      const from = (each: number) => `192.0.2.${each + (email.startsWith('ada') ? 0 : 100)}`
      for (let each = 1; each <= 3; each += 1)
        expect(await askFrom(server, from(each), email)).toMatchObject({ status: 200 })
      const fourth = await askFrom(server, from(4), email.toUpperCase())
      expect(fourth).toMatchObject({ status: 429, error: { code: 'rate_limited' } })
      expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  test('an address asks three times an hour, for whomever', async ({ server }) => {
    for (let each = 1; each <= 3; each += 1)
      expect(await askFrom(server, '192.0.2.1', `p${each}@example.com`)).toMatchObject({ status: 200 })
    expect(await askFrom(server, '192.0.2.1', 'p4@example.com')).toMatchObject({ status: 429 })
    expect(await askFrom(server, '192.0.2.2', 'p4@example.com')).toMatchObject({ status: 200 })
  })
})

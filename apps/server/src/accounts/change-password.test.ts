import * as accounts from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { changePassword, forgotPassword, resetPassword } from '@dryrun/contract/password-calls'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { user } from '../database/schema/accounts.ts'
import { auditEvent } from '../database/schema/audit.ts'
import { PASSWORD, type TestServer, test } from '../testing/test-server.ts'
import { confirmPassword } from './confirm-password.ts'

const NEW_PASSWORD = 'N3w&Louder-Ocean'

const change = (server: TestServer, token: string, currentPassword = PASSWORD, newPassword = NEW_PASSWORD) =>
  server.call(changePassword, { token, body: { currentPassword, newPassword } })

const logIn = (server: TestServer, email: string, password: string) =>
  server.call(accounts.login, { body: { email, password } })

test('the new password holds, every other session ends, and this one stays', async ({ server }) => {
  const { email, accessToken, refreshToken } = await server.person()
  const elsewhere = accounts.Session.parse((await logIn(server, email, PASSWORD)).data)
  expect(await change(server, accessToken)).toMatchObject({
    status: 200,
    message: messages.changePassword.succeeded,
    data: null,
  })
  expect(await server.call(accounts.me, { token: accessToken })).toMatchObject({ status: 200 })
  expect(await server.call(accounts.refresh, { body: { refreshToken } })).toMatchObject({ status: 200 })
  expect(await server.call(accounts.me, { token: elsewhere.accessToken })).toMatchObject({ status: 401 })
  const renewed = await server.call(accounts.refresh, { body: { refreshToken: elsewhere.refreshToken } })
  expect(renewed).toMatchObject({ status: 401 })
  expect(await logIn(server, email, PASSWORD)).toMatchObject({ status: 401 })
  expect(await logIn(server, email, NEW_PASSWORD)).toMatchObject({ status: 200 })
})

test("nobody else's sessions or password are touched", async ({ server }) => {
  const [ada, other] = [await server.person(), await server.person()]
  await change(server, ada.accessToken)
  expect(await server.call(accounts.me, { token: other.accessToken })).toMatchObject({ status: 200 })
  expect(await logIn(server, other.email, PASSWORD)).toMatchObject({ status: 200 })
})

test('a wrong current password is refused, kept as a failed login, and ends nothing', async ({ server }) => {
  const { accessToken, user: person } = await server.person()
  expect(await change(server, accessToken, 'Wr0ng&Quiet-River')).toMatchObject({
    status: 401,
    message: 'Current password is incorrect',
    error: { code: 'invalid_password' },
  })
  expect(await server.call(accounts.me, { token: accessToken })).toMatchObject({ status: 200 })
  const kept = await server.services.db.select().from(auditEvent).where(eq(auditEvent.act, 'login_failed'))
  expect(kept).toMatchObject([{ actorId: person.id, subjectId: person.id, detail: { step: 'current_password' } }])
})

test('without a session nothing is changed', async ({ server }) => {
  const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  expect(await server.call(changePassword, { body })).toMatchObject({ status: 401, error: { code: 'unauthenticated' } })
})

test('a weak or common password is refused, with every rule it breaks', async ({ server }) => {
  const { accessToken } = await server.person()
  const refused = async (password: string) => (await change(server, accessToken, PASSWORD, password)).error.details
  expect(await refused('short')).toEqual([
    { field: 'newPassword', message: 'Password must be at least 8 characters long' },
    { field: 'newPassword', message: 'Password must contain at least one uppercase letter' },
    { field: 'newPassword', message: 'Password must contain at least one number' },
    { field: 'newPassword', message: 'Password must contain at least one special character (@$!%*?&)' },
  ])
  expect(await refused('Password123!')).toEqual([{ field: 'newPassword', message: 'Password is too common' }])
  expect(await change(server, accessToken, '')).toMatchObject({ status: 400, error: { code: 'validation_failed' } })
})

test('of five changes at once one succeeds, and its password is the one that holds', async ({ server }) => {
  const { email, accessToken } = await server.person()
  const passwords = Array.from({ length: 5 }, (_, each) => `${NEW_PASSWORD}${each}`)
  const answers = await Promise.all(passwords.map((password) => change(server, accessToken, PASSWORD, password)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
  expect(await logIn(server, email, winner)).toMatchObject({ status: 200 })
})

test('an account that was deleted a moment ago is not found', async ({ server }) => {
  const { accessToken, user: person } = await server.person()
  await server.services.db.delete(user).where(eq(user.id, person.id))
  await expect(
    confirmPassword(server.services, person.id, PASSWORD, { address: '127.0.0.1', agent: '' }),
  ).rejects.toMatchObject({ status: 404, message: 'User not found' })
  expect(await change(server, accessToken)).toMatchObject({ status: 401 })
})

test('a link to reset that was on its way no longer works', async ({ server }) => {
  const { email, accessToken } = await server.person()
  server.pass(1)
  await server.call(forgotPassword, { body: { email } })
  await server.services.background.settled()
  const token = await server.mailedToken(email)
  await change(server, accessToken)
  const late = await server.call(resetPassword, { body: { token, password: 'An0ther&Calm-Hill' } })
  expect(late).toMatchObject({ status: 400, error: { code: 'invalid_token' } })
})

test('the person is told by mail, and the audit log keeps it', async ({ server }) => {
  const { email, accessToken, user: person } = await server.person()
  server.pass(1)
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' }
  const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  await server.call(changePassword, { token: accessToken, body, headers })
  const [told] = await server.mailbox()
  expect(told).toMatchObject({ to: email, subject: 'Your Dryrun password was changed' })
  expect(told?.text).toContain('from Firefox on Linux at 127.0.0.1')
  const kept = await server.services.db.select().from(auditEvent).where(eq(auditEvent.act, 'password_changed'))
  expect(kept).toMatchObject([{ actorId: person.id, subjectId: person.id }])
})

describe('with the real limits', () => {
  test.override({ settings: { rateLimitScale: 1 } })

  test('who holds a stolen session has ten guesses at the password', async ({ server }) => {
    const { accessToken } = await server.person()
    for (let guess = 1; guess <= 10; guess += 1)
      expect(await change(server, accessToken, `Wr0ng&Quiet-${guess}`)).toMatchObject({ status: 401 })
    expect(await change(server, accessToken)).toMatchObject({ status: 429, error: { code: 'rate_limited' } })
  })
})

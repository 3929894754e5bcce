import { randomBytes } from 'node:crypto'
import * as accounts from '@dryrun/contract/accounts'
import { tokenLifetimes, twoFactorLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { changePassword, forgotPassword, resetPassword } from '@dryrun/contract/password-calls'
import { answerTwoFactor, disableTwoFactor, twoFactorStatus } from '@dryrun/contract/two-factor'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { loginChallenge, session, user } from '../../database/schema/accounts.ts'
import { auditEvent } from '../../database/schema/audit.ts'
import { openSecrets, SECRET_KEY_BYTES } from '../../secrets.ts'
import { challengeOf, STEP_MS, twoFactorPerson } from '../../testing/authenticator.ts'
import { PASSWORD, type TestServer, test } from '../../testing/test-server.ts'
import { mailVerificationLink } from '../email-verification.ts'
import { totpRow } from './sealed-secret.ts'

const NEW_PASSWORD = 'N3w&Louder-Ocean'
const FAR_OFF = 1_000 * STEP_MS

const answer = (server: TestServer, challengeToken: string, code: string) =>
  server.call(answerTwoFactor, { body: { challengeToken, code } })

const wrongCode = { status: 401, message: messages.twoFactor.wrongCode, error: { code: 'invalid_code' } }
const loginOver = { status: 401, message: messages.twoFactor.loginOver, error: { code: 'invalid_token' } }

const actsOf = async ({ services: { db } }: TestServer, userId: string) =>
  (await db.select().from(auditEvent).where(eq(auditEvent.subjectId, userId)).orderBy(auditEvent.id)).slice(2)

test('the password alone opens nothing; with a code the person is signed in', async ({ server }) => {
  const { email, app, user: person } = await twoFactorPerson(server)
  const { db } = server.services
  const before = await db.select().from(session)
  const login = await server.call(accounts.login, { body: { email, password: PASSWORD } })
  expect(login).toMatchObject({ status: 200, message: messages.twoFactor.codeAsked })
  expect(login.data).toEqual({ twoFactorRequired: true, challengeToken: expect.stringMatching(/^[\w-]{43}$/) })
  expect(await db.select().from(session)).toEqual(before)

  const { challengeToken } = accounts.TwoFactorRequired.parse(login.data)
  expect(await server.call(accounts.me, { token: challengeToken })).toMatchObject({ status: 401 })
  const signedIn = await answer(server, challengeToken, ` ${app.code().replace(/^.../, '$& ')} `)
  expect(signedIn).toMatchObject({ status: 200, message: messages.login.succeeded })
  expect(signedIn.data.user).toMatchObject({ id: person.id, email, twoFactorEnabled: true })
  const me = await server.call(accounts.me, { token: signedIn.data.accessToken })
  expect(me.data).toEqual({ user: signedIn.data.user, subscription: null })
})

test('a wrong password is told before any code is asked for', async ({ server }) => {
  const { email } = await twoFactorPerson(server)
  const login = await server.call(accounts.login, { body: { email, password: 'Wr0ng&Quiet-River' } })
  expect(login).toMatchObject({ status: 401, error: { code: 'invalid_credentials' } })
})

test('a challenge is hashed at rest, works once, and not for two at once', async ({ server }) => {
  const { email, app, recoveryCodes } = await twoFactorPerson(server)
  const challenge = await challengeOf(server, email)
  const kept = JSON.stringify(await server.services.db.select().from(loginChallenge))
  expect(kept).not.toContain(challenge)
  const codes = [app.code(), app.code(STEP_MS), ...recoveryCodes.slice(0, 3)]
  const answers = await Promise.all(codes.map((code) => answer(server, challenge, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  expect(await answer(server, challenge, recoveryCodes[9] ?? '')).toMatchObject(loginOver)
})

test('a code works once, though it is sent in five logins at once', async ({ server }) => {
  const { email, app } = await twoFactorPerson(server)
  const challenges = [
    await challengeOf(server, email),
    await challengeOf(server, email),
    await challengeOf(server, email),
  ]
  const code = app.code()
  const answers = await Promise.all(challenges.map((challenge) => answer(server, challenge, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  expect(await answer(server, await challengeOf(server, email), code)).toMatchObject(wrongCode)
  server.pass(STEP_MS)
  expect(await answer(server, await challengeOf(server, email), app.code())).toMatchObject({ status: 200 })
})

test('a code of an earlier step is not taken after one of a later step', async ({ server }) => {
  const { email, app } = await twoFactorPerson(server)
  const [earlier, later] = [app.code(), app.code(STEP_MS)]
  expect(await answer(server, await challengeOf(server, email), later)).toMatchObject({ status: 200 })
  expect(await answer(server, await challengeOf(server, email), earlier)).toMatchObject(wrongCode)
})

test('a clock may be one step off in either direction, and no more', async ({ server }) => {
  const { email, app } = await twoFactorPerson(server)
  server.pass(3 * STEP_MS)
  const login = async (ahead: number) => answer(server, await challengeOf(server, email), app.code(ahead))
  expect(await login(-2 * STEP_MS)).toMatchObject(wrongCode)
  expect(await login(2 * STEP_MS)).toMatchObject(wrongCode)
  expect(await login(-STEP_MS)).toMatchObject({ status: 200 })
  expect(await login(STEP_MS)).toMatchObject({ status: 200 })
})

test('a recovery code logs in once, however it is written, and the person is told how many are left', async ({
  server,
}) => {
  const { email, recoveryCodes, accessToken } = await twoFactorPerson(server)
  const [first = '', second = ''] = recoveryCodes
  const left = async () => (await server.call(twoFactorStatus, { token: accessToken })).data
  expect(await left()).toEqual({ enabled: true, recoveryCodesLeft: 10 })
  const typed = first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')
  expect(await answer(server, await challengeOf(server, email), typed)).toMatchObject({ status: 200 })
  expect(await left()).toEqual({ enabled: true, recoveryCodesLeft: 9 })
  const [told] = (await server.mailbox()).filter(({ subject }) => subject.includes('recovery code'))
  expect(told).toMatchObject({ to: email, subject: 'A recovery code of your Dryrun account was used' })
  expect(told?.text).toContain('9 are left')
  expect(await answer(server, await challengeOf(server, email), first)).toMatchObject(wrongCode)

  const challenges = [await challengeOf(server, email), await challengeOf(server, email)]
  const answers = await Promise.all(challenges.map((challenge) => answer(server, challenge, second)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test("nobody gets in with somebody else's challenge or codes", async ({ server }) => {
  const [ada, eve] = [await twoFactorPerson(server), await twoFactorPerson(server)]
  for (const code of [eve.app.code(), eve.recoveryCodes[0] ?? '']) {
    expect(await answer(server, await challengeOf(server, ada.email), code)).toMatchObject(wrongCode)
  }
  // Nor are they spent by it.
  for (const code of [eve.app.code(), eve.recoveryCodes[0] ?? '']) {
    expect(await answer(server, await challengeOf(server, eve.email), code)).toMatchObject({
      status: 200,
      data: { user: { id: eve.user.id } },
    })
  }
})

test('a challenge is good for ten minutes, and one that nobody was given for nothing', async ({ server }) => {
  const { email, app } = await twoFactorPerson(server)
  const challenge = await challengeOf(server, email)
  server.pass(tokenLifetimes.loginChallenge + 1)
  expect(await answer(server, challenge, app.code())).toMatchObject(loginOver)
  expect(await answer(server, 'A'.repeat(43), app.code())).toMatchObject(loginOver)
  await challengeOf(server, email)
  expect(await server.services.db.select().from(loginChallenge)).toHaveLength(1)
})

test('what is no code is refused, and what is no answer before it is tried', async ({ server }) => {
  const { email } = await twoFactorPerson(server)
  const challenge = await challengeOf(server, email)
  for (const code of ['12345', 'abcdef', '１２３４５６', '-']) {
    expect(await answer(server, challenge, code)).toMatchObject(wrongCode)
  }
  expect(await answer(server, challenge, ' ')).toMatchObject({ status: 400, error: { code: 'validation_failed' } })
  expect(await answer(server, '', '123456')).toMatchObject({ status: 400, error: { code: 'validation_failed' } })
})

test('the fifth wrong code ends a login, also of twenty at once, and the person is told that their password is known', async ({
  server,
}) => {
  const { email, app, user: person } = await twoFactorPerson(server)
  const challenge = await challengeOf(server, email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => answer(server, challenge, app.code(FAR_OFF))))
  const messagesOf = answers.map(({ message }) => message)
  const { wrongCode: wrong, tooManyWrong, loginOver: over } = messages.twoFactor
  for (const [said, times] of [
    [wrong, 4],
    [tooManyWrong, 1],
    [over, 15],
  ] as const) {
    expect(messagesOf.filter((message) => message === said)).toHaveLength(times)
  }
  expect(await answer(server, challenge, app.code())).toMatchObject(loginOver)
  const failed = (await actsOf(server, person.id)).filter(({ act }) => act === 'two_factor_failed')
  expect(failed).toHaveLength(twoFactorLimits.wrongPerLogin)
  const told = (await server.mailbox()).filter(
    ({ to, subject }) => to === email && subject.includes('has the password'),
  )
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('from Unknown program at 127.0.0.1')
})

test('guessing is over for the day after twenty wrong codes, from wherever; the owner comes in by a recovery code', async ({
  server,
}) => {
  const { email, app, recoveryCodes } = await twoFactorPerson(server)
  for (let login = 0; login < 4; login += 1) {
    const challenge = await challengeOf(server, email)
    for (let guess = 0; guess < 5; guess += 1) await answer(server, challenge, app.code(FAR_OFF))
    server.pass(STEP_MS)
  }
  const challenge = await challengeOf(server, email)
  const refused = await answer(server, challenge, app.code())
  expect(refused).toMatchObject({ status: 429, message: messages.twoFactor.recoveryCodesOnly })
  const day = twoFactorLimits.accountWindow / 1_000
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(day - 200)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(day)
  expect(await answer(server, challenge, recoveryCodes[0] ?? '')).toMatchObject({ status: 200 })

  server.pass(twoFactorLimits.accountWindow)
  expect(await answer(server, await challengeOf(server, email), app.code())).toMatchObject({ status: 200 })
})

test('after the secret key was replaced, codes are said to be of no use here, and a recovery code lets in', async ({
  server,
}) => {
  const { email, app, recoveryCodes, user: person } = await twoFactorPerson(server)
  const another = openSecrets({ secretKey: randomBytes(SECRET_KEY_BYTES), local: true, dataDir: '' })
  const sealedTotpSecret = await another.seal(app.secret, totpRow(person.id))
  await server.services.db.update(user).set({ sealedTotpSecret }).where(eq(user.id, person.id))
  const challenge = await challengeOf(server, email)
  const refused = await answer(server, challenge, app.code())
  expect(refused).toMatchObject({ status: 503, message: messages.twoFactor.secretUnreadable })
  expect(await answer(server, challenge, recoveryCodes[0] ?? '')).toMatchObject({ status: 200 })
})

test('a login that waits for its code ends with the password, with two-factor, and with the account', async ({
  server,
}) => {
  const { email, app, accessToken, recoveryCodes, user: person } = await twoFactorPerson(server)
  const beforeChange = await challengeOf(server, email)
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  await server.call(changePassword, { token: accessToken, body: change })
  expect(await answer(server, beforeChange, app.code())).toMatchObject(loginOver)

  const beforeOff = await challengeOf(server, email, NEW_PASSWORD)
  const proof = { password: NEW_PASSWORD, code: recoveryCodes[0] ?? '' }
  expect(await server.call(disableTwoFactor, { token: accessToken, body: proof })).toMatchObject({ status: 200 })
  expect(await answer(server, beforeOff, app.code())).toMatchObject(loginOver)
  const login = await server.call(accounts.login, { body: { email, password: NEW_PASSWORD } })
  expect(accounts.Session.safeParse(login.data).success).toBe(true)

  const gone = await twoFactorPerson(server)
  const beforeDeletion = await challengeOf(server, gone.email)
  await server.services.db.delete(user).where(eq(user.id, gone.user.id))
  expect(await answer(server, beforeDeletion, gone.app.code())).toMatchObject(loginOver)
  expect(person.id).not.toBe(gone.user.id)
})

test('a reset password still asks for the code, and ends what waited', async ({ server }) => {
  const { email, app } = await twoFactorPerson(server)
  const waiting = await challengeOf(server, email)
  await server.call(forgotPassword, { body: { email } })
  await server.services.background.settled()
  const body = { token: await server.mailedToken(email), password: NEW_PASSWORD }
  expect(await server.call(resetPassword, { body })).toMatchObject({ status: 200, data: null })
  expect(await answer(server, waiting, app.code())).toMatchObject(loginOver)
  const challenge = await challengeOf(server, email, NEW_PASSWORD)
  expect(await answer(server, challenge, app.code())).toMatchObject({ status: 200 })
})

test('a link to verify the address that outlived the verification signs nobody in', async ({ server }) => {
  const { email, user: person } = await twoFactorPerson(server)
  // As one does that is mailed while another is followed.
  await server.services.db.transaction((tx) => mailVerificationLink(server.services, tx, { ...person, email }))
  const sessions = await server.services.db.select().from(session)
  const verified = await server.call(accounts.verifyEmail, { body: { token: await server.mailedToken(email) } })
  expect(verified).toMatchObject({ status: 400, error: { code: 'invalid_token' } })
  expect(await server.services.db.select().from(session)).toEqual(sessions)
})

test('a password that was right when two-factor came between is asked for the code', async ({ server }) => {
  const { email, user: person } = await server.person()
  const { passwords, db, clock } = server.services
  const { verify } = passwords
  passwords.verify = async (...compared) => {
    const right = await verify(...compared)
    await db
      .update(user)
      .set({ sealedTotpSecret: Buffer.from('sealed'), twoFactorEnabledAt: clock() })
      .where(eq(user.id, person.id))
    return right
  }
  const login = await server.call(accounts.login, { body: { email, password: PASSWORD } })
  expect(login.data).toMatchObject({ twoFactorRequired: true })
})

test('the audit log keeps each step and no secret', async ({ server }) => {
  const { email, app, user: person, recoveryCodes } = await twoFactorPerson(server)
  const challenge = await challengeOf(server, email)
  await answer(server, challenge, app.code(FAR_OFF))
  await answer(server, challenge, recoveryCodes[0] ?? '')
  const kept = await actsOf(server, person.id)
  expect(kept).toMatchObject([
    { act: 'two_factor_enabled', actorId: person.id, address: '127.0.0.1' },
    { act: 'two_factor_asked', actorId: null },
    { act: 'two_factor_failed', actorId: null },
    { act: 'recovery_code_used', actorId: person.id },
    { act: 'login_succeeded', actorId: person.id, detail: { by: 'two_factor' } },
  ])
  for (const secret of [challenge, email, app.secret, app.code(), recoveryCodes[0] ?? '']) {
    expect(JSON.stringify(kept)).not.toContain(secret)
  }
})

describe('with the real limits', () => {
  test.override({ settings: { rateLimitScale: 1, trustProxy: ['127.0.0.1'] } })

  test('an address sends twenty codes in a quarter of an hour, and writing another into a header does not help it', async ({
    server,
  }) => {
    const from = (address: string) =>
      server.call(answerTwoFactor, {
        body: { challengeToken: 'A'.repeat(43), code: '123456' },
        // The first address is what the client itself claims; the last is what our proxy saw.
        headers: { 'x-forwarded-for': `${Math.random()}, ${address}` },
      })
    for (let attempt = 1; attempt <= 20; attempt += 1) expect(await from('192.0.2.1')).toMatchObject(loginOver)
    const late = await from('192.0.2.1')
    expect(late).toMatchObject({ status: 429, error: { code: 'rate_limited' } })
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    expect(await from('192.0.2.2')).toMatchObject(loginOver)
  })
})

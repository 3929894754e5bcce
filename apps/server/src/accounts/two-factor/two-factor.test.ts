import * as accounts from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import {
  answerTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
  twoFactorStatus,
} from '@dryrun/contract/two-factor'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { recoveryCode, session, user } from '../../database/schema/accounts.ts'
import { auditEvent } from '../../database/schema/audit.ts'
import { openSecrets } from '../../secrets.ts'
import { openServices } from '../../services.ts'
import { authenticator, challengeOf, STEP_MS, twoFactorPerson } from '../../testing/authenticator.ts'
import { PASSWORD, type TestServer, test } from '../../testing/test-server.ts'

const WRONG = 'Wr0ng&Quiet-River'

const setUp = (server: TestServer, token: string, password = PASSWORD) =>
  server.call(setUpTwoFactor, { token, body: { password } })

const enable = (server: TestServer, token: string, code: string) =>
  server.call(enableTwoFactor, { token, body: { code } })

const disable = (server: TestServer, token: string, code: string, password = PASSWORD) =>
  server.call(disableTwoFactor, { token, body: { password, code } })

const renew = (server: TestServer, token: string, code: string, password = PASSWORD) =>
  server.call(renewRecoveryCodes, { token, body: { password, code } })

const status = async (server: TestServer, token: string) => (await server.call(twoFactorStatus, { token })).data

const letterTo = async (server: TestServer, email: string) => (await server.mailbox()).find(({ to }) => to === email)

describe('setting it up', () => {
  test('gives a secret and the address of its QR code, and is in force with the first code', async ({ server }) => {
    const { email, accessToken: token } = await server.person()
    const setup = await setUp(server, token)
    expect(setup.status).toBe(200)
    const { secret, otpauthUrl } = setup.data
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const url = new URL(otpauthUrl)
    expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual(['otpauth:', 'totp', `/Dryrun:${email}`])
    expect(Object.fromEntries(url.searchParams)).toEqual({ secret, issuer: 'Dryrun' })
    expect(await status(server, token)).toEqual({ enabled: false, recoveryCodesLeft: 0 })
    const login = await server.call(accounts.login, { body: { email, password: PASSWORD } })
    expect(accounts.Session.safeParse(login.data).success).toBe(true)

    server.pass(1)
    const enabled = await enable(server, token, authenticator(server, secret).code())
    expect(enabled).toMatchObject({ status: 200, message: messages.twoFactor.enabled })
    expect(enabled.data.recoveryCodes).toHaveLength(10)
    expect(new Set(enabled.data.recoveryCodes).size).toBe(10)
    for (const code of enabled.data.recoveryCodes)
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/)
    expect(await status(server, token)).toEqual({ enabled: true, recoveryCodesLeft: 10 })
    const me = await server.call(accounts.me, { token })
    expect(me.data.user.twoFactorEnabled).toBe(true)
    expect(await letterTo(server, email)).toMatchObject({ subject: 'Two-factor authentication is on' })
  })

  test('ends every other session, and this one stays', async ({ server }) => {
    const { email, accessToken: token, refreshToken } = await server.person()
    const elsewhere = accounts.Session.parse(
      (await server.call(accounts.login, { body: { email, password: PASSWORD } })).data,
    )
    const { secret } = (await setUp(server, token)).data
    await enable(server, token, authenticator(server, secret).code())
    expect(await server.call(accounts.me, { token: elsewhere.accessToken })).toMatchObject({ status: 401 })
    expect(await server.call(accounts.refresh, { body: { refreshToken } })).toMatchObject({ status: 200 })
    const ended = await server.services.db
      .select()
      .from(session)
      .where(eq(session.revokedBecause, 'two_factor_enabled'))
    expect(ended).toHaveLength(1)
  })

  test('asks for the password; a wrong one is kept as a failed login', async ({ server }) => {
    const { accessToken: token, user: person } = await server.person()
    expect(await setUp(server, token, WRONG)).toMatchObject({ status: 401, error: { code: 'invalid_password' } })
    const kept = await server.services.db.select().from(auditEvent).where(eq(auditEvent.act, 'login_failed'))
    expect(kept).toMatchObject([{ subjectId: person.id, detail: { step: 'current_password' } }])
  })

  test('anew forgets the secret before, and a code of that one is wrong', async ({ server }) => {
    const { accessToken: token } = await server.person()
    const first = authenticator(server, (await setUp(server, token)).data.secret)
    const second = authenticator(server, (await setUp(server, token)).data.secret)
    expect(second.secret).not.toBe(first.secret)
    expect(await enable(server, token, first.code())).toMatchObject({
      status: 400,
      error: { code: 'invalid_code', details: [{ field: 'code', message: messages.twoFactor.wrongCode }] },
    })
    expect(await enable(server, token, second.code())).toMatchObject({ status: 200 })
  })

  test('the code that turned it on does not log in', async ({ server }) => {
    const { email, accessToken: token } = await server.person()
    const app = authenticator(server, (await setUp(server, token)).data.secret)
    const code = app.code()
    await enable(server, token, code)
    const challengeToken = await challengeOf(server, email)
    const replayed = await server.call(answerTwoFactor, { body: { challengeToken, code } })
    expect(replayed).toMatchObject({ status: 401, error: { code: 'invalid_code' } })
  })

  test('nothing is turned on that was not set up, and nothing twice, also not at once', async ({ server }) => {
    const { accessToken: token, user: person } = await server.person()
    const off = { status: 409, message: messages.twoFactor.notSetUp, error: { code: 'two_factor_off' } }
    expect(await enable(server, token, '123456')).toMatchObject(off)
    const app = authenticator(server, (await setUp(server, token)).data.secret)
    const answers = await Promise.all(Array.from({ length: 5 }, () => enable(server, token, app.code())))
    expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 409, 409, 409, 409])
    const codes = await server.services.db.select().from(recoveryCode).where(eq(recoveryCode.userId, person.id))
    expect(codes).toHaveLength(10)
    const on = { status: 409, message: messages.twoFactor.alreadyOn, error: { code: 'two_factor_on' } }
    expect(await setUp(server, token)).toMatchObject(on)
    expect(await enable(server, token, app.code(STEP_MS))).toMatchObject(on)
  })

  test('neither the secret nor a recovery code is readable in the database, nor opens for another person', async ({
    server,
  }) => {
    const [ada, eve] = [await twoFactorPerson(server), await twoFactorPerson(server)]
    const { db } = server.services
    const [row] = await db.select().from(user).where(eq(user.id, ada.user.id))
    const sealedTotpSecret = row?.sealedTotpSecret ?? null
    expect(sealedTotpSecret?.toString('latin1')).not.toContain(ada.app.secret)
    const codes = await db.select().from(recoveryCode)
    for (const code of ada.recoveryCodes) expect(JSON.stringify(codes)).not.toContain(code.replaceAll('-', ''))
    // Whoever can write into the database cannot put a secret that they know into another's row.
    await db.update(user).set({ sealedTotpSecret }).where(eq(user.id, eve.user.id))
    const body = { challengeToken: await challengeOf(server, eve.email), code: ada.app.code() }
    expect(await server.call(answerTwoFactor, { body })).toMatchObject({ status: 503 })
  })

  test('is refused on a server without a key to keep the secret with, in words for who runs it', async ({ server }) => {
    const { accessToken: token } = await server.person()
    server.services.secrets = openSecrets({ secretKey: undefined, local: false, dataDir: '' })
    expect(await setUp(server, token)).toMatchObject({ status: 503, message: messages.twoFactor.noSecretKey })
  })
})

test('a server that others reach does not start without the key that opens the second factors', async ({ server }) => {
  await twoFactorPerson(server)
  const elsewhere = { ...server.services.config, secretKey: undefined, local: false }
  await expect(openServices(elsewhere)).rejects.toThrow(/^SECRET_KEY: /)
})

describe('turning it off', () => {
  test('takes the password and a code, and then the password alone logs in', async ({ server }) => {
    const { email, app, accessToken: token, user: person } = await twoFactorPerson(server)
    expect(await disable(server, token, app.code(), WRONG)).toMatchObject({
      status: 401,
      error: { code: 'invalid_password' },
    })
    expect(await disable(server, token, app.code(1_000 * STEP_MS))).toMatchObject({
      status: 400,
      error: { code: 'invalid_code' },
    })
    expect(await status(server, token)).toMatchObject({ enabled: true })
    expect(await disable(server, token, app.code())).toMatchObject({
      status: 200,
      message: messages.twoFactor.disabled,
      data: null,
    })
    expect(await status(server, token)).toEqual({ enabled: false, recoveryCodesLeft: 0 })
    const [row] = await server.services.db.select().from(user).where(eq(user.id, person.id))
    expect(row).toMatchObject({ sealedTotpSecret: null, twoFactorEnabledAt: null, totpLastStep: null })
    const login = await server.call(accounts.login, { body: { email, password: PASSWORD } })
    expect(login.data).toMatchObject({ user: { twoFactorEnabled: false } })
    const told = (await server.mailbox()).filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(told).toContain('Two-factor authentication is off')
    const acts = await server.services.db.select().from(auditEvent).where(eq(auditEvent.subjectId, person.id))
    expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['two_factor_failed', 'two_factor_disabled']))
  })

  test('works with a recovery code, and once', async ({ server }) => {
    const { accessToken: token, recoveryCodes } = await twoFactorPerson(server)
    const answers = await Promise.all(recoveryCodes.slice(0, 3).map((code) => disable(server, token, code)))
    expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 409, 409])
    expect(await disable(server, token, recoveryCodes[5] ?? '')).toMatchObject({
      status: 409,
      message: messages.twoFactor.notOn,
    })
  })
})

describe('new recovery codes', () => {
  test('take the place of the old ones', async ({ server }) => {
    const { email, app, accessToken: token, recoveryCodes } = await twoFactorPerson(server)
    const renewed = await renew(server, token, app.code())
    expect(renewed).toMatchObject({ status: 200, message: messages.twoFactor.renewed })
    expect(renewed.data.recoveryCodes).toHaveLength(10)
    const login = async (code: string) =>
      server.call(answerTwoFactor, { body: { challengeToken: await challengeOf(server, email), code } })
    for (const old of recoveryCodes.slice(0, 3)) expect(await login(old)).toMatchObject({ status: 401 })
    expect(await login(renewed.data.recoveryCodes[0] ?? '')).toMatchObject({ status: 200 })
    const told = (await server.mailbox()).filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(told).toContain('Your Dryrun recovery codes were renewed')
  })

  test('take the password and a code that was not used', async ({ server }) => {
    const { app, accessToken: token } = await twoFactorPerson(server)
    expect(await renew(server, token, app.code(), WRONG)).toMatchObject({ error: { code: 'invalid_password' } })
    const code = app.code()
    expect(await renew(server, token, code)).toMatchObject({ status: 200 })
    expect(await renew(server, token, code)).toMatchObject({ status: 400, error: { code: 'invalid_code' } })
  })

  test('are not made where two-factor is off', async ({ server }) => {
    const { accessToken: token } = await server.person()
    expect(await renew(server, token, '123456')).toMatchObject({ status: 409, error: { code: 'two_factor_off' } })
  })
})

test('without a session nothing of it is told or done, and what is no body is refused', async ({ server }) => {
  const unauthenticated = { status: 401, error: { code: 'unauthenticated' } }
  const body = { password: PASSWORD, code: '123456' }
  expect(await server.call(twoFactorStatus)).toMatchObject(unauthenticated)
  for (const call of [setUpTwoFactor, enableTwoFactor, disableTwoFactor, renewRecoveryCodes]) {
    expect(await server.call(call, { body })).toMatchObject(unauthenticated)
  }
  const { accessToken: token } = await server.person()
  for (const call of [setUpTwoFactor, enableTwoFactor, disableTwoFactor, renewRecoveryCodes]) {
    expect(await server.call(call, { token, body: { password: '', code: '' } })).toMatchObject({
      status: 400,
      error: { code: 'validation_failed' },
    })
  }
})

test("one person's second factor is not another's", async ({ server }) => {
  const [ada, eve] = [await twoFactorPerson(server), await twoFactorPerson(server)]
  for (const code of [ada.app.code(), ada.recoveryCodes[0] ?? '']) {
    expect(await disable(server, eve.accessToken, code)).toMatchObject({ status: 400, error: { code: 'invalid_code' } })
  }
  expect(await status(server, ada.accessToken)).toEqual({ enabled: true, recoveryCodesLeft: 10 })
})

describe('with the real limits', () => {
  test.override({ settings: { rateLimitScale: 1 } })

  test('who holds a stolen session has ten guesses at the password, whichever call they try it in', async ({
    server,
  }) => {
    const { accessToken: token } = await server.person()
    for (let guess = 1; guess <= 5; guess += 1) {
      expect(await setUp(server, token, WRONG)).toMatchObject({ status: 401 })
      expect(await disable(server, token, '123456', WRONG)).toMatchObject({ status: 401 })
    }
    expect(await renew(server, token, '123456')).toMatchObject({ status: 429, error: { code: 'rate_limited' } })
  })
})

import * as accounts from '@dryrun/contract/accounts'
import * as calls from '@dryrun/contract/device-sign-in'
import { listDevices, registerDevice } from '@dryrun/contract/devices'
import { deviceSignInTiming, rateLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { changePassword } from '@dryrun/contract/password-calls'
import { endOtherSessions } from '@dryrun/contract/sessions'
import { enableTwoFactor, setUpTwoFactor } from '@dryrun/contract/two-factor'
import { asc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { session } from '../database/schema/accounts.ts'
import { auditEvent } from '../database/schema/audit.ts'
import { deviceSignIn } from '../database/schema/device-sign-ins.ts'
import { authenticator } from '../testing/authenticator.ts'
import { PASSWORD, type TestServer, test } from '../testing/test-server.ts'

const AGENT = 'Dryrun/1.4.0 (Windows)'
const told = { platform: 'Windows', version: '1.4.0' }
const { codeLifetime, interval } = deviceSignInTiming

const start = async (server: TestServer) =>
  (await server.call(calls.startDeviceSignIn, { body: told, headers: { 'user-agent': AGENT } })).data
const decide = (server: TestServer, token: string | undefined, userCode: string, approve = true) =>
  server.call(calls.approveDeviceSignIn, { token, body: { userCode, approve } })
const look = (server: TestServer, token: string | undefined, userCode: string) =>
  server.call(calls.findDeviceSignIn, { token, query: { userCode } })

/** Asks for the outcome as a program does: with a form, where nothing else is said. */
async function poll(server: TestServer, fields: Record<string, string> | string) {
  const payload = typeof fields === 'string' ? { grant_type: calls.DEVICE_CODE_GRANT, device_code: fields } : fields
  const response = await server.app.inject({
    method: 'POST',
    url: calls.redeemDeviceCode.url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': AGENT },
    payload: new URLSearchParams(payload).toString(),
  })
  return { status: response.statusCode, ...response.json() }
}

test('a program shows a code, a person approves it, and the program is signed in as them, once', async ({ server }) => {
  const ada = await server.person()
  const begun = await server.app.inject({ method: 'POST', url: calls.startDeviceSignIn.url })
  expect(begun.statusCode).toBe(200)
  expect(begun.headers['cache-control']).toBe('no-store')
  const { data, success, ...standard } = begun.json()
  expect(success).toBe(true)
  expect(standard).toEqual(data)
  const { publicUrl } = server.services.config
  expect(standard).toEqual({
    device_code: expect.stringMatching(/^[\w-]{43}$/),
    user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
    verification_uri: `${publicUrl}/activate`,
    verification_uri_complete: `${publicUrl}/activate?code=${standard.user_code}`,
    expires_in: 600,
    interval: 5,
  })

  expect(await poll(server, standard.device_code)).toEqual({
    status: 400,
    error: 'authorization_pending',
    error_description: expect.any(String),
  })
  const approved = await decide(server, ada.accessToken, ` ${standard.user_code.toLowerCase().replace('-', ' ')} `)
  expect(approved).toMatchObject({ status: 200, message: messages.deviceSignIn.approved })
  const given = await poll(server, standard.device_code)
  expect(given).toEqual({
    status: 200,
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 900,
    refresh_token: expect.any(String),
  })
  const me = await server.call(accounts.me, { token: given.access_token })
  expect(me).toMatchObject({ status: 200, data: { user: { id: ada.user.id } } })
  const renewed = await server.call(accounts.refresh, { body: { refreshToken: given.refresh_token } })
  expect(renewed).toMatchObject({ status: 200 })
  expect(await poll(server, standard.device_code)).toMatchObject({ status: 400, error: 'invalid_grant' })
})

test('who asks is told before anything is decided, and looking decides nothing', async ({ server }) => {
  const { accessToken: token } = await server.person()
  const { user_code: userCode, device_code: deviceCode } = await start(server)
  const found = await look(server, token, userCode.replace('-', '').toLowerCase())
  expect(found).toMatchObject({ status: 200, data: { userCode, ...told, address: '127.0.0.1', agent: AGENT } })
  expect(Date.parse(found.data.expiresAt) - Date.parse(found.data.createdAt)).toBe(codeLifetime)
  expect(JSON.stringify(found.data)).not.toContain(deviceCode)
  expect(await poll(server, deviceCode)).toMatchObject({ error: 'authorization_pending' })
})

test('of ten that ask at once with an approved code, one gets the pair', async ({ server }) => {
  const { accessToken: token, user } = await server.person()
  const { user_code: userCode, device_code: deviceCode } = await start(server)
  await decide(server, token, userCode)
  const answers = await Promise.all(Array.from({ length: 10 }, () => poll(server, deviceCode)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error === 'invalid_grant')).toHaveLength(9)
  const sessions = await server.services.db.select().from(session).where(eq(session.userId, user.id))
  expect(sessions.filter(({ agent }) => agent === AGENT)).toHaveLength(1)
})

test('a program that asks too often is slowed down, more each time, and gets its tokens all the same', async ({
  server,
}) => {
  const { accessToken: token } = await server.person()
  const { user_code: userCode, device_code: deviceCode } = await start(server)
  const error = async () => (await poll(server, deviceCode)).error
  expect(await error()).toBe('authorization_pending')
  server.pass(interval)
  expect(await error()).toBe('authorization_pending')
  server.pass(interval / 2)
  expect(await error()).toBe('slow_down')
  server.pass(interval)
  expect(await error()).toBe('slow_down')
  server.pass(interval * 3)
  expect(await error()).toBe('authorization_pending')
  await decide(server, token, userCode)
  expect(await poll(server, deviceCode)).toMatchObject({ status: 200 })
})

test('a denied program gets nothing, and nobody can approve it after that', async ({ server }) => {
  const [ada, other] = [await server.person(), await server.person()]
  const { user_code: userCode, device_code: deviceCode } = await start(server)
  const denied = await decide(server, ada.accessToken, userCode, false)
  expect(denied).toMatchObject({ status: 200, message: messages.deviceSignIn.denied })
  expect(await poll(server, deviceCode)).toMatchObject({ status: 400, error: 'access_denied' })
  for (const { accessToken } of [ada, other]) {
    expect(await decide(server, accessToken, userCode)).toMatchObject({ status: 409, error: { code: 'code_used' } })
  }
  expect(await poll(server, deviceCode)).toMatchObject({ error: 'access_denied' })
})

test('of two people who approve at once, one is believed', async ({ server }) => {
  const people = [await server.person(), await server.person()]
  const { user_code: userCode, device_code: deviceCode } = await start(server)
  const answers = await Promise.all(people.map(({ accessToken }) => decide(server, accessToken, userCode)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const winner = people[answers.findIndex(({ status }) => status === 200)]
  const { access_token: token } = await poll(server, deviceCode)
  expect((await server.call(accounts.me, { token })).data.user.id).toBe(winner?.user.id)
  expect(await look(server, winner?.accessToken, userCode)).toMatchObject({ status: 409, error: { code: 'code_used' } })
})

test('codes that have expired are worth nothing, approved or not', async ({ server }) => {
  const { accessToken: token, refreshToken } = await server.person()
  const [late, approved] = [await start(server), await start(server)]
  await decide(server, token, approved.user_code)
  server.pass(codeLifetime)
  const { data: here } = await server.call(accounts.refresh, { body: { refreshToken } })
  for (const tried of [decide, look]) {
    const refused = await tried(server, here.accessToken, late.user_code)
    expect(refused).toMatchObject({ status: 400, error: { code: 'code_expired' } })
  }
  for (const { device_code: deviceCode } of [late, approved]) {
    expect(await poll(server, deviceCode)).toMatchObject({ status: 400, error: 'expired_token' })
  }
})

test('a code that nobody gave is not known, and a person who is not signed in decides nothing', async ({ server }) => {
  const { accessToken: token } = await server.person()
  const { user_code: userCode, device_code: deviceCode } = await start(server)
  for (const tried of [decide, look]) {
    const wrong = await tried(server, token, 'BBBB-BBBB')
    expect(wrong).toMatchObject({ status: 404, message: messages.deviceSignIn.unknownCode })
    expect(await tried(server, undefined, userCode)).toMatchObject({ status: 401 })
  }
  expect(await poll(server, 'a-device-code-nobody-gave')).toMatchObject({ status: 400, error: 'invalid_grant' })
  // What a person types is no device code.
  expect(await poll(server, userCode)).toMatchObject({ status: 400, error: 'invalid_grant' })
  expect(await poll(server, deviceCode)).toMatchObject({ error: 'authorization_pending' })
})

test("the token call's failures are in the form of its own standard", async ({ server }) => {
  const grant = calls.DEVICE_CODE_GRANT
  const { device_code: deviceCode } = await start(server)
  const invalid = { status: 400, error: 'invalid_request', error_description: expect.any(String) }
  expect(await poll(server, { grant_type: grant })).toEqual(invalid)
  expect(await poll(server, { device_code: deviceCode })).toEqual(invalid)
  expect(await poll(server, { grant_type: grant, device_code: 'a\0b' })).toEqual(invalid)
  const password = await poll(server, { grant_type: 'password', device_code: deviceCode })
  expect(password).toMatchObject({ status: 400, error: 'unsupported_grant_type' })

  const send = (type: string, payload: string) =>
    server.app.inject({ method: 'POST', url: calls.redeemDeviceCode.url, headers: { 'content-type': type }, payload })
  const form = `grant_type=${encodeURIComponent(grant)}&device_code=${deviceCode}`
  const twice = await send('application/x-www-form-urlencoded', `${form}&device_code=another`)
  expect(twice.json()).toMatchObject({ error: 'invalid_request' })
  expect((await send('text/plain', form)).statusCode).toBe(415)
  expect((await send('application/json', '{')).json()).toMatchObject({ error: 'invalid_request' })
  const tooLong = await send('application/x-www-form-urlencoded', `${form}&more=${'x'.repeat(5_000)}`)
  expect(tooLong.statusCode).toBe(413)
  expect(tooLong.json()).toMatchObject({ error: 'invalid_request' })
  const json = await send('application/json', JSON.stringify({ grant_type: grant, device_code: deviceCode }))
  expect(json.json()).toMatchObject({ error: 'authorization_pending' })
})

test('a program may say what it is, in words and not more', async ({ server }) => {
  const begin = (body: unknown) => server.call(calls.startDeviceSignIn, { body: body as typeof told })
  expect(await begin({ platform: 'x'.repeat(65) })).toMatchObject({ status: 400 })
  expect(await begin({ platform: 'Windows\nApprove this' })).toMatchObject({ status: 400 })
  const form = await server.app.inject({
    method: 'POST',
    url: calls.startDeviceSignIn.url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'client_id=dryrun-desktop&platform=macOS',
  })
  const { accessToken: token } = await server.person()
  const found = await look(server, token, form.json().user_code)
  expect(found).toMatchObject({ status: 200, data: { platform: 'macOS' } })
  expect(found.data.version).toBeUndefined()
})

const signsOutEverywhere = {
  'a new password': (server: TestServer, token: string) =>
    server.call(changePassword, { token, body: { currentPassword: PASSWORD, newPassword: 'An0ther&Quiet-River' } }),
  'signing out of all other sessions': (server: TestServer, token: string) => server.call(endOtherSessions, { token }),
  'a second factor that is turned on': async (server: TestServer, token: string) => {
    const { secret } = (await server.call(setUpTwoFactor, { token, body: { password: PASSWORD } })).data
    return server.call(enableTwoFactor, { token, body: { code: authenticator(server, secret).code() } })
  },
}

test.for(Object.entries(signsOutEverywhere))(
  '%s takes back what was approved and not used yet',
  async ([, signOut], { server }) => {
    const { accessToken: token } = await server.person()
    const { user_code: userCode, device_code: deviceCode } = await start(server)
    await decide(server, token, userCode)
    expect(await signOut(server, token)).toMatchObject({ status: 200 })
    expect(await poll(server, deviceCode)).toMatchObject({ status: 400, error: 'invalid_grant' })
  },
)

test('what was decided is kept, and neither code can be read from what is stored', async ({ server }) => {
  const { accessToken: token, user } = await server.person()
  const [one, other] = [await start(server), await start(server)]
  await decide(server, token, one.user_code)
  await decide(server, token, other.user_code, false)
  await poll(server, one.device_code)
  const { db } = server.services
  const acts = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, user.id)).orderBy(asc(auditEvent.id))
  expect(acts.slice(-3)).toMatchObject([
    { act: 'device_sign_in_approved', actorId: user.id, detail: { askedFrom: '127.0.0.1' } },
    { act: 'device_sign_in_denied', actorId: user.id },
    { act: 'login_succeeded', actorId: user.id, agent: AGENT, detail: { by: 'short_code' } },
  ])
  const stored = await db.select().from(deviceSignIn)
  expect(stored).toHaveLength(2)
  const kept = JSON.stringify([acts, stored.map(({ hash, ...row }) => ({ ...row, hash: hash.toString('base64url') }))])
  for (const { device_code: code } of [one, other]) expect(kept).not.toContain(code)
})

test('a program that was signed in registers its device, and both go together', async ({ server }) => {
  const { accessToken: token } = await server.person()
  const { user_code: userCode, device_code: deviceCode } = await start(server)
  await decide(server, token, userCode)
  const { access_token: there } = await poll(server, deviceCode)
  await server.call(registerDevice, { token: there, body: { deviceId: 'laptop-1', ...told } })
  expect((await server.call(listDevices, { token })).data.devices).toMatchObject([{ deviceId: 'laptop-1', ...told }])
})

describe('with the real limits', () => {
  test.override({ settings: { rateLimitScale: 1, trustProxy: ['127.0.0.1'] } })

  test('codes are guessed at twenty times in a quarter of an hour, by looking or deciding, from anywhere', async ({
    server,
  }) => {
    const { accessToken: token } = await server.person()
    const { user_code: userCode } = await start(server)
    const from = (number: number) => ({ 'x-forwarded-for': `192.0.2.${number}` })
    for (let guess = 1; guess <= 10; guess += 1) {
      const wrong = { userCode: 'BBBBBBBB' }
      expect(await server.call(calls.findDeviceSignIn, { token, query: wrong, headers: from(guess) })).toMatchObject({
        status: 404,
      })
      const body = { ...wrong, approve: true }
      expect(await server.call(calls.approveDeviceSignIn, { token, body, headers: from(guess) })).toMatchObject({
        status: 404,
      })
    }
    const right = await server.call(calls.approveDeviceSignIn, { token, body: { userCode }, headers: from(99) })
    expect(right).toMatchObject({ status: 429, error: { code: 'rate_limited' } })
  })

  test('twenty sign-ins are begun from an address, and then no more', async ({ server }) => {
    const begin = () => server.call(calls.startDeviceSignIn, { body: told })
    for (let begun = 0; begun < 20; begun += 1) expect(await begin()).toMatchObject({ status: 200 })
    expect(await begin()).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  })

  test('a program that storms the token call is told to slow down', async ({ server }) => {
    for (let asked = 0; asked < rateLimits.other.max; asked += 1) {
      expect(await poll(server, 'nobody-gave-this')).toMatchObject({ error: 'invalid_grant' })
    }
    expect(await poll(server, 'nobody-gave-this')).toEqual({
      status: 429,
      error: 'slow_down',
      error_description: expect.any(String),
    })
  })
})

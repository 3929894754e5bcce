import * as accounts from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { forgotPassword } from '@dryrun/contract/password-calls'
import { describe, expect } from 'vitest'
import { PASSWORD, test } from '../testing/test-server.ts'

test('who verified their address logs in, however they write it, and is told who they are', async ({ server }) => {
  const { email } = await server.person()
  const answer = await server.call(accounts.login, { body: { email: ` ${email.toUpperCase()} `, password: PASSWORD } })
  expect(answer).toMatchObject({ status: 200, message: messages.login.succeeded })
  const { accessToken, user, subscription } = accounts.Session.parse(answer.data)
  expect(user).toMatchObject({ email, firstName: 'Ada', emailVerified: true, isAdmin: false })
  expect(subscription).toBeNull()
  const me = await server.call(accounts.me, { token: accessToken })
  expect(me.data).toEqual({ user, subscription: null })
})

test('a wrong password and an unknown address get the same answer', async ({ server }) => {
  const { email } = await server.person()
  const wrong = await server.call(accounts.login, { body: { email, password: 'Wr0ng&Quiet-River' } })
  const unknown = await server.call(accounts.login, { body: { email: 'nobody@example.com', password: PASSWORD } })
  expect(wrong).toMatchObject({ status: 401, error: { code: 'invalid_credentials' } })
  expect({ ...unknown, headers: {} }).toEqual({ ...wrong, headers: {} })
})

test('an unknown address takes as long as a wrong password', async ({ server }) => {
  const { email } = await server.person()
  const time = async (address: string) => {
    const started = performance.now()
    await server.call(accounts.login, { body: { email: address, password: 'Wr0ng&Quiet-River' } })
    return performance.now() - started
  }
  const fastest = { known: Infinity, unknown: Infinity }
  for (let round = 0; round < 10; round += 1) {
    fastest.known = Math.min(fastest.known, await time(email))
    fastest.unknown = Math.min(fastest.unknown, await time('nobody@example.com'))
  }
  // Without the dummy hash an unknown address would answer at least ten times faster.
  expect(fastest.unknown).toBeGreaterThan(fastest.known / 2)
  expect(fastest.unknown).toBeLessThan(fastest.known * 2)
})

test('that an address is not verified is told only to who knows its password', async ({ server }) => {
  const { email } = await server.signUp()
  const right = await server.call(accounts.login, { body: { email, password: PASSWORD } })
  expect(right).toMatchObject({
    status: 403,
    message: messages.login.emailNotVerified,
    error: { code: 'email_not_verified' },
  })
  const wrong = await server.call(accounts.login, { body: { email, password: 'Wr0ng&Quiet-River' } })
  expect(wrong).toMatchObject({ status: 401, error: { code: 'invalid_credentials' } })
})

test('a password is compared whole, and typed on any keyboard', async ({ server }) => {
  const long = `${PASSWORD}${'é'.repeat(100)}`
  const body = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', password: long }
  await server.call(accounts.signup, { body })
  const logIn = (password: string) => server.call(accounts.login, { body: { email: body.email, password } })
  expect(await logIn(long)).toMatchObject({ status: 403 })
  expect(await logIn(long.normalize('NFD'))).toMatchObject({ status: 403 })
  expect(await logIn(long.slice(0, -1))).toMatchObject({ status: 401 })
})

test('a log-in without a password is refused before it is tried', async ({ server }) => {
  const response = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: 'a@b.c' } })
  expect(response.statusCode).toBe(400)
  expect(response.json().error.details).toEqual([{ field: 'password', message: expect.any(String) }])
})

test('nobody who is signed in waits behind a storm of logins, and past its bound logins are refused at once', async ({
  server,
}) => {
  const { accessToken: token } = await server.person()
  const attempt = (each: number) =>
    server.call(accounts.login, { body: { email: `p${each}@example.com`, password: 'Wr0ng&Quiet-River' } })
  let [answered, refused] = [0, 0]
  const storm = Array.from({ length: 400 }, async (_, each) => {
    const { status } = await attempt(each)
    if (status === 401) answered += 1
    if (status === 503) refused += 1
  })
  for (let call = 0; call < 20; call += 1) {
    expect(await server.call(accounts.me, { token })).toMatchObject({ status: 200 })
  }
  // Behind the storm, these would have come after all that is hashed in it.
  expect(answered).toBeLessThan(200)
  await Promise.all(storm)
  expect(answered + refused).toBe(400)
  expect(answered).toBeGreaterThanOrEqual(200)
  expect(refused).toBeGreaterThan(100)
  expect(await attempt(0)).toMatchObject({ status: 401 })
})

test('asking for a link is answered before anyone looks whether the account exists', async ({ server }) => {
  const { email } = await server.person()
  const unverified = await server.signUp()
  const begun: string[] = []
  // Work that never begins: whatever it would find or take cannot be in the answer or in its time.
  server.services.background.run = (name) => begun.push(name)
  for (const call of [forgotPassword, accounts.resendVerification]) {
    for (const address of [email, unverified.email, 'nobody@example.com']) {
      expect(await server.call(call, { body: { email: address } })).toMatchObject({ status: 200 })
    }
  }
  expect(begun).toEqual([...Array(3).fill('mailing a reset link'), ...Array(3).fill('resending a verification link')])
})

describe('with the real limits', () => {
  test.override({ settings: { rateLimitScale: 1, trustProxy: ['127.0.0.1'] } })

  test('ten attempts on an account from anywhere, then 429, even with the right password', async ({ server }) => {
    const { email } = await server.person()
    const attempt = (password: string, from: number) =>
      server.call(accounts.login, { body: { email, password }, headers: { 'x-forwarded-for': `192.0.2.${from}` } })
    for (let from = 1; from <= 10; from += 1)
      expect(await attempt('Wr0ng&Quiet-River', from)).toMatchObject({ status: 401 })
    expect(await attempt(PASSWORD, 11)).toMatchObject({ status: 429, error: { code: 'rate_limited' } })
  })

  test('ten attempts from an address on any account, then 429; another address is free', async ({ server }) => {
    const attempt = (account: number, from: string) =>
      server.call(accounts.login, {
        body: { email: `p${account}@example.com`, password: PASSWORD },
        headers: { 'x-forwarded-for': from },
      })
    // Addresses of one IPv6 network belong to one person.
    for (let each = 1; each <= 10; each += 1)
      expect(await attempt(each, `2001:db8::${each}`)).toMatchObject({ status: 401 })
    expect(await attempt(11, '2001:db8::ffff')).toMatchObject({ status: 429 })
    expect(await attempt(11, '2001:db8:0:1::1')).toMatchObject({ status: 401 })
  })
})

describe('with the real limits and no proxy in front', () => {
  test.override({ settings: { rateLimitScale: 1, trustProxy: [] } })

  test('who claims another address with every attempt is counted as one', async ({ server }) => {
    const attempt = (each: number) =>
      server.call(accounts.login, {
        body: { email: `p${each}@example.com`, password: PASSWORD },
        headers: {
          'x-forwarded-for': `192.0.2.${each}`,
          'x-real-ip': `192.0.2.${each}`,
          forwarded: `for=192.0.2.${each}`,
        },
      })
    for (let each = 1; each <= 10; each += 1) expect(await attempt(each)).toMatchObject({ status: 401 })
    expect(await attempt(11)).toMatchObject({ status: 429 })
  })
})

import * as accounts from '@dryrun/contract/accounts'
import { tokenLifetimes } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { expect } from 'vitest'
import { PASSWORD, test } from '../testing/test-server.ts'

test('the mailed link verifies the address and signs the person in', async ({ server }) => {
  const { email } = await server.signUp()
  const answer = await server.call(accounts.verifyEmail, { body: { token: await server.mailedToken(email) } })
  expect(answer).toMatchObject({ status: 200, message: messages.verify.succeeded })
  const { user, accessToken, refreshToken } = accounts.Session.parse(answer.data)
  expect(user).toMatchObject({ email, emailVerified: true })
  expect(await server.call(accounts.me, { token: accessToken })).toMatchObject({ status: 200 })
  const refreshed = await server.call(accounts.refresh, { body: { refreshToken } })
  expect(refreshed.status).toBe(200)
})

test('a link works once, though ten open it together', async ({ server }) => {
  const { email } = await server.signUp()
  const token = await server.mailedToken(email)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.call(accounts.verifyEmail, { body: { token } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
  const late = await server.call(accounts.verifyEmail, { body: { token } })
  expect(late).toMatchObject({ status: 400, message: messages.verify.failed, error: { code: 'invalid_token' } })
})

test('opening the page of a link does not spend it', async ({ server }) => {
  const { email } = await server.signUp()
  const token = await server.mailedToken(email)
  await server.app.inject({ url: `/verify-email?token=${token}`, headers: { accept: 'text/html' } })
  await server.app.inject({ method: 'HEAD', url: `/verify-email?token=${token}` })
  expect(await server.call(accounts.verifyEmail, { body: { token } })).toMatchObject({ status: 200 })
})

test('a link is good for a day', async ({ server }) => {
  const { email } = await server.signUp()
  const token = await server.mailedToken(email)
  server.pass(tokenLifetimes.verifyEmail + 1)
  expect(await server.call(accounts.verifyEmail, { body: { token } })).toMatchObject({ status: 400 })
})

test('a link nobody mailed is refused', async ({ server }) => {
  const forged = await server.call(accounts.verifyEmail, { body: { token: 'A'.repeat(43) } })
  expect(forged).toMatchObject({ status: 400, error: { code: 'invalid_token' } })
  const empty = await server.call(accounts.verifyEmail, { body: { token: '' } })
  expect(empty).toMatchObject({ status: 400, error: { code: 'validation_failed' } })
})

test('a new link can be had; using either ends both', async ({ server }) => {
  const { email } = await server.signUp()
  const first = await server.mailedToken(email)
  server.pass(1_000)
  const resent = await server.call(accounts.resendVerification, { body: { email } })
  expect(resent).toMatchObject({ status: 200, message: messages.verify.resent })
  await server.services.background.settled()
  const second = await server.mailedToken(email)
  expect(second).not.toBe(first)
  expect(await server.call(accounts.verifyEmail, { body: { token: first } })).toMatchObject({ status: 200 })
  expect(await server.call(accounts.verifyEmail, { body: { token: second } })).toMatchObject({ status: 400 })
})

test('asking for a link never tells whether the account exists, and mails only who needs one', async ({ server }) => {
  const unverified = await server.signUp()
  const verified = await server.person()
  const mails = (await server.mailbox()).length
  const ask = (email: string) => server.call(accounts.resendVerification, { body: { email } })
  const answers = [await ask(unverified.email), await ask(verified.email), await ask('nobody@example.com')]
  for (const answer of answers) expect({ ...answer, headers: {} }).toEqual({ ...answers[0], headers: {} })
  await server.services.background.settled()
  const sent = (await server.mailbox()).slice(0, -mails)
  expect(sent.map(({ to }) => to)).toEqual([unverified.email])
})

test('after verifying, the person logs in with the password they chose', async ({ server }) => {
  const { email } = await server.person()
  expect(await server.call(accounts.login, { body: { email, password: PASSWORD } })).toMatchObject({ status: 200 })
})

import { randomUUID } from 'node:crypto'
import * as accounts from '@dryrun/contract/accounts'
import { tokenLifetimes } from '@dryrun/contract/limits'
import { forgotPassword, resetPassword } from '@dryrun/contract/password-calls'
import * as profile from '@dryrun/contract/profile'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEvent } from '../database/schema/audit.ts'
import { outboxMail } from '../database/schema/mail.ts'
import { PASSWORD, type TestServer, test } from '../testing/test-server.ts'

const newAddress = () => `${randomUUID()}@example.com`

type Changes = Partial<profile.ProfileBody>

function update(server: TestServer, { accessToken, user }: accounts.Session, changes: Changes) {
  // The mailbox is ordered by time.
  server.pass(1)
  const { firstName, lastName, email } = user
  return server.call(profile.updateProfile, {
    token: accessToken,
    body: { firstName, lastName, email, ...changes },
  })
}

const ask = (server: TestServer, person: accounts.Session, email: string) =>
  update(server, person, { email, currentPassword: PASSWORD })

const follow = (server: TestServer, token: string) => server.call(accounts.verifyEmail, { body: { token } })

const pending = async (server: TestServer, { accessToken }: accounts.Session) =>
  (await server.call(profile.getEmailChange, { token: accessToken })).data

const emailOf = async (server: TestServer, { accessToken }: accounts.Session) =>
  (await server.call(accounts.me, { token: accessToken })).data.user.email

const mailsTo = async (server: TestServer, email: string) =>
  (await server.mailbox()).filter(({ to }) => to === email).map(({ subject }) => subject)

describe('a name', () => {
  test('is changed without a password, and told trimmed', async ({ server }) => {
    const person = await server.person()
    const answer = await update(server, person, { firstName: ' Augusta ', lastName: 'King' })
    expect(answer).toMatchObject({ status: 200, message: 'Profile updated successfully!' })
    expect(answer.data.user).toEqual({ ...person.user, firstName: 'Augusta', lastName: 'King' })
    const { data } = await server.call(accounts.me, { token: person.accessToken })
    expect(data.user).toEqual(answer.data.user)
    expect(await pending(server, person)).toBeNull()
  })

  test('that is missing or too long is refused, and so is a broken address', async ({ server }) => {
    const answer = await update(server, await server.person(), {
      firstName: ' ',
      lastName: 'x'.repeat(101),
      email: 'nowhere',
    })
    expect(answer).toMatchObject({ status: 400, error: { code: 'validation_failed' } })
    expect(answer.error.details?.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'email'])
  })

  test('is changed by nobody without a session', async ({ server }) => {
    const body = { firstName: 'Mallory', lastName: 'M', email: newAddress() }
    for (const token of [undefined, 'A'.repeat(43)]) {
      expect(await server.call(profile.updateProfile, { token, body })).toMatchObject({ status: 401 })
    }
    const others = [profile.getEmailChange, profile.resendEmailChange, profile.cancelEmailChange] as const
    for (const call of others) expect(await server.call(call)).toMatchObject({ status: 401 })
  })
})

describe('another address', () => {
  test('asks for the password', async ({ server }) => {
    const person = await server.person()
    const email = newAddress()
    for (const currentPassword of [undefined, '']) {
      expect(await update(server, person, { email, currentPassword })).toMatchObject({
        status: 400,
        error: { details: [{ field: 'currentPassword', message: 'Enter your password to change your email' }] },
      })
    }
    expect(
      await update(server, person, { email, firstName: 'Eve', currentPassword: 'Wr0ng&Quiet-River' }),
    ).toMatchObject({
      status: 401,
      error: { code: 'invalid_password' },
    })
    expect(await pending(server, person)).toBeNull()
    expect(await mailsTo(server, email)).toEqual([])
    const { data } = await server.call(accounts.me, { token: person.accessToken })
    expect(data.user).toEqual(person.user)
  })

  test('takes the place of the old one when its link is followed; both are told, and no session is opened', async ({
    server,
  }) => {
    const person = await server.person()
    const email = newAddress()
    const answer = await ask(server, person, email.toUpperCase())
    expect(answer.data.user.email).toBe(person.email)
    expect(await pending(server, person)).toMatchObject({ email })
    expect(await emailOf(server, person)).toBe(person.email)
    expect((await mailsTo(server, email))[0]).toBe('Confirm your new email for Dryrun')
    expect((await mailsTo(server, person.email))[0]).toBe('A new email was asked for your Dryrun account')

    server.pass(1)
    const token = await server.mailedToken(email)
    await server.app.inject({ url: `/verify-email?token=${token}`, headers: { accept: 'text/html' } })
    await server.app.inject({ method: 'HEAD', url: `/verify-email?token=${token}` })
    const changed = await follow(server, token)
    expect(changed).toMatchObject({ status: 200, message: 'Your email has been changed.' })
    expect(changed.data).toEqual({ changedEmail: email })
    expect(await emailOf(server, person)).toBe(email)
    expect(await pending(server, person)).toBeNull()
    expect((await mailsTo(server, person.email))[0]).toBe('The email of your Dryrun account was changed')
    const logIn = (address: string) => server.call(accounts.login, { body: { email: address, password: PASSWORD } })
    expect(await logIn(person.email)).toMatchObject({ status: 401 })
    expect(await logIn(email)).toMatchObject({ status: 200 })
    expect(await follow(server, token)).toMatchObject({ status: 400, error: { code: 'invalid_token' } })
  })

  test('is confirmed once, though ten open the link together', async ({ server }) => {
    const person = await server.person()
    const email = newAddress()
    await ask(server, person, email)
    const token = await server.mailedToken(email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => follow(server, token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
  })

  test('is confirmed within a day, by the newest link alone', async ({ server }) => {
    const person = await server.person()
    const [first, second] = [newAddress(), newAddress()]
    await ask(server, person, first)
    await ask(server, person, second)
    expect(await follow(server, await server.mailedToken(first))).toMatchObject({ status: 400 })
    server.pass(tokenLifetimes.changeEmail)
    expect(await follow(server, await server.mailedToken(second))).toMatchObject({ status: 400 })
    expect(await emailOf(server, await logInAgain(server, person.email))).toBe(person.email)
  })

  test('can be asked for by two at once, and one link is left', async ({ server }) => {
    const person = await server.person()
    const addresses = [newAddress(), newAddress(), newAddress()]
    await Promise.all(addresses.map((email) => ask(server, person, email)))
    const followed = await Promise.all(addresses.map(async (email) => follow(server, await server.mailedToken(email))))
    expect(followed.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test('is mailed a new link on demand, and kept away for good by a cancel', async ({ server }) => {
    const [person, stranger] = [await server.person(), await server.person()]
    const email = newAddress()
    const resend = ({ accessToken }: accounts.Session) => server.call(profile.resendEmailChange, { token: accessToken })
    expect(await resend(person)).toMatchObject({ status: 404 })
    await ask(server, person, email)
    const first = await server.mailedToken(email)
    server.pass(1)
    expect(await resend(stranger)).toMatchObject({ status: 404 })
    expect(await resend(person)).toMatchObject({ status: 200 })
    const second = await server.mailedToken(email)
    expect(second).not.toBe(first)
    expect(await follow(server, first)).toMatchObject({ status: 400 })

    const cancel = ({ accessToken }: accounts.Session) => server.call(profile.cancelEmailChange, { token: accessToken })
    await cancel(stranger)
    expect(await pending(server, stranger)).toBeNull()
    expect(await pending(server, person)).toMatchObject({ email })
    for (const _ of ['first', 'again']) expect(await cancel(person)).toMatchObject({ status: 200 })
    expect(await pending(server, person)).toBeNull()
    expect(await follow(server, second)).toMatchObject({ status: 400 })
  })

  test('that has an account already is not told apart; its owner gets a letter without a link', async ({ server }) => {
    const [person, owner] = [await server.person(), await server.person()]
    const free = newAddress()
    const answers = [await ask(server, person, owner.email), await ask(server, person, free)]
    const told = answers.map(({ status, message, data }) => ({ status, message, data }))
    expect(told[0]).toEqual(told[1])
    await ask(server, person, owner.email)
    expect(await pending(server, person)).toEqual({ email: owner.email, expiresAt: expect.any(String) })
    expect((await mailsTo(server, owner.email))[0]).toBe('This email has a Dryrun account already')
    expect(await server.mailedToken(owner.email)).toBe('')
  })

  test('that somebody signs up with first is theirs', async ({ server }) => {
    const person = await server.person()
    const email = newAddress()
    await ask(server, person, email)
    const token = await server.mailedToken(email)
    const body = { firstName: 'Grace', lastName: 'Hopper', email, password: PASSWORD }
    await server.call(accounts.signup, { body })
    expect(await follow(server, token)).toMatchObject({ status: 409, error: { code: 'email_taken' } })
    expect(await emailOf(server, person)).toBe(person.email)
  })

  test('voids the links mailed to the old one; a new password voids the link to the new one', async ({ server }) => {
    const person = await server.person()
    const email = newAddress()
    const askReset = async () => {
      server.pass(1)
      await server.call(forgotPassword, { body: { email: person.email } })
      await server.services.background.settled()
      return server.mailedToken(person.email)
    }
    const reset = (token: string) => server.call(resetPassword, { body: { token, password: 'N3w&Louder-Ocean' } })
    await ask(server, person, email)
    const link = await server.mailedToken(email)
    expect(await reset(await askReset())).toMatchObject({ status: 200 })
    expect(await follow(server, link)).toMatchObject({ status: 400 })

    const other = await server.person()
    await server.call(forgotPassword, { body: { email: other.email } })
    await server.services.background.settled()
    const old = await server.mailedToken(other.email)
    const next = newAddress()
    await ask(server, other, next)
    expect(await follow(server, await server.mailedToken(next))).toMatchObject({ status: 200 })
    expect(await reset(old)).toMatchObject({ status: 400, error: { code: 'invalid_token' } })
  })

  test('is kept in the audit log, which holds no address; the letters belong to the account', async ({ server }) => {
    const person = await server.person()
    const email = newAddress()
    await ask(server, person, email)
    await follow(server, await server.mailedToken(email))
    const kept = await server.services.db
      .select()
      .from(auditEvent)
      .where(inArray(auditEvent.act, ['email_change_asked', 'email_changed']))
    expect(kept.map(({ act, subjectId }) => [act, subjectId])).toEqual([
      ['email_change_asked', person.user.id],
      ['email_changed', person.user.id],
    ])
    expect(JSON.stringify(kept)).not.toMatch(/@example/)
    const letters = await server.services.db
      .select({ userId: outboxMail.userId })
      .from(outboxMail)
      .where(eq(outboxMail.recipient, person.email))
    expect(letters.map(({ userId }) => userId)).toEqual(letters.map(() => person.user.id))
  })
})

describe('with the real limits', () => {
  test.override({ settings: { rateLimitScale: 1 } })

  test('one person asks for five new addresses an hour; names are not counted', async ({ server }) => {
    const person = await server.person()
    for (let count = 0; count < 5; count += 1) expect((await ask(server, person, newAddress())).status).toBe(200)
    expect(await ask(server, person, newAddress())).toMatchObject({ status: 429, error: { code: 'rate_limited' } })
    expect(await server.call(profile.resendEmailChange, { token: person.accessToken })).toMatchObject({ status: 429 })
    expect(await update(server, person, { firstName: 'Augusta' })).toMatchObject({ status: 200 })
  })
})

async function logInAgain(server: TestServer, email: string): Promise<accounts.Session> {
  const answer = await server.call(accounts.login, { body: { email, password: PASSWORD } })
  return accounts.Session.parse(answer.data)
}

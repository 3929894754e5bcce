import * as accounts from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { PASSWORD_TOO_COMMON } from '@dryrun/contract/passwords'
import { describe, expect } from 'vitest'
import { PASSWORD, test } from '../testing/test-server.ts'

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', password: PASSWORD }

test('signing up opens an account and mails a link to verify it', async ({ server }) => {
  const answer = await server.call(accounts.signup, { body: ada })
  expect(answer).toMatchObject({ status: 200, message: messages.signup.created })
  const [mail] = await server.mailbox()
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Verify your email for Dryrun' })
  const link = /http:\/\/localhost:4000\/verify-email\?token=[\w-]{43}/
  expect(mail?.text).toMatch(link)
  expect(mail?.html).toMatch(link)
})

test('a name cannot bring HTML into the mail', async ({ server }) => {
  await server.call(accounts.signup, { body: { ...ada, firstName: '<img src=x onerror=alert(1)>' } })
  const [mail] = await server.mailbox()
  expect(mail?.html).not.toContain('<img')
  expect(mail?.html).toContain('&lt;img')
})

test('an address is one account, however it is written', async ({ server }) => {
  await server.call(accounts.signup, { body: ada })
  const again = await server.call(accounts.signup, { body: { ...ada, email: ' ADA@Example.com ' } })
  expect(again).toMatchObject({ status: 409, message: messages.signup.emailTaken, error: { code: 'email_taken' } })
})

test('of ten sign-ups with one address at once, one opens an account', async ({ server }) => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => server.call(accounts.signup, { body: ada })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  expect(await server.mailbox()).toHaveLength(1)
})

test('each field that is wrong is named, with its reason', async ({ server }) => {
  const answer = await server.call(accounts.signup, {
    body: { firstName: ' ', lastName: '', email: 'nobody', password: 'short' },
  })
  expect(answer).toMatchObject({ status: 400, error: { code: 'validation_failed' } })
  expect(answer.error.details).toEqual(
    expect.arrayContaining([
      { field: 'firstName', message: messages.signup.firstNameRequired },
      { field: 'lastName', message: messages.signup.lastNameRequired },
      { field: 'email', message: messages.signup.emailInvalid },
      { field: 'password', message: 'Password must be at least 8 characters long' },
      { field: 'password', message: 'Password must contain at least one uppercase letter' },
    ]),
  )
})

test.for(['Password1!', 'P@ssw0rd1!', 'Lovelace1815!'])('%s is too common', async (password, { server }) => {
  const answer = await server.call(accounts.signup, { body: { ...ada, password } })
  expect(answer).toMatchObject({
    status: 400,
    error: { details: [{ field: 'password', message: PASSWORD_TOO_COMMON }] },
  })
})

test('a password is not kept', async ({ server }) => {
  await server.call(accounts.signup, { body: ada })
  const { rows } = await server.services.db.$client.query('select "user"::text as everything from "user"')
  expect(rows[0].everything).not.toContain(PASSWORD)
  expect(rows[0].everything).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
})

describe('with the real limits', () => {
  test.override({ settings: { rateLimitScale: 1 } })

  test('three accounts from one address in three hours, then 429 and when to come back', async ({ server }) => {
    const signUp = (name: string, password = PASSWORD) =>
      server.call(accounts.signup, { body: { ...ada, email: `${name}@example.com`, password } })
    for (const name of ['a', 'b', 'c']) expect(await signUp(name, 'Password1!')).toMatchObject({ status: 400 })
    for (const name of ['a', 'b', 'c']) expect(await signUp(name)).toMatchObject({ status: 200 })
    const refused = await signUp('d')
    expect(refused).toMatchObject({ status: 429, error: { code: 'rate_limited' } })
    expect(refused.message).toBe(messages.http.tooMany(Number(refused.headers['retry-after'])))
  })
})

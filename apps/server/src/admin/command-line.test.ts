import { execFile } from 'node:child_process'
import { join } from 'node:path'
import * as accounts from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import * as models from '@dryrun/contract/models'
import * as processing from '@dryrun/contract/processing'
import { answerTwoFactor } from '@dryrun/contract/two-factor'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, vi } from 'vitest'
import { startMailWorker } from '../accounts/mail/send-mail.ts'
import { auditEvent } from '../database/schema/audit.ts'
import { challengeOf, twoFactorPerson } from '../testing/authenticator.ts'
import { MAIL_FROM, openMailServer } from '../testing/mail-server.ts'
import { PIXEL, solve } from '../testing/solving-server.ts'
import { PASSWORD, type TestServer, test } from '../testing/test-server.ts'

/** Runs `script/admin` on the server's database. */
function admin(server: TestServer, ...args: string[]): Promise<{ code: number; said: string }> {
  return adminWith({}, server, ...args)
}

/** The same with more settings in its environment. */
function adminWith(settings: Record<string, string>, server: TestServer, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATABASE_URL: server.services.config.databaseUrl, ...settings }
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'command-line.ts'), ...args], { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: (out + err).trim() })
    })
  })
}

test('grant makes an administrator of a person who is signed in, and revoke takes it away', async ({ server }) => {
  const { accessToken: token, email } = await server.person()
  const status = async () => (await server.call(models.listModels, { token })).status
  expect(await status()).toBe(403)
  expect(await admin(server, 'grant', email.toUpperCase())).toEqual({ code: 0, said: `${email} is an administrator.` })
  expect(await status()).toBe(200)
  expect((await server.call(accounts.me, { token })).data.user.isAdmin).toBe(true)
  expect(await admin(server, 'grant', email)).toMatchObject({ code: 0 })
  expect(await admin(server, 'revoke', email)).toEqual({ code: 0, said: `${email} is no administrator.` })
  expect(await status()).toBe(403)
})

test('plan puts a person on it, with its limits, and free takes it away', async ({ server }) => {
  const { accessToken: token, email, password } = await server.person()
  const quota = async () => (await server.call(processing.quota, { token })).data
  expect(await quota()).toMatchObject({ plan: 'free', queryLimit: 10 })
  expect(await admin(server, 'plan', email, 'pro')).toEqual({ code: 0, said: `${email} is on the Pro plan.` })
  expect(await quota()).toMatchObject({ plan: 'pro', queryLimit: -1, remainingQueries: -1, dailyLimit: -1 })
  const subscription = { plan: 'pro', status: 'active', cancelAtPeriodEnd: false }
  expect((await server.call(accounts.me, { token })).data).toMatchObject({ subscription })
  const again = await server.call(accounts.login, { body: { email, password } })
  expect(again.data).toMatchObject({ subscription })
  const screenshots = Array.from({ length: 9 }, () => PIXEL)
  expect(await solve(server, token, { screenshots })).toMatchObject({ status: 403, plan: 'pro' })

  expect(await admin(server, 'plan', email, 'free')).toEqual({ code: 0, said: `${email} is on the Free plan.` })
  expect((await server.call(accounts.me, { token })).data.subscription).toBeNull()
  const debug = await solve(server, token, {
    processingType: 'debug',
    previousSolutionId: '00000000-0000-4000-8000-000000000000',
  })
  expect(debug).toMatchObject({ status: 403, message: messages.processing.debugNeedsPlan })
})

test('two-factor off lets in who lost both factors, is recorded, and told by mail', async ({ server }) => {
  const { email, user: person } = await twoFactorPerson(server)
  const challengeToken = await challengeOf(server, email)
  expect(await admin(server, 'two-factor', 'off', email.toUpperCase())).toEqual({
    code: 0,
    said: `Two-factor authentication is off for ${email}.`,
  })
  const login = await server.call(accounts.login, { body: { email, password: PASSWORD } })
  expect(login.data).toMatchObject({ user: { twoFactorEnabled: false } })
  expect(await server.call(answerTwoFactor, { body: { challengeToken, code: '123456' } })).toMatchObject({
    error: { code: 'invalid_token' },
  })
  const told = (await server.mailbox()).find(({ subject }) => subject === 'Two-factor authentication is off')
  expect(told?.text).toContain('by the people who run this server')
  const kept = await server.services.db.select().from(auditEvent).where(eq(auditEvent.act, 'two_factor_disabled'))
  expect(kept).toMatchObject([{ actorId: null, subjectId: person.id, address: null }])

  expect(await admin(server, 'two-factor', 'off', email)).toEqual({
    code: 1,
    said: `Two-factor authentication is not on for ${email}.`,
  })
  expect(await admin(server, 'two-factor', 'off', 'nobody@example.com')).toMatchObject({ code: 1 })
})

test('mails that failed are listed with their reason, and sent once more on demand', { timeout: 180_000 }, async ({
  server,
}) => {
  const inbox = await openMailServer()
  const settings = { SMTP_URL: inbox.url, MAIL_FROM }
  server.services.config.smtp = inbox.smtp
  expect(await admin(server, 'mail', 'failed')).toEqual({ code: 0, said: 'No mail failed.' })
  expect(await adminWith(settings, server, 'mail', 'retry', 'all')).toEqual({ code: 1, said: 'No mail was given up.' })
  inbox.toRecipient = { code: 550, message: '5.1.1 No such person' }
  onTestFinished(await startMailWorker(server.services))
  const { email } = await server.signUp()

  let listed = ''
  await vi.waitFor(
    async () => {
      listed = (await admin(server, 'mail', 'failed')).said
      expect(listed).toContain('given up')
    },
    { timeout: 45_000 },
  )
  expect(listed).toMatch(/550 5.1.1 No such person$/)
  expect(listed).toContain(`to ${email}`)
  expect(listed).not.toContain('token')

  inbox.toRecipient = null
  const id = listed.split(' ')[0] ?? ''
  expect(await admin(server, 'mail', 'retry', id)).toMatchObject({ code: 1, said: expect.stringContaining('SMTP_URL') })
  expect(await adminWith(settings, server, 'mail', 'retry', id)).toEqual({
    code: 0,
    said: 'One mail is sent once more.',
  })
  await vi.waitFor(() => expect(inbox.taken.map(({ recipient }) => recipient)).toEqual([email]), { timeout: 45_000 })
})

test('an address without an account is told', async ({ server }) => {
  expect(await admin(server, 'grant', 'nobody@example.com')).toEqual({
    code: 1,
    said: 'Nobody has an account with the address nobody@example.com.',
  })
})

test('what is not understood changes nothing and says how it is called', async ({ server }) => {
  const { email } = await server.person()
  const answers = await Promise.all(
    [
      [],
      ['grant', email, 'more'],
      ['plan', email, 'gold'],
      ['fire', email],
      ['mail'],
      ['mail', 'retry', 'some'],
      ['two-factor', 'on', email],
    ].map((args) => admin(server, ...args)),
  )
  for (const { code, said } of answers) {
    expect(code).toBe(2)
    expect(said).toContain('script/admin grant EMAIL')
  }
  expect(await admin(server, '--help')).toMatchObject({ code: 0, said: expect.stringContaining('script/admin plan') })
})

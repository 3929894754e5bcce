import { messages } from '@dryrun/contract/messages'
import { sendSupportRequest } from '@dryrun/contract/support'
import { describe, expect } from 'vitest'
import { supportRequest } from '../database/schema/support.ts'
import { answeredCaptcha } from '../testing/captcha.ts'
import { type TestServer, test } from '../testing/test-server.ts'

const { support } = messages
const DAY_MS = 24 * 60 * 60_000

const ada = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  message: 'The engine stopped.\n\nWhat now?',
}

type Sent = Partial<typeof ada> & { from?: string; recaptchaToken?: string }

async function send(server: TestServer, { from, ...changed }: Sent = {}) {
  const recaptchaToken = changed.recaptchaToken ?? (await answeredCaptcha(server))
  return server.call(sendSupportRequest, {
    body: { ...ada, ...changed, recaptchaToken },
    headers: from === undefined ? {} : { 'x-forwarded-for': from },
  })
}

const kept = (server: TestServer) => server.services.db.select().from(supportRequest)

test('what a person writes is kept, mailed to support, and word of it is mailed to them', async ({ server }) => {
  expect(await send(server)).toMatchObject({ status: 200, message: support.sent, data: null })
  expect(await kept(server)).toMatchObject([ada])
  const mails = await server.mailbox()
  const toSupport = mails.find(({ to }) => to === 'support@localhost')
  expect(toSupport).toMatchObject({ subject: 'Support: Ada Lovelace' })
  for (const part of [ada.name, ada.email, ada.phone, 'The engine stopped.', 'What now?']) {
    expect(toSupport?.text).toContain(part)
  }
  expect(toSupport?.html).toContain('href="mailto:ada%40example.com"')
  const toAda = mails.find(({ to }) => to === 'ada@example.com')
  expect(toAda?.text).toContain('within 24 hours')
  expect(mails).toHaveLength(2)
})

test('the mail that says so carries no word of whoever filled in the form', async ({ server }) => {
  await send(server, { name: 'Cheap watches', phone: 'call 555', message: 'Buy at watches.example' })
  const mail = (await server.mailbox()).find(({ to }) => to === ada.email)
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/watches|555/i)
})

test('the first field that is wrong is told, in the order of the form', async ({ server }) => {
  const wrong = { name: ' ', email: '', message: '\n', recaptchaToken: '' }
  const told = async (body: object) =>
    (await server.call(sendSupportRequest, { body: body as typeof ada & { recaptchaToken: string } })).message
  expect(await told({})).toBe(support.nameRequired)
  expect(await told(wrong)).toBe(support.nameRequired)
  expect(await told({ ...wrong, name: 'Ada' })).toBe(support.emailRequired)
  expect(await told({ ...wrong, name: 'Ada', email: 'nobody' })).toBe(support.emailInvalid)
  expect(await told({ ...wrong, ...ada, message: '' })).toBe(support.messageRequired)
  expect(await told({ ...wrong, ...ada, message: 7 })).toBe(support.messageRequired)
  expect(await told({ ...ada, recaptchaToken: '' })).toBe(support.captchaMissing)
  expect(await told(ada)).toBe(support.captchaMissing)
  expect(await told({ ...ada, message: 'x'.repeat(5_001), recaptchaToken: '' })).toBe(support.tooLong(5_000))
  expect(await kept(server)).toEqual([])
})

test('what is sent is trimmed, an address is one however it is written, and a phone may be left out', async ({
  server,
}) => {
  await send(server, { name: ' Ada ', email: ' ADA@Example.com ', phone: ' ', message: ' Help \n' })
  expect(await kept(server)).toMatchObject([{ name: 'Ada', email: 'ada@example.com', phone: null, message: 'Help' }])
})

test('an address that only contains an @ may write, and no mail is sent to it', async ({ server }) => {
  const email = 'ada@engine, all@everyone.example'
  expect(await send(server, { email })).toMatchObject({ status: 200 })
  expect(await kept(server)).toMatchObject([{ email }])
  expect((await server.mailbox()).map(({ to }) => to)).toEqual(['support@localhost'])
})

test('no line of the form becomes a line of the mail’s head', async ({ server }) => {
  await send(server, { name: 'Ada\r\nBcc: everyone@example.com' })
  const mail = (await server.mailbox()).find(({ to }) => to === 'support@localhost')
  expect(mail?.subject).toBe('Support: Ada Bcc: everyone@example.com')
})

describe('from several network addresses', () => {
  test.override({ settings: { trustProxy: ['127.0.0.1'], supportEmail: 'help@dryrun.example' } })

  test('one request a day is taken from an address of mail, and the next day another', async ({ server }) => {
    expect(await send(server, { from: '192.0.2.1' })).toMatchObject({ status: 200 })
    const refused = await send(server, { from: '192.0.2.2', email: 'ADA@example.com' })
    expect(refused).toMatchObject({ status: 429, message: support.onceADay, error: { code: 'support_limit' } })
    const wait = Number(refused.headers['retry-after'])
    const untilMidnight = (DAY_MS - (server.services.clock().getTime() % DAY_MS)) / 1000
    expect(Math.abs(wait - untilMidnight)).toBeLessThan(60)
    expect((await server.mailbox()).filter(({ to }) => to === 'help@dryrun.example')).toHaveLength(1)

    server.pass(wait * 1000)
    expect(await send(server, { from: '192.0.2.2' })).toMatchObject({ status: 200 })
  })

  test('one request a day is taken from a network address, whoever writes', async ({ server }) => {
    expect(await send(server, { from: '192.0.2.1' })).toMatchObject({ status: 200 })
    expect(await send(server, { from: '192.0.2.1', email: 'b@example.com' })).toMatchObject({ status: 429 })
    expect(await send(server, { from: '192.0.2.2', email: 'c@example.com' })).toMatchObject({ status: 200 })
  })

  test('of IPv6 the /64 counts, which one person has whole', async ({ server }) => {
    const from = (end: string) => `2001:db8:1:2:${end}`
    expect(await send(server, { from: from('a:b:c:d') })).toMatchObject({ status: 200 })
    expect(await send(server, { from: from('1:2:3:4'), email: 'b@example.com' })).toMatchObject({ status: 429 })
    expect(await send(server, { from: '2001:db8:1:3::1', email: 'b@example.com' })).toMatchObject({ status: 200 })
  })

  test('of five at once with one address of mail, one is taken', async ({ server }) => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map((each) => send(server, { from: `192.0.2.${each}` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
    expect(await kept(server)).toHaveLength(1)
    expect(await server.mailbox()).toHaveLength(2)
  })

  test('of five at once from one network address, one is taken', async ({ server }) => {
    const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`)
    const answers = await Promise.all(emails.map((email) => send(server, { from: '192.0.2.1', email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
    expect(await kept(server)).toHaveLength(1)
  })
})

describe('with the real limits', () => {
  test.override({ settings: { rateLimitScale: 1 } })

  test('ten attempts in a quarter of an hour, then 429 and when to come back', async ({ server }) => {
    const attempt = () => send(server, { recaptchaToken: 'guessed' })
    for (let each = 0; each < 10; each++) expect(await attempt()).toMatchObject({ status: 400 })
    const refused = await attempt()
    expect(refused).toMatchObject({ status: 429, error: { code: 'rate_limited' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

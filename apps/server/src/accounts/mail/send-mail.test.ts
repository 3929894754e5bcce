import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import * as accounts from '@dryrun/contract/accounts'
import { desc } from 'drizzle-orm'
import { expect, onTestFinished, vi } from 'vitest'
import { outboxMail } from '../../database/schema/mail.ts'
import { queues } from '../../jobs/queues.ts'
import { openLog } from '../../log.ts'
import type { Services } from '../../services.ts'
import { MAIL_FROM, type MailServer, openMailServer } from '../../testing/mail-server.ts'
import { type TestServer, test } from '../../testing/test-server.ts'
import { retryMails } from './failed-mail.ts'
import { queueMail } from './outbox.ts'
import { startMailWorker } from './send-mail.ts'

const LINK = 'https://dryrun.example/verify-email?token=a-token-nobody-may-see'
const letter = { subject: 'Grüße', text: `Said in text: ${LINK}\n`, html: `<p>Said in <a href="${LINK}">HTML</a></p>` }

/** Sends what this server mails to `mailServer`, as many workers as are asked for. */
async function sendThrough(server: TestServer, { smtp }: MailServer, workers = 1, changed: Partial<Services> = {}) {
  server.services.config.smtp = smtp
  for (let count = 0; count < workers; count++) {
    onTestFinished(await startMailWorker({ ...server.services, ...changed }))
  }
}

function mail({ services }: TestServer, recipient = 'ada@example.com'): Promise<void> {
  return services.db.transaction((tx) => queueMail(services, tx, recipient, letter))
}

/** The newest mail, once it is as `expected`. */
async function newestMail(
  { services }: TestServer,
  expected: Partial<Record<keyof typeof outboxMail.$inferSelect, unknown>>,
) {
  const find = async () => (await services.db.select().from(outboxMail).orderBy(desc(outboxMail.createdAt)).limit(1))[0]
  return vi.waitFor(async () => expect(await find()).toMatchObject(expected), { timeout: 45_000, interval: 50 })
}

const sent = { sentAt: expect.any(Date), failure: null, givenUpAt: null }

/** Lets the time pass that a mail waits for its next try; `last` makes that the last one. */
async function untilNextTry({ services }: TestServer, { last = false } = {}): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rowCount } = await services.db.$client.query(
        `update pgboss.job set start_after = now(), retry_count = case when $2 then retry_limit else retry_count end
         where name = $1 and state = 'retry'`,
        [queues.mail, last],
      )
      expect(rowCount).toBe(1)
    },
    { timeout: 45_000, interval: 50 },
  )
}

test('who signs up is mailed the link, in plain text and in HTML, and what was sent is forgotten', async ({
  server,
}) => {
  const inbox = await openMailServer()
  await sendThrough(server, inbox)
  const { email } = await server.signUp()
  await newestMail(server, { ...sent, recipient: email, text: '', html: '' })
  const [mailed] = inbox.taken
  expect(mailed?.recipient).toBe(email)
  const { headers, parts } = read(mailed?.raw ?? '')
  expect(headers).toMatch(/^From: Dryrun <mail@dryrun.example>$/m)
  expect(headers).toMatch(/^Message-ID: <[\da-f-]{36}@dryrun.example>$/m)
  expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html'])
  const tokens = parts.map(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1])
  expect(tokens[0]).toBe(tokens[1])
  expect(await server.call(accounts.verifyEmail, { body: { token: tokens[0] ?? '' } })).toMatchObject({ status: 200 })
})

test('a mail whose transaction fails is not sent', async ({ server }) => {
  const inbox = await openMailServer()
  await sendThrough(server, inbox)
  const { services } = server
  const failing = services.db.transaction(async (tx) => {
    await queueMail(services, tx, 'nobody@example.com', letter)
    throw new Error('something else failed')
  })
  await expect(failing).rejects.toThrow('something else failed')
  await mail(server)
  await newestMail(server, sent)
  expect(inbox.taken.map(({ recipient }) => recipient)).toEqual(['ada@example.com'])
})

test('an address with a comma in it is one address', async ({ server }) => {
  const inbox = await openMailServer()
  await sendThrough(server, inbox)
  await mail(server, 'ada,grace@example.com')
  await newestMail(server, sent)
  expect(inbox.taken.map(({ recipient }) => recipient)).toEqual(['"ada,grace"@example.com'])
})

test('a mail that is refused for a while is tried again, and then sent', async ({ server }) => {
  const inbox = await openMailServer()
  inbox.toRecipient = { code: 451, message: '4.7.1 Greylisted, come back later' }
  await sendThrough(server, inbox)
  await mail(server)
  await newestMail(server, { sentAt: null, givenUpAt: null, failure: expect.stringContaining('Greylisted') })
  inbox.toRecipient = null
  await untilNextTry(server)
  await newestMail(server, sent)
  expect(inbox.taken).toHaveLength(1)
})

test('a mail that is refused for good is given up at once, and sent when it is retried', async ({ server }) => {
  const inbox = await openMailServer()
  inbox.toRecipient = { code: 550, message: '5.1.1 No such person' }
  await sendThrough(server, inbox)
  await mail(server)
  await newestMail(server, {
    sentAt: null,
    givenUpAt: expect.any(Date),
    failure: expect.stringContaining('No such person'),
  })
  expect(inbox.asked).toBe(1)
  inbox.toRecipient = null
  expect(await retryMails(server.services)).toBe(1)
  await newestMail(server, { ...sent, text: '', html: '' })
  expect(await retryMails(server.services)).toBe(0)
})

test('a mail that was tried too often is given up', async ({ server }) => {
  const inbox = await openMailServer()
  inbox.toMail = { code: 452, message: '4.3.1 Disk full' }
  await sendThrough(server, inbox)
  await mail(server)
  await untilNextTry(server, { last: true })
  await newestMail(server, { sentAt: null, givenUpAt: expect.any(Date), failure: expect.stringContaining('Disk full') })
})

test('while the mail server is gone mails wait, and are sent when it is back', async ({ server }) => {
  const gone = await openMailServer()
  await gone.close()
  await sendThrough(server, gone)
  await mail(server)
  await newestMail(server, { sentAt: null, givenUpAt: null, failure: expect.stringContaining('ECONNREFUSED') })
  const back = await openMailServer({}, gone.port)
  await untilNextTry(server)
  await newestMail(server, sent)
  expect(back.taken).toHaveLength(1)
})

test('two workers that have the same mail send it once', async ({ server }) => {
  const inbox = await openMailServer()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  inbox.beforeAnswer = () => answered
  await sendThrough(server, inbox, 2)
  await mail(server)
  const [written] = await server.services.db.select({ mailId: outboxMail.id }).from(outboxMail)
  const copies = await Promise.all(Array.from({ length: 4 }, () => server.services.jobs.send(queues.mail, written)))
  const active = async () =>
    (await server.services.jobs.findJobs(queues.mail)).filter(({ state }) => state === 'active')
  await vi.waitFor(async () => expect(await active()).toHaveLength(copies.length + 1), { timeout: 30_000 })
  answer()
  await newestMail(server, sent)
  await vi.waitFor(async () => expect(await active()).toEqual([]), { timeout: 30_000 })
  expect(inbox.taken).toHaveLength(1)
})

test('a mail whose worker is killed while it is sent is sent by another, as the same mail', {
  timeout: 180_000,
}, async ({ server }) => {
  const inbox = await openMailServer()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  inbox.beforeAnswer = () => {
    arrive()
    return answered
  }
  server.services.config.smtp = inbox.smtp
  await mail(server)
  const doomed = startWorkerProcess(server, inbox)
  await arrived
  doomed.kill('SIGKILL')
  answer()
  await sendThrough(server, inbox)
  await untilNextTry(server)
  await newestMail(server, sent)
  const ids = inbox.taken.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1])
  expect(new Set(ids).size).toBe(1)
})

test('to a mail server without encryption nothing is told, where it is not on this machine', async ({ server }) => {
  const inbox = await openMailServer()
  inbox.smtp = { ...inbox.smtp, tls: 'upgrade', credentials: { user: 'dryrun', pass: 'secret' } }
  await sendThrough(server, inbox)
  await mail(server)
  await newestMail(server, { sentAt: null, givenUpAt: null, failure: expect.stringMatching(/STARTTLS/) })
  expect(inbox.asked).toBe(0)
})

test('a mail server whose certificate is not trusted is told nothing', async ({ server }) => {
  const inbox = await openMailServer({ secure: true })
  inbox.smtp = { ...inbox.smtp, tls: 'immediate' }
  await sendThrough(server, inbox)
  await mail(server)
  await newestMail(server, { sentAt: null, givenUpAt: null, failure: expect.stringMatching(/certificate/) })
  expect(inbox.asked).toBe(0)
})

test('a password that the mail server refuses costs no mail', async ({ server }) => {
  const inbox = await openMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, callback) =>
      callback(password === 'right' ? null : Object.assign(new Error('5.7.8 Wrong password'), { responseCode: 535 }), {
        user: 'dryrun',
      }),
  })
  inbox.smtp = { ...inbox.smtp, credentials: { user: 'dryrun', pass: 'wrong' } }
  await sendThrough(server, inbox)
  await mail(server)
  await newestMail(server, { sentAt: null, givenUpAt: null, failure: expect.stringContaining('Wrong password') })
  inbox.smtp.credentials = { user: 'dryrun', pass: 'right' }
  await untilNextTry(server)
  await newestMail(server, sent)
})

test('the log tells which mail failed and why, and not what it says or to whom', async ({ server }) => {
  let told = ''
  const log = openLog('info', {
    write: (line) => {
      told += line
    },
  })
  const inbox = await openMailServer()
  inbox.toMail = { code: 554, message: `5.7.1 Blocked link ${LINK} to ada@example.com` }
  await sendThrough(server, inbox, 1, { log })
  await mail(server)
  await newestMail(server, { givenUpAt: expect.any(Date), failure: expect.stringContaining('token=… to ada') })
  await vi.waitFor(() => expect(told).toMatch(/"mailId":"[\da-f-]{36}","code":"EMESSAGE DATA 554"/))
  expect(told).not.toMatch(/nobody-may-see|ada@|Grüße/)
})

/** A worker process of its own on the server's database. */
function startWorkerProcess(server: TestServer, { url }: MailServer): ChildProcess {
  const worker = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env: {
      PATH: process.env.PATH,
      ROLE: 'worker',
      DATABASE_URL: server.services.config.databaseUrl,
      SMTP_URL: url,
      MAIL_FROM,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  onTestFinished(() => void worker.kill('SIGKILL'))
  return worker
}

/** The headers and the decoded parts of a mail as it goes over the wire. */
function read(raw: string): { headers: string; parts: { type: string; text: string }[] } {
  const [headers = ''] = raw.split('\r\n\r\n', 1)
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? ''
  const parts = raw.split(`--${boundary}`).slice(1, -1)
  return {
    headers: headers.replaceAll('\r\n', '\n'),
    parts: parts.map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      const type = /^Content-Type: ([\w/]+)/m.exec(head)?.[1] ?? ''
      const isBase64 = /^Content-Transfer-Encoding: base64/m.test(head)
      return { type, text: isBase64 ? Buffer.from(body.join(''), 'base64').toString() : unquote(body.join('\r\n\r\n')) }
    }),
  }
}

/** Quoted-printable, of which only ASCII is looked at. */
function unquote(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import { outboxMail } from '../../database/schema/mail.ts'
import { queues } from '../../jobs/queues.ts'
import type { Services } from '../../services.ts'
import type { MailJob } from './outbox.ts'
import { giveToServer } from './smtp.ts'
import type { SmtpSettings } from './smtp-settings.ts'

/** Mails at a time in one process. Each holds a connection to the database while the mail server takes it. */
const CONCURRENCY = 3

/** Mails on their way when the process stops have this long to arrive; then another worker sends them. */
const END_WITHIN_MS = 8_000

/**
 * Sends the mails that are queued, where this server has a mail server. The function it gives takes no more, and waits for
 * those on their way.
 */
export async function startMailWorker(services: Services): Promise<() => Promise<void>> {
  const { config, jobs } = services
  const { smtp } = config
  if (smtp === undefined) return async () => {}
  const stopping = new AbortController()
  for (let place = 0; place < CONCURRENCY; place++) {
    const id = await jobs.work<MailJob>(queues.mail, { pollingIntervalSeconds: 1 }, async (taken) => {
      for (const { data, signal } of taken) {
        await sendMail(services, smtp, data.mailId, AbortSignal.any([signal, stopping.signal]))
      }
      // The next one does not wait for its second.
      jobs.notifyWorker(id)
    })
  }
  await jobs.work<MailJob>(queues.mailAbandoned, { pollingIntervalSeconds: 1 }, async (taken) => {
    for (const { data } of taken) await giveUp(services, data.mailId)
  })
  return async () => {
    const patience = setTimeout(() => stopping.abort(), END_WITHIN_MS)
    await Promise.all([queues.mail, queues.mailAbandoned].map((queue) => jobs.offWork(queue, { wait: true })))
    clearTimeout(patience)
  }
}

/**
 * Sends one mail, and keeps what came of it. Its row is locked meanwhile: a worker that takes the job of one it takes for
 * dead waits for it, and then sees that the mail is sent. Only a process that dies after the mail server took the mail, and
 * before that is written, has it sent again.
 * @throws where the mail server did not take it, and is to be asked again later
 */
async function sendMail({ db, clock, log }: Services, smtp: SmtpSettings, mailId: string, claim: AbortSignal) {
  const refusal = await db.transaction(async (tx) => {
    const isWaiting = and(eq(outboxMail.id, mailId), isNull(outboxMail.sentAt), isNull(outboxMail.givenUpAt))
    const [mail] = await tx.select().from(outboxMail).where(isWaiting).for('update')
    if (mail === undefined) return null
    const refused = await giveToServer(smtp, mail, claim)
    await tx
      .update(outboxMail)
      // What was sent is forgotten: it may hold a link that is still good.
      .set(
        refused === null
          ? { sentAt: clock(), failure: null, text: '', html: '' }
          : { failure: refused.reason, givenUpAt: refused.isFinal ? clock() : null },
      )
      .where(eq(outboxMail.id, mailId))
    return refused
  })
  if (refusal === null) return
  const { code, isFinal } = refusal
  log.warn({ mailId, code }, isFinal ? 'a mail was refused for good' : 'a mail was not taken, and is sent again later')
  if (!isFinal) throw new Error(`the mail server did not take it: ${code}`)
}

/** A mail that the mail server did not take, however often it was asked. */
async function giveUp({ db, clock, log }: Services, mailId: string): Promise<void> {
  const isWaiting = and(eq(outboxMail.id, mailId), isNull(outboxMail.sentAt), isNull(outboxMail.givenUpAt))
  const failure = sql`coalesce(${outboxMail.failure}, 'The process that sent it ended, each time.')`
  await db.update(outboxMail).set({ failure, givenUpAt: clock() }).where(isWaiting)
  log.error({ mailId }, 'a mail was given up; script/admin mail retry sends it again')
}

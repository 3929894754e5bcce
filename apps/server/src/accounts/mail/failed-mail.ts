import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Database } from '../../database/client.ts'
import { outboxMail } from '../../database/schema/mail.ts'
import { queues } from '../../jobs/queues.ts'
import type { Services } from '../../services.ts'
import type { MailJob } from './outbox.ts'

/** A mail that the mail server did not take yet. What it says is told to nobody but its recipient. */
export type FailedMail = Pick<
  typeof outboxMail.$inferSelect,
  'id' | 'recipient' | 'subject' | 'createdAt' | 'failure' | 'givenUpAt'
>

/** The mails that were refused and are not sent since, the newest first: given up, or to be sent again by themselves. */
export async function listFailedMails(db: Database): Promise<FailedMail[]> {
  const { id, recipient, subject, createdAt, failure, givenUpAt } = outboxMail
  return db
    .select({ id, recipient, subject, createdAt, failure, givenUpAt })
    .from(outboxMail)
    .where(isNotNull(outboxMail.failure))
    .orderBy(desc(outboxMail.createdAt))
}

/**
 * Queues mails that were given up once more, with all their tries.
 * @param mailId one of them; all where there is none
 * @returns how many
 */
export async function retryMails({ db, jobs }: Pick<Services, 'db' | 'jobs'>, mailId?: string): Promise<number> {
  const isMeant = mailId === undefined ? undefined : eq(outboxMail.id, mailId)
  return db.transaction(async (tx) => {
    const queued = await tx
      .update(outboxMail)
      .set({ givenUpAt: null })
      .where(and(isNotNull(outboxMail.givenUpAt), isMeant))
      .returning({ mailId: outboxMail.id })
    for (const job of queued) await jobs.send(queues.mail, job satisfies MailJob, { db: fromDrizzle(tx, sql) })
    return queued.length
  })
}

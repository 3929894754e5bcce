import { and, eq, isNull, sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Transaction } from '../../database/client.ts'
import { user } from '../../database/schema/accounts.ts'
import { outboxMail } from '../../database/schema/mail.ts'
import { queues } from '../../jobs/queues.ts'
import type { Services } from '../../services.ts'
import type { Letter } from './letter.ts'

/** A mail that is to be sent: its row in the outbox. */
export type MailJob = { mailId: string }

/**
 * Writes a mail in the transaction that causes it, and queues it there where this server sends mail: all of it happens, or
 * nothing. Without SMTP it stays in the outbox, to be read at /dev/mailbox.
 *
 * @param askedBy the person whose mail it is where the address has no account, as one that is still to be confirmed
 */
export async function queueMail(
  { config, jobs, clock }: Pick<Services, 'config' | 'jobs' | 'clock'>,
  tx: Transaction,
  recipient: string,
  { subject, text, html }: Letter,
  askedBy: string | null = null,
): Promise<void> {
  const userId = sql`coalesce((select ${user.id} from ${user} where ${user.email} = ${recipient}), ${askedBy}::uuid)`
  const mail = { recipient, userId, subject, text, html, createdAt: clock() }
  const written = await tx.insert(outboxMail).values(mail).returning({ mailId: outboxMail.id })
  if (config.smtp === undefined) return
  for (const job of written) await jobs.send(queues.mail, job satisfies MailJob, { db: fromDrizzle(tx, sql) })
}

/** Forgets the mails to an address, but for those that belong to an account: they go with it, and only with it. */
export async function forgetMails(tx: Transaction, recipient: string): Promise<void> {
  await tx.delete(outboxMail).where(and(eq(outboxMail.recipient, recipient), isNull(outboxMail.userId)))
}

import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { instant } from './columns.ts'

/** Mails, written in the transaction that causes them. */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    /** Whose address that was when it was written. The mail goes with the account, whatever its address is by then. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: timestamp('created_at', instant).notNull(),
    /** When a mail server took it. Without one it stays here, to be read. */
    sentAt: timestamp('sent_at', instant),
    /** Why it was not sent when it was tried last. */
    failure: text(),
    /** When it was given up: refused for good, or too often. */
    givenUpAt: timestamp('given_up_at', instant),
  },
  (table) => [
    index('outbox_mail_user').on(table.userId),
    index('outbox_mail_newest').on(table.createdAt.desc().nullsFirst()),
    index('outbox_mail_failed').on(table.createdAt.desc().nullsFirst()).where(sql`${table.failure} is not null`),
    check('outbox_mail_sent_or_failed', sql`${table.sentAt} is null or ${table.failure} is null`),
    check('outbox_mail_given_up_with_reason', sql`${table.givenUpAt} is null or ${table.failure} is not null`),
  ],
)

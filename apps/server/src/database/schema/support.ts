import { date, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What was written to support: one a day for an address of mail, and for a network address. */
export const supportRequest = pgTable(
  'support_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    /** The network address it came from, as rate limits count it. */
    address: text().notNull(),
    /** The UTC day. */
    day: date().notNull(),
    createdAt: timestamp('created_at', instant).notNull(),
  },
  (table) => [
    unique('support_request_daily_by_email').on(table.email, table.day),
    unique('support_request_daily_by_address').on(table.address, table.day),
  ],
)

/** Challenges of the captcha that were answered: each is worth something once. */
export const spentCaptcha = pgTable('spent_captcha', {
  challenge: text().primaryKey(),
  expiresAt: timestamp('expires_at', instant).notNull(),
})

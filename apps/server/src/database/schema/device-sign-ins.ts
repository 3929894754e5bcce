import { deviceLimits } from '@dryrun/contract/limits'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { atMost, instant, secretHash } from './columns.ts'

/**
 * A sign-in by short code, as RFC 8628 has it: a program asks, a person who is signed in elsewhere decides. It stays for a
 * while after its end, so that whoever comes late is told what became of it.
 */
export const deviceSignIn = pgTable(
  'device_sign_in',
  {
    /** Of the device code, which the program alone holds. */
    hash: secretHash(),
    /** What the person reads there and types here. It gives nothing by itself, so it is kept as it is. */
    userCode: text('user_code').notNull().unique(),
    /** Who asks: what the program says of itself, and where it asked from. */
    platform: text(),
    version: text(),
    address: text().notNull(),
    agent: text().notNull(),
    createdAt: timestamp('created_at', instant).notNull(),
    expiresAt: timestamp('expires_at', instant).notNull(),
    /** When the program asked last for the outcome, and how long it has to wait between two times. */
    lastPolledAt: timestamp('last_polled_at', instant),
    intervalSeconds: integer('interval_seconds').notNull(),
    /** What a person decided, and who. */
    approved: boolean(),
    decidedBy: uuid('decided_by').references(() => user.id, { onDelete: 'cascade' }),
    decidedAt: timestamp('decided_at', instant),
    /** When the program got its tokens: once. */
    redeemedAt: timestamp('redeemed_at', instant),
  },
  (table) => [
    index('device_sign_in_decider').on(table.decidedBy),
    index('device_sign_in_expiry').on(table.expiresAt),
    check('device_sign_in_hash_length', sql`octet_length(${table.hash}) = 32`),
    check('device_sign_in_user_code_form', sql`${table.userCode} ~ '^[BCDFGHJKLMNPQRSTVWXZ]{8}$'`),
    atMost('device_sign_in_platform_length', table.platform, deviceLimits.platformLength),
    atMost('device_sign_in_version_length', table.version, deviceLimits.versionLength),
    check('device_sign_in_interval', sql`${table.intervalSeconds} > 0`),
    check(
      'device_sign_in_decided_by_someone',
      sql`(${table.approved} is null) = (${table.decidedBy} is null) and (${table.approved} is null) = (${table.decidedAt} is null)`,
    ),
    check('device_sign_in_redeemed_after_approval', sql`${table.redeemedAt} is null or ${table.approved} is true`),
  ],
)

import { deviceLimits } from '@dryrun/contract/limits'
import { PlanName } from '@dryrun/contract/plans'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { atMost, bytea, instant, oneOf, secretHash } from './columns.ts'

/** A person's account. The address is in lower case, so that one person has one account. */
export const user = pgTable(
  'user',
  {
    id: uuid().primaryKey().defaultRandom(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    emailVerifiedAt: timestamp('email_verified_at', instant),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** A paid plan that nobody pays for, given by an admin. */
    grantedPlan: text('granted_plan').$type<PlanName>(),
    /** Of the second factor, sealed with the server's secret key and bound to this row. Set up, and in force once enabled. */
    sealedTotpSecret: bytea('sealed_totp_secret'),
    twoFactorEnabledAt: timestamp('two_factor_enabled_at', instant),
    /** The time step of the last code that was taken: no code works twice. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    createdAt: timestamp('created_at', instant).notNull(),
  },
  (table) => [
    check(
      'user_two_factor_has_secret',
      sql`${table.twoFactorEnabledAt} is null or ${table.sealedTotpSecret} is not null`,
    ),
    // The link that verifies an address signs in by itself, so it must have no second factor to skip.
    check(
      'user_two_factor_after_verification',
      sql`${table.twoFactorEnabledAt} is null or ${table.emailVerifiedAt} is not null`,
    ),
    check('user_email_in_lower_case', sql`${table.email} = lower(${table.email})`),
    oneOf('user_granted_plan_known', table.grantedPlan, PlanName.options),
  ],
)

/** A desktop that a person uses the companion on. Browsers are none. */
export const device = pgTable(
  'device',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** What the program there calls itself: the same again is the same device. */
    deviceId: text('device_id').notNull(),
    platform: text().notNull(),
    version: text().notNull(),
    createdAt: timestamp('created_at', instant).notNull(),
    /** When it registered last, or a session on it was refreshed. */
    lastSeenAt: timestamp('last_seen_at', instant).notNull(),
  },
  (table) => [
    unique('device_once_per_user').on(table.userId, table.deviceId),
    // What a session points at, so that it never points at a device of somebody else.
    unique('device_of_user').on(table.userId, table.id),
    atMost('device_device_id_length', table.deviceId, deviceLimits.deviceIdLength),
    atMost('device_platform_length', table.platform, deviceLimits.platformLength),
    atMost('device_version_length', table.version, deviceLimits.versionLength),
  ],
)

const SESSION_ENDINGS = [
  'logout',
  'token_reuse',
  'signed_out_elsewhere',
  'password_changed',
  'password_reset',
  'two_factor_enabled',
  'device_removed',
] as const

/** One sign-in, on one device. Its tokens are worth something only while it lives: revoked means refused at once. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', instant).notNull(),
    /** However often it is refreshed, it ends here. */
    expiresAt: timestamp('expires_at', instant).notNull(),
    revokedAt: timestamp('revoked_at', instant),
    revokedBecause: text('revoked_because', { enum: SESSION_ENDINGS }),
    /** When its tokens were exchanged last, or it was opened. */
    lastSeenAt: timestamp('last_seen_at', instant).notNull(),
    /** The network address and the program it was opened from. */
    address: text().notNull(),
    agent: text().notNull(),
    /** The device it was registered on. Null in a browser, and once the device was removed. */
    deviceId: uuid('device_id'),
  },
  (table) => [
    index('session_user').on(table.userId),
    index('session_device').on(table.deviceId),
    foreignKey({
      name: 'session_device_of_same_user',
      columns: [table.userId, table.deviceId],
      foreignColumns: [device.userId, device.id],
    }),
    check('session_revoked_with_reason', sql`(${table.revokedAt} is null) = (${table.revokedBecause} is null)`),
    oneOf('session_ending_known', table.revokedBecause, SESSION_ENDINGS),
  ],
)

/** What a call carries. */
export const accessToken = pgTable(
  'access_token',
  {
    hash: secretHash(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', instant).notNull(),
  },
  (table) => [
    index('access_token_session').on(table.sessionId),
    check('access_token_hash_length', sql`octet_length(${table.hash}) = 32`),
  ],
)

/** What is exchanged, once, for the next pair. Spent ones stay as long as their session, to notice a stolen copy. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: secretHash(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', instant).notNull(),
    rotatedAt: timestamp('rotated_at', instant),
    /** The hash of the token it was exchanged for. */
    successor: bytea(),
  },
  (table) => [
    index('refresh_token_session').on(table.sessionId),
    uniqueIndex('refresh_token_one_current').on(table.sessionId).where(sql`${table.rotatedAt} is null`),
    check('refresh_token_hash_length', sql`octet_length(${table.hash}) = 32`),
    check('refresh_token_rotated_into', sql`(${table.rotatedAt} is null) = (${table.successor} is null)`),
  ],
)

const EMAIL_TOKEN_PURPOSES = ['verify_email', 'reset_password', 'change_email'] as const

/** A link that was mailed. Deleted when it is spent. */
export const emailToken = pgTable(
  'email_token',
  {
    hash: secretHash(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    purpose: text({ enum: EMAIL_TOKEN_PURPOSES }).notNull(),
    /** The address that takes the place of the old one when the link is followed. */
    newEmail: text('new_email'),
    expiresAt: timestamp('expires_at', instant).notNull(),
  },
  (table) => [
    index('email_token_user').on(table.userId),
    oneOf('email_token_purpose_known', table.purpose, EMAIL_TOKEN_PURPOSES),
    check(
      'email_token_change_names_address',
      sql`(${table.purpose} = 'change_email') = (${table.newEmail} is not null)`,
    ),
    check('email_token_hash_length', sql`octet_length(${table.hash}) = 32`),
  ],
)

/** A code that stands in for the second factor, once. Deleted when it is spent. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    hash: secretHash(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('recovery_code_user').on(table.userId),
    check('recovery_code_hash_length', sql`octet_length(${table.hash}) = 32`),
  ],
)

/** A sign-in whose password was right and whose second factor is still to come. Deleted when it comes. */
export const loginChallenge = pgTable(
  'login_challenge',
  {
    hash: secretHash(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', instant).notNull(),
    /** Wrong codes so far. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    index('login_challenge_user').on(table.userId),
    check('login_challenge_hash_length', sql`octet_length(${table.hash}) = 32`),
  ],
)

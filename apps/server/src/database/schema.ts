import type { AuditAct } from '@dryrun/contract/audit'
import { Language } from '@dryrun/contract/languages'
import { ModelProvider, type ModelUse } from '@dryrun/contract/models'
import { PlanName } from '@dryrun/contract/plans'
import type { Problem } from '@dryrun/contract/problem'
import {
  type Result,
  SolutionStatus,
  SolutionType,
  type SolveEvent,
  type StoredSolution,
  type Verification,
} from '@dryrun/contract/processing'
import type { SandboxKind } from '@dryrun/contract/site'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  type PgTimestampConfig,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

const instant: PgTimestampConfig<'date'> = { withTimezone: true, mode: 'date' }

/** Values a text column may hold, promised by the database as well as by the types. */
function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)
}

/** A secret as we keep it: its SHA-256, 32 bytes. */
const secretHash = () => bytea().primaryKey()

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
    check('user_email_in_lower_case', sql`${table.email} = lower(${table.email})`),
    oneOf('user_granted_plan_known', table.grantedPlan, PlanName.options),
  ],
)

const SESSION_ENDINGS = ['logout', 'token_reuse', 'signed_out_elsewhere', 'password_changed', 'password_reset'] as const

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
  },
  (table) => [
    index('session_user').on(table.userId),
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

/**
 * Every sensitive act: who did what to whom, when, and from where. It outlives the account, so the people in it are bare
 * ids.
 */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp(instant).notNull(),
    act: text().$type<AuditAct>().notNull(),
    /** Who did it; null where nobody was signed in, or the command line did. */
    actorId: uuid('actor_id'),
    /** Whose account it was done to. */
    subjectId: uuid('subject_id'),
    address: text(),
    agent: text(),
    detail: jsonb().$type<Record<string, string>>(),
  },
  (table) => [
    index('audit_event_newest').on(table.at.desc().nullsFirst()),
    index('audit_event_subject').on(table.subjectId, table.at.desc().nullsFirst()),
  ],
)

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

/** Mails, written in the transaction that causes them. */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
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
    index('outbox_mail_newest').on(table.createdAt.desc().nullsFirst()),
    index('outbox_mail_failed').on(table.createdAt.desc().nullsFirst()).where(sql`${table.failure} is not null`),
    check('outbox_mail_sent_or_failed', sql`${table.sentAt} is null or ${table.failure} is null`),
    check('outbox_mail_given_up_with_reason', sql`${table.givenUpAt} is null or ${table.failure} is not null`),
  ],
)

/** Queries spent by a person in a UTC day. */
export const usage = pgTable(
  'usage',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    queries: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check('usage_not_negative', sql`${table.queries} >= 0`),
  ],
)

/** A solve: what was asked, and what came of it. */
export const solution = pgTable(
  'solution',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    type: text().$type<SolutionType>().notNull(),
    language: text().$type<Language>().notNull(),
    status: text().$type<StoredSolution['status']>().notNull().default('processing'),
    title: text().notNull().default(''),
    result: jsonb().$type<Result>(),
    error: jsonb().$type<NonNullable<StoredSolution['error']>>(),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the body, to tell a repeated request from a different one under the same key. */
    requestHash: bytea('request_hash').notNull(),
    screenshotCount: integer('screenshot_count').notNull(),
    /** What models took for it, follow-up questions included; in millionths of a US dollar where prices are known. */
    tokensUsed: integer('tokens_used').notNull().default(0),
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull().default(0),
    /** The status of the result's verification, so that a list by verdict reads no results. */
    verdict: text().$type<Verification['status']>().generatedAlwaysAs(sql`result -> 'verification' ->> 'status'`),
    /** The UTC day whose usage this solve was charged to. Null when it cost nothing, or was given back. */
    chargedOn: date('charged_on'),
    /** How many workers have taken it up. Only the latest may write. */
    attempt: integer().notNull().default(0),
    createdAt: timestamp('created_at', instant).notNull(),
    finishedAt: timestamp('finished_at', instant),
  },
  (table) => [
    index('solution_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    oneOf('solution_type_known', table.type, SolutionType.options),
    oneOf('solution_language_known', table.language, Language.options),
    oneOf('solution_status_known', table.status, SolutionStatus.options),
    unique('solution_idempotency').on(table.userId, table.idempotencyKey),
    check('solution_result_when_completed', sql`(${table.status} = 'completed') = (${table.result} is not null)`),
    check('solution_error_when_failed', sql`(${table.status} = 'error') = (${table.error} is not null)`),
    check('solution_finished_when_ended', sql`(${table.status} = 'processing') = (${table.finishedAt} is null)`),
  ],
)

/** The screenshots of a running solve, normalised. Deleted when it ends. */
export const solvePicture = pgTable(
  'solve_picture',
  {
    solutionId: uuid('solution_id')
      .notNull()
      .references(() => solution.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Stored as it is (external): a PNG does not get smaller. */
    data: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.solutionId, table.position] })],
)

/** What a running debug begins with. Deleted when it ends. */
export const debugStart = pgTable('debug_start', {
  solutionId: uuid('solution_id')
    .primaryKey()
    .references(() => solution.id, { onDelete: 'cascade' }),
  problem: jsonb().$type<Problem>().notNull(),
  solution: text().notNull(),
  failureText: text('failure_text'),
})

/** What a solve told while it ran, in order, from 1: a page that comes back resumes after the last it saw. */
export const solveEvent = pgTable(
  'solve_event',
  {
    solutionId: uuid('solution_id')
      .notNull()
      .references(() => solution.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    data: jsonb().$type<SolveEvent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.solutionId, table.seq] }),
    check('solve_event_from_one', sql`${table.seq} > 0`),
  ],
)

/** Processes that work on solves, and what their sandbox runs. One that was not seen for a while is gone. */
export const worker = pgTable('worker', {
  id: uuid().primaryKey(),
  lastSeen: timestamp('last_seen', instant).notNull(),
  sandboxKind: text('sandbox_kind').$type<SandboxKind>().notNull(),
  languages: jsonb().$type<Language[]>().notNull(),
})

/** A question about a solution. One without an answer is being answered, and takes its place among those allowed. */
export const followUp = pgTable(
  'follow_up',
  {
    id: uuid().primaryKey().defaultRandom(),
    solutionId: uuid('solution_id')
      .notNull()
      .references(() => solution.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    answer: text(),
    aiProvider: text('ai_provider'),
    createdAt: timestamp('created_at', instant).notNull(),
  },
  (table) => [
    index('follow_up_of_solution').on(table.solutionId, table.createdAt),
    check('follow_up_answered_by_someone', sql`(${table.answer} is null) = (${table.aiProvider} is null)`),
  ],
)

/** A model that an admin connected. Those of the environment are asked before them. */
export const model = pgTable(
  'model',
  {
    id: uuid().primaryKey(),
    provider: text().$type<ModelProvider>().notNull(),
    model: text().notNull(),
    baseUrl: text('base_url'),
    /** Sealed with the server's secret key, bound to this row. */
    sealedKey: bytea('sealed_key'),
    uses: jsonb().$type<ModelUse[]>().notNull(),
    timeoutSeconds: integer('timeout_seconds').notNull(),
    /** US dollars for a million tokens. */
    inputPrice: doublePrecision('input_price'),
    outputPrice: doublePrecision('output_price'),
    enabled: boolean().notNull(),
    /** The order of asking, from the lowest. */
    position: integer().notNull(),
  },
  (table) => [oneOf('model_provider_known', table.provider, ModelProvider.options)],
)

/** What one call to a model came to. It outlives the solution, so that what models cost can be told. */
export const modelCall = pgTable(
  'model_call',
  {
    id: uuid().primaryKey().defaultRandom(),
    solutionId: uuid('solution_id').references(() => solution.id, { onDelete: 'set null' }),
    /** Of the settings or of the environment; it may be gone. */
    modelId: text('model_id').notNull(),
    provider: text().$type<ModelProvider>().notNull(),
    model: text().notNull(),
    purpose: text().notNull(),
    /** `ok`, or the kind of failure. */
    outcome: text().notNull(),
    milliseconds: integer().notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Millionths of a US dollar. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    endedAt: timestamp('ended_at', instant).notNull(),
  },
  (table) => [
    index('model_call_of_solution').on(table.solutionId),
    index('model_call_newest').on(table.endedAt.desc().nullsFirst()),
  ],
)

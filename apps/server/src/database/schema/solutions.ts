import { Language } from '@dryrun/contract/languages'
import type { Problem } from '@dryrun/contract/problem'
import {
  type Result,
  SolutionStatus,
  SolutionType,
  type SolveEvent,
  type StoredSolution,
  type Verification,
} from '@dryrun/contract/processing'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { bytea, instant, oneOf } from './columns.ts'

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

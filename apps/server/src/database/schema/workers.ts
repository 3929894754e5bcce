import type { Language } from '@dryrun/contract/languages'
import type { SandboxKind } from '@dryrun/contract/site'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Processes that work on solves, and what their sandbox runs. One that was not seen for a while is gone. */
export const worker = pgTable('worker', {
  id: uuid().primaryKey(),
  lastSeen: timestamp('last_seen', instant).notNull(),
  sandboxKind: text('sandbox_kind').$type<SandboxKind>().notNull(),
  languages: jsonb().$type<Language[]>().notNull(),
  /** What each is compiled or run with, where that is known. */
  toolchains: jsonb().$type<Partial<Record<Language, string>>>().notNull().default({}),
})

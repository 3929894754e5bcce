import type { AuditAct } from '@dryrun/contract/audit'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

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

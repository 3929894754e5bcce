import type { AuditAct } from '@dryrun/contract/audit'
import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Transaction } from './database/client.ts'
import { auditEvent } from './database/schema/audit.ts'

/** Where an act was done from. */
export type Client = { address: string; agent: string }

type Recorded = {
  act: AuditAct
  /** Who did it. Null where nobody was signed in, or the command line did it. */
  actorId: string | null
  /** Whose account it was done to. Null where it was no one's. */
  subjectId: string | null
  /** Null for what the command line did. */
  client: Client | null
  /** What else tells one such act from another. Never a secret, never an address of mail. */
  detail?: Record<string, string>
}

/** Writes a sensitive act into the audit log, in the transaction that does it where there is one: both happen, or neither. */
export async function recordAct(db: Database | Transaction, { client, ...act }: Recorded, now: Date): Promise<void> {
  await db.insert(auditEvent).values({ ...act, ...client, at: now })
}

/** Where a person did any of some acts in a span of time, each place once. */
export async function listPlaces(
  db: Database | Transaction,
  subjectId: string,
  acts: AuditAct[],
  { since, before }: { since: Date; before: Date },
): Promise<Client[]> {
  const found = await db
    .selectDistinct({ address: auditEvent.address, agent: auditEvent.agent })
    .from(auditEvent)
    .where(
      and(
        eq(auditEvent.subjectId, subjectId),
        gte(auditEvent.at, since),
        lt(auditEvent.at, before),
        inArray(auditEvent.act, acts),
      ),
    )
  return found.flatMap(({ address, agent }) => (address === null || agent === null ? [] : { address, agent }))
}

const AGENT_MAX_LENGTH = 300

/** Where a request comes from. */
export function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, agent: (request.headers['user-agent'] ?? '').slice(0, AGENT_MAX_LENGTH) }
}

import type { PersonalData } from '@dryrun/contract/personal-data'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { type Client, recordAct } from '../audit.ts'
import type { Database } from '../database/client.ts'
import { session } from '../database/schema/accounts.ts'
import { auditEvent } from '../database/schema/audit.ts'
import { outboxMail } from '../database/schema/mail.ts'
import { listDevices } from '../devices/devices.ts'
import { exportSolutions, exportUsage } from '../processing/export-solutions.ts'
import type { Services } from '../services.ts'
import { supportRequestsFrom } from '../support/support-of-person.ts'
import { accountOf } from './answers.ts'
import { pendingEmailOf } from './email-change.ts'
import { planOf } from './plan.ts'
import type { Person, SignedIn } from './sessions.ts'

/** Pieces of text are gathered up to this length before they go out. */
const CHUNK = 64 * 1024

/**
 * All that is kept of a person, as the text of the call's answer, piece by piece: it may be larger than memory. What
 * changes meanwhile is in it or not; what is deleted meanwhile ends it early. That it was asked for is recorded first.
 */
export async function* exportPersonalData(
  { db, clock }: Services,
  signedIn: SignedIn,
  client: Client,
): AsyncGenerator<string> {
  const person = signedIn.user
  const now = clock()
  await recordAct(db, { act: 'data_exported', actorId: person.id, subjectId: person.id, client }, now)
  let text = '{"success":true,"data":{'
  for await (const piece of members(db, signedIn, now)) {
    text += piece
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  yield `${text}}}\n`
}

async function* members(db: Database, signedIn: SignedIn, now: Date): AsyncGenerator<string> {
  const person = signedIn.user
  const { user, subscription } = accountOf(person, now)
  const known: Omit<PersonalData, 'securityLog' | 'solutions'> = {
    exportedAt: now.toISOString(),
    user: {
      ...user,
      emailVerifiedAt: person.emailVerifiedAt?.toISOString() ?? null,
      twoFactorEnabledAt: person.twoFactorEnabledAt?.toISOString() ?? null,
      plan: planOf(person),
    },
    subscription,
    pendingEmail: await pendingEmailOf(db, person.id, now),
    devices: (await listDevices(db, signedIn, now)).devices,
    sessions: await sessionsOf(db, person.id),
    usage: await exportUsage(db, person.id),
    mails: await mailsOf(db, person),
    supportRequests: await supportRequestsFrom(db, person.email),
  }
  yield JSON.stringify(known).slice(1, -1)
  yield* list('securityLog', securityLogOf(db, person.id))
  yield* list('solutions', exportSolutions(db, person.id))
}

async function* list(name: keyof PersonalData, items: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,${JSON.stringify(name)}:[`
  let separator = ''
  for await (const item of items) {
    yield separator + JSON.stringify(item)
    separator = ','
  }
  yield ']'
}

async function sessionsOf(db: Database, userId: string): Promise<PersonalData['sessions']> {
  const rows = await db.select().from(session).where(eq(session.userId, userId)).orderBy(asc(session.createdAt))
  return rows.map(({ id, createdAt, lastSeenAt, expiresAt, revokedAt, revokedBecause, address, agent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastSeen: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    endedAt: revokedAt?.toISOString() ?? null,
    endedBecause: revokedBecause,
    ...{ address, agent },
  }))
}

async function mailsOf(db: Database, { id }: Person): Promise<PersonalData['mails']> {
  const { recipient, subject, createdAt, sentAt } = outboxMail
  const rows = await db
    .select({ recipient, subject, createdAt, sentAt })
    .from(outboxMail)
    .where(eq(outboxMail.userId, id))
    .orderBy(asc(createdAt))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }))
}

type LogLine = PersonalData['securityLog'][number]

/** Anyone can add to it, by trying to log in: it is read a page at a time. */
async function* securityLogOf(db: Database, userId: string): AsyncGenerator<LogLine> {
  const LINES = 500
  let last: { at: Date; id: number } | undefined
  do {
    const rows = await db
      .select()
      .from(auditEvent)
      .where(
        and(
          eq(auditEvent.subjectId, userId),
          last && sql`(${auditEvent.at}, ${auditEvent.id}) < (${last.at.toISOString()}::timestamptz, ${last.id})`,
        ),
      )
      .orderBy(desc(auditEvent.at), desc(auditEvent.id))
      .limit(LINES)
    for (const { at, act, actorId, address, agent, detail } of rows) {
      yield { at: at.toISOString(), act, byYou: actorId === userId, address, agent, detail }
    }
    last = rows.at(-1)
  } while (last !== undefined)
}

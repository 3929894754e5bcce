import { MOST_LISTED_SESSIONS, tokenLifetimes } from '@dryrun/contract/limits'
import type { ActiveSession } from '@dryrun/contract/sessions'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { type Client, recordAct } from '../audit.ts'
import type { Database } from '../database/client.ts'
import { device, session } from '../database/schema/accounts.ts'
import { NotFound } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { endSessions, type SignedIn } from './sessions.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

/** Where a person is signed in: this session first, then the latest seen. One that nobody can refresh any more is over. */
export async function listSessions(
  db: Database,
  { user, session: { id: currentId } }: SignedIn,
  now: Date,
): Promise<ActiveSession[]> {
  const isCurrent = eq(session.id, currentId)
  const seenSince = new Date(now.getTime() - tokenLifetimes.refreshIdle)
  const live = await db
    .select({
      id: session.id,
      createdAt: session.createdAt,
      lastSeen: session.lastSeenAt,
      address: session.address,
      agent: session.agent,
      device: { deviceId: device.deviceId, platform: device.platform, version: device.version },
    })
    .from(session)
    .leftJoin(device, eq(device.id, session.deviceId))
    .where(
      and(
        eq(session.userId, user.id),
        isNull(session.revokedAt),
        gt(session.expiresAt, now),
        gt(session.lastSeenAt, seenSince),
      ),
    )
    .orderBy(desc(isCurrent), desc(session.lastSeenAt), desc(session.createdAt))
    .limit(MOST_LISTED_SESSIONS)
  return live.map(({ createdAt, lastSeen, device: on, ...rest }) => ({
    ...rest,
    ...(on !== null && { device: on }),
    createdAt: createdAt.toISOString(),
    lastSeen: lastSeen.toISOString(),
    current: rest.id === currentId,
  }))
}

type Needs = Pick<Services, 'db' | 'clock'>

/**
 * Ends one of a person's sessions.
 * @throws NotFound where it is over already, or somebody else's
 */
export async function endSession({ db, clock }: Needs, { user }: SignedIn, id: string, client: Client): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    const ended = await endSessions(tx, { userId: user.id, only: id, because: 'signed_out_elsewhere' }, now)
    if (ended === 0) throw new NotFound()
    const detail = { session: id }
    await recordAct(tx, { act: 'sessions_ended', actorId: user.id, subjectId: user.id, client, detail }, now)
  })
}

/** Ends every session of a person but the one they do it in. */
export async function endOtherSessions(
  { db, clock }: Needs,
  { user, session: { id: except } }: SignedIn,
  client: Client,
): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    const ended = await signOutEverywhere(tx, { userId: user.id, except, because: 'signed_out_elsewhere' }, now)
    const detail = { sessions: String(ended) }
    await recordAct(tx, { act: 'sessions_ended', actorId: user.id, subjectId: user.id, client, detail }, now)
  })
}

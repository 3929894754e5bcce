import type { TokenPair } from '@dryrun/contract/accounts'
import { tokenLifetimes } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import DataLoader from 'dataloader'
import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Client } from '../audit.ts'
import type { Database, Transaction } from '../database/client.ts'
import { accessToken, refreshToken, session, user } from '../database/schema/accounts.ts'
import { Unauthenticated } from '../http/errors.ts'
import { hashToken, newToken } from './tokens.ts'

/** A person as the server knows them. */
export type Person = Omit<typeof user.$inferSelect, 'passwordHash' | 'sealedTotpSecret' | 'totpLastStep'>

export type SignedIn = { user: Person; session: { id: string } }

/** The columns of a `Person`. */
export const personColumns = {
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  emailVerifiedAt: user.emailVerifiedAt,
  isAdmin: user.isAdmin,
  grantedPlan: user.grantedPlan,
  twoFactorEnabledAt: user.twoFactorEnabledAt,
  createdAt: user.createdAt,
}

/** Tokens looked up in one read at most; more that come in the same turn are read beside it. */
const LOOKED_UP_TOGETHER = 100

/**
 * Who an access token speaks for, read anew on each call, so that a revoked session is refused on its next. Null for a
 * token that is forged, expired, or of a session that is over. Calls that arrive in one turn of the event loop share
 * their read: the busier the server, the fewer it makes for each.
 */
export function findSignedIn(db: Database, clock: () => Date): (token: string) => Promise<SignedIn | null> {
  const query = db
    .select({ hash: accessToken.hash, user: personColumns, session: { id: session.id } })
    .from(accessToken)
    .innerJoin(session, eq(session.id, accessToken.sessionId))
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(
        sql`${accessToken.hash} = any(${sql.placeholder('hashes')})`,
        gt(accessToken.expiresAt, sql.placeholder('now')),
        gt(session.expiresAt, sql.placeholder('now')),
        isNull(session.revokedAt),
      ),
    )
    .prepare('signed_in')
  const reads = new DataLoader(
    async (tokens: readonly string[]) => {
      const hashes = tokens.map(hashToken)
      const rows = await query.execute({ hashes, now: clock() })
      const found = new Map(rows.map(({ hash, ...signedIn }) => [hash.toString('hex'), signedIn]))
      return hashes.map((hash) => found.get(hash.toString('hex')) ?? null)
    },
    { cache: false, maxBatchSize: LOOKED_UP_TOGETHER, batchScheduleFn: setImmediate },
  )
  return (token) => reads.load(token)
}

/** Signs a person in: a new session and its first pair of tokens. */
export async function openSession(tx: Transaction, userId: string, client: Client, now: Date): Promise<TokenPair> {
  const expiresAt = new Date(now.getTime() + tokenLifetimes.sessionAbsolute)
  const [opened] = await tx
    .insert(session)
    .values({ userId, createdAt: now, lastSeenAt: now, expiresAt, address: client.address, agent: client.agent })
    .returning({ id: session.id })
  if (opened === undefined) throw new Error('an inserted session came back without its id')
  const pair = { accessToken: newToken(), refreshToken: newToken() }
  await storePair(tx, { id: opened.id, expiresAt }, pair, now)
  return pair
}

/** Stores the hashes of a session's next pair, and drops the access tokens that have run out. */
export async function storePair(
  tx: Transaction,
  { id: sessionId, expiresAt }: { id: string; expiresAt: Date },
  pair: TokenPair,
  now: Date,
): Promise<void> {
  const until = (lifetime: number) => new Date(Math.min(now.getTime() + lifetime, expiresAt.getTime()))
  await tx.delete(accessToken).where(and(eq(accessToken.sessionId, sessionId), lte(accessToken.expiresAt, now)))
  await tx
    .insert(accessToken)
    .values({ hash: hashToken(pair.accessToken), sessionId, expiresAt: until(tokenLifetimes.access) })
  await tx
    .insert(refreshToken)
    .values({ hash: hashToken(pair.refreshToken), sessionId, expiresAt: until(tokenLifetimes.refreshIdle) })
}

/** Why a session is over. */
export type Ending = (typeof session.$inferSelect)['revokedBecause'] & string

/** Ends a session, and with it every token it ever had. One that is over stays as it ended. */
export async function revokeSession(db: Database, sessionId: string, because: Ending, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: now, revokedBecause: because })
    .where(and(eq(session.id, sessionId), isNull(session.revokedAt)))
}

/**
 * Makes sure that a session is not over, and stays so until this transaction ends. Its account is held before it, as
 * whatever ends sessions does.
 *
 * @throws Unauthenticated
 */
export async function holdSession(tx: Transaction, id: string): Promise<void> {
  const isLive = and(eq(session.id, id), isNull(session.revokedAt))
  const held = await tx.select({ id: session.id }).from(session).where(isLive).for('no key update')
  if (held.length === 0) throw new Unauthenticated(messages.session.ended)
}

type Ended = {
  userId: string
  /** This one alone. */
  only?: string
  /** All but this one. */
  except?: string
  /** Those on this device alone. */
  onDevice?: string
  because: Ending
}

/** Ends a person's sessions: all of them where nothing else is said. Returns how many were not over yet. */
export async function endSessions(
  tx: Transaction,
  { userId, only, except, onDevice, because }: Ended,
  now: Date,
): Promise<number> {
  const ended = await tx
    .update(session)
    .set({ revokedAt: now, revokedBecause: because })
    .where(
      and(
        eq(session.userId, userId),
        only === undefined ? undefined : eq(session.id, only),
        except === undefined ? undefined : ne(session.id, except),
        onDevice === undefined ? undefined : eq(session.deviceId, onDevice),
        isNull(session.revokedAt),
        gt(session.expiresAt, now),
      ),
    )
    .returning({ id: session.id })
  return ended.length
}

import type { TokenPair } from '@dryrun/contract/accounts'
import { tokenLifetimes } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Client, recordAct } from '../audit.ts'
import { device, refreshToken, session } from '../database/schema/accounts.ts'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { revokeSession, storePair } from './sessions.ts'
import { hashToken, newToken } from './tokens.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'log'>

/**
 * Exchanges a refresh token for the next pair, once.
 *
 * The exchange is a compare-and-swap on one row, so of two that race one wins. The loser, and a tab that is a moment
 * late, is told `already_rotated` and reads the newer pair from its storage. Any other use of a spent token means that
 * someone holds a copy: the session ends for both.
 *
 * @throws AppError 401 `invalid_token`, 409 `already_rotated`
 */
export async function refreshTokens({ db, clock, log }: Needs, token: string, client: Client): Promise<TokenPair> {
  const now = clock()
  const hash = hashToken(token)
  const pair = { accessToken: newToken(), refreshToken: newToken() }
  const exchanged = await db.transaction(async (tx) => {
    const [spent] = await tx
      .update(refreshToken)
      .set({ rotatedAt: now, successor: hashToken(pair.refreshToken) })
      .from(session)
      .where(
        and(
          eq(refreshToken.hash, hash),
          isNull(refreshToken.rotatedAt),
          gt(refreshToken.expiresAt, now),
          eq(session.id, refreshToken.sessionId),
          gt(session.expiresAt, now),
          isNull(session.revokedAt),
        ),
      )
      .returning({ id: session.id, expiresAt: session.expiresAt, deviceId: session.deviceId })
    if (spent === undefined) return false
    await tx.update(session).set({ lastSeenAt: now }).where(eq(session.id, spent.id))
    if (spent.deviceId !== null) await tx.update(device).set({ lastSeenAt: now }).where(eq(device.id, spent.deviceId))
    await storePair(tx, spent, pair, now)
    return true
  })
  if (exchanged) return pair
  throw await refusal({ db, clock, log }, hash, client, now)
}

/** Why a token was not exchanged. Ends its session where the reason is a copy in other hands. */
async function refusal({ db, log }: Needs, hash: Buffer, client: Client, now: Date): Promise<AppError> {
  const successor = alias(refreshToken, 'successor')
  const [found] = await db
    .select({
      sessionId: session.id,
      userId: session.userId,
      rotatedAt: refreshToken.rotatedAt,
      successorRotatedAt: successor.rotatedAt,
    })
    .from(refreshToken)
    .innerJoin(session, eq(session.id, refreshToken.sessionId))
    .leftJoin(successor, eq(successor.hash, refreshToken.successor))
    .where(and(eq(refreshToken.hash, hash), gt(session.expiresAt, now), isNull(session.revokedAt)))
  const invalid = new AppError(401, 'invalid_token', messages.session.ended)
  if (found === undefined || found.rotatedAt === null) return invalid

  const { sessionId, userId } = found
  const isPredecessor = found.successorRotatedAt === null
  if (isPredecessor && now.getTime() - found.rotatedAt.getTime() <= tokenLifetimes.refreshGrace) {
    log.info({ sessionId, userId }, 'a refresh token was sent again just after its exchange')
    return new AppError(409, 'already_rotated', messages.session.alreadyRotated)
  }
  await revokeSession(db, sessionId, 'token_reuse', now)
  await recordAct(db, { act: 'token_reused', actorId: null, subjectId: userId, client }, now)
  log.warn({ sessionId, userId }, 'a spent refresh token was used: its session is ended')
  return invalid
}

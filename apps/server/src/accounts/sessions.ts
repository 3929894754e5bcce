import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { accessToken, session, user } from '../database/schema.ts'
import { hashToken } from './tokens.ts'

/** A person as the server knows them. */
export type Person = Omit<typeof user.$inferSelect, 'passwordHash'>

export type SignedIn = { user: Person; session: { id: string } }

export const personColumns = {
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  emailVerifiedAt: user.emailVerifiedAt,
  isAdmin: user.isAdmin,
  createdAt: user.createdAt,
}

/**
 * Who an access token speaks for: one read, prepared, so that a revoked session is refused on its next call. Null for
 * a token that is forged, expired, or of a session that is over.
 */
export function findSignedIn(db: Database): (token: string, now: Date) => Promise<SignedIn | null> {
  const query = db
    .select({ user: personColumns, session: { id: session.id } })
    .from(accessToken)
    .innerJoin(session, eq(session.id, accessToken.sessionId))
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(
        eq(accessToken.hash, sql.placeholder('hash')),
        gt(accessToken.expiresAt, sql.placeholder('now')),
        gt(session.expiresAt, sql.placeholder('now')),
        isNull(session.revokedAt),
      ),
    )
    .prepare('signed_in')
  return async (token, now) => (await query.execute({ hash: hashToken(token), now }))[0] ?? null
}

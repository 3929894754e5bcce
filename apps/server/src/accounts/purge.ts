import { tokenLifetimes } from '@dryrun/contract/limits'
import { lt, lte, or } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { emailToken, loginChallenge, session } from '../database/schema/accounts.ts'

/** A session that is over stays this long (milliseconds), for whoever has to find out what happened. */
const KEPT_AFTER_END = 7 * 24 * 60 * 60_000

/**
 * Deletes what nobody can make use of any more: sessions that are over for a week, with their tokens, and what was to be
 * answered by mail or with a second factor and was not.
 *
 * @returns how many of each
 */
export async function purgeAccounts(db: Database, now: Date): Promise<Record<string, number | null>> {
  const over = new Date(now.getTime() - KEPT_AFTER_END)
  const sessions = await db
    .delete(session)
    .where(
      or(
        lt(session.revokedAt, over),
        lt(session.expiresAt, over),
        lt(session.lastSeenAt, new Date(over.getTime() - tokenLifetimes.refreshIdle)),
      ),
    )
  const emailTokens = await db.delete(emailToken).where(lte(emailToken.expiresAt, now))
  const loginChallenges = await db.delete(loginChallenge).where(lte(loginChallenge.expiresAt, now))
  return {
    sessions: sessions.rowCount,
    emailTokens: emailTokens.rowCount,
    loginChallenges: loginChallenges.rowCount,
  }
}

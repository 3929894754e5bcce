import { isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { user } from '../../database/schema/accounts.ts'

/** The place a sealed secret belongs to: sealed for one person, it opens for no other. */
export const totpRow = (userId: string) => `user:${userId}:totp`

/** Whether the database holds second factors, which only the secret key opens. */
export async function keepsTotpSecrets(db: Database): Promise<boolean> {
  const kept = await db.select({ id: user.id }).from(user).where(isNotNull(user.twoFactorEnabledAt)).limit(1)
  return kept.length > 0
}

import { messages } from '@dryrun/contract/messages'
import { isNotNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../database/client.ts'
import { user } from '../../database/schema/accounts.ts'
import { AppError } from '../../http/errors.ts'
import { type Secrets, SecretUnreadable } from '../../secrets.ts'

/** The place a sealed secret belongs to: sealed for one person, it opens for no other. */
export const totpRow = (userId: string) => `user:${userId}:totp`

/** Whether the database holds second factors, which only the secret key opens. */
export async function keepsTotpSecrets(db: Database): Promise<boolean> {
  const kept = await db.select({ id: user.id }).from(user).where(isNotNull(user.twoFactorEnabledAt)).limit(1)
  return kept.length > 0
}

/** @throws AppError 503 where the secret key is another one than it was sealed with: recovery codes need none */
export async function openTotpSecret(
  { secrets, log }: { secrets: Secrets; log: Logger },
  userId: string,
  sealed: Buffer,
): Promise<string> {
  try {
    return await secrets.open(sealed, totpRow(userId))
  } catch (err) {
    if (!(err instanceof SecretUnreadable)) throw err
    log.error({ err, userId }, 'a second factor cannot be opened')
    throw new AppError(503, 'unavailable', messages.twoFactor.secretUnreadable)
  }
}

import type { TokenPair } from '@dryrun/contract/accounts'
import type { TokenError } from '@dryrun/contract/device-sign-in'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { enter } from '../accounts/enter.ts'
import { personColumns } from '../accounts/sessions.ts'
import { hashToken } from '../accounts/tokens.ts'
import type { Client } from '../audit.ts'
import type { Transaction } from '../database/client.ts'
import { user } from '../database/schema/accounts.ts'
import { deviceSignIn } from '../database/schema/device-sign-ins.ts'
import type { Services } from '../services.ts'
import { TokenRefused } from './token-refusals.ts'

/** A program that waits exactly as long as it was told may arrive this much (milliseconds) sooner after the last time. */
const TOLERANCE_MS = 1_000

/** What a program that asks too often has to wait longer from then on. */
const SLOWED_BY_SECONDS = 5

/**
 * The outcome of a sign-in by short code, to the program that began it: once approved, a new session's tokens, and they
 * are given once.
 *
 * @throws TokenRefused
 */
export async function redeemDeviceCode(services: Services, deviceCode: string, client: Client): Promise<TokenPair> {
  const { db, clock } = services
  const now = clock()
  const hash = hashToken(deviceCode)
  // What a refusal writes has to last, so it is no error in here.
  const outcome = await db.transaction(
    async (tx) => (await redeem(services, tx, hash, client, now)) ?? (await refusal(tx, hash, now)),
  )
  if (typeof outcome === 'string') throw new TokenRefused(outcome)
  return outcome
}

async function redeem(services: Services, tx: Transaction, hash: Buffer, client: Client, now: Date) {
  const isRedeemable = and(
    eq(deviceSignIn.hash, hash),
    eq(deviceSignIn.approved, true),
    isNull(deviceSignIn.redeemedAt),
    gt(deviceSignIn.expiresAt, now),
  )
  const [found] = await tx.select({ approvedBy: deviceSignIn.decidedBy }).from(deviceSignIn).where(isRedeemable)
  if (!found?.approvedBy) return null
  // The account before its code, as whatever else changes both; and held, so that a reset of the password that comes now
  // ends this session too.
  const [person] = await tx.select(personColumns).from(user).where(eq(user.id, found.approvedBy)).for('share')
  const spent = await tx
    .update(deviceSignIn)
    .set({ redeemedAt: now })
    .where(isRedeemable)
    .returning({ hash: deviceSignIn.hash })
  // Of two that ask at once, one spends it.
  if (person === undefined || spent.length === 0) return null
  return enter(services, tx, { person, client, by: 'short_code' }, now)
}

/** Why there are no tokens. Each question before the decision is counted, and one that comes too soon costs time. */
async function refusal(tx: Transaction, hash: Buffer, now: Date): Promise<TokenError> {
  const [found] = await tx.select().from(deviceSignIn).where(eq(deviceSignIn.hash, hash)).for('update')
  if (found === undefined || found.redeemedAt !== null) return 'invalid_grant'
  if (found.expiresAt <= now) return 'expired_token'
  if (found.approved === false) return 'access_denied'
  const { lastPolledAt, intervalSeconds } = found
  const waited = lastPolledAt === null ? Infinity : now.getTime() - lastPolledAt.getTime()
  const isTooSoon = waited < intervalSeconds * 1_000 - TOLERANCE_MS
  await tx
    .update(deviceSignIn)
    .set({ lastPolledAt: now, intervalSeconds: intervalSeconds + (isTooSoon ? SLOWED_BY_SECONDS : 0) })
    .where(eq(deviceSignIn.hash, hash))
  return isTooSoon ? 'slow_down' : 'authorization_pending'
}

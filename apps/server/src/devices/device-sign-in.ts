import { type DeviceCodes, type DeviceSignInRequest, userCodeInGroups } from '@dryrun/contract/device-sign-in'
import { deviceSignInTiming } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { holdSession, type SignedIn } from '../accounts/sessions.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'
import { type Client, recordAct } from '../audit.ts'
import type { Database, Transaction } from '../database/client.ts'
import { user } from '../database/schema/accounts.ts'
import { deviceSignIn } from '../database/schema/device-sign-ins.ts'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { newUserCode } from './user-code.ts'

/** Two codes that are alike come once in many thousand years; this many in a row do not. */
const TRIES = 5

/** Begins a sign-in by short code: the program keeps the one code and shows the other. */
export async function startDeviceSignIn(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  told: { platform?: string; version?: string },
  client: Client,
): Promise<DeviceCodes> {
  const now = clock()
  const { codeLifetime, interval } = deviceSignInTiming
  const deviceCode = newToken()
  for (let tried = 0; tried < TRIES; tried += 1) {
    const [started] = await db
      .insert(deviceSignIn)
      .values({
        hash: hashToken(deviceCode),
        userCode: newUserCode(),
        ...told,
        ...client,
        createdAt: now,
        expiresAt: new Date(now.getTime() + codeLifetime),
        intervalSeconds: interval / 1_000,
      })
      .onConflictDoNothing({ target: deviceSignIn.userCode })
      .returning({ userCode: deviceSignIn.userCode })
    if (started === undefined) continue
    const userCode = userCodeInGroups(started.userCode)
    const page = `${config.publicUrl}/activate`
    return {
      device_code: deviceCode,
      user_code: userCode,
      verification_uri: page,
      verification_uri_complete: `${page}?code=${userCode}`,
      expires_in: codeLifetime / 1_000,
      interval: interval / 1_000,
    }
  }
  throw new Error('every short code that was tried is taken')
}

/**
 * Who asks to be signed in with a code; nothing is decided by looking.
 * @throws AppError 404 `not_found`, 400 `code_expired`, 409 `code_used`
 */
export async function findDeviceSignIn(db: Database, userCode: string, now: Date): Promise<DeviceSignInRequest> {
  const found = await findUndecided(db, userCode, now)
  const { platform, version, address, agent, createdAt, expiresAt } = found
  return {
    userCode: userCodeInGroups(found.userCode),
    ...(platform !== null && { platform }),
    ...(version !== null && { version }),
    address,
    agent,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

/**
 * Decides about a sign-in, once. No second factor is asked for here: the session in which it is decided has passed it.
 *
 * @throws AppError 404 `not_found`, 400 `code_expired`, 409 `code_used`; Unauthenticated where the session that decides
 *   was ended meanwhile
 */
export async function decideDeviceSignIn(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user: { id: userId }, session: { id: sessionId } }: SignedIn,
  { userCode, approve: approved }: { userCode: string; approve: boolean },
  client: Client,
): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    // A reset of the password takes back what was approved: it comes before or after this, and never beside it.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('share')
    await holdSession(tx, sessionId)
    const decided = await tx
      .update(deviceSignIn)
      .set({ approved, decidedBy: userId, decidedAt: now })
      .where(and(eq(deviceSignIn.userCode, userCode), isNull(deviceSignIn.decidedAt), gt(deviceSignIn.expiresAt, now)))
      .returning({ address: deviceSignIn.address })
    for (const { address } of decided) {
      const act = approved ? 'device_sign_in_approved' : 'device_sign_in_denied'
      await recordAct(tx, { act, actorId: userId, subjectId: userId, client, detail: { askedFrom: address } }, now)
    }
    // Which throws, unless it was started and expired between the two.
    if (decided.length === 0) await findUndecided(tx, userCode, now)
  })
}

/** Takes back what a person approved and no program has made use of yet. */
export async function withdrawApprovals(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(deviceSignIn).where(and(eq(deviceSignIn.decidedBy, userId), isNull(deviceSignIn.redeemedAt)))
}

async function findUndecided(db: Database | Transaction, userCode: string, now: Date) {
  const [found] = await db.select().from(deviceSignIn).where(eq(deviceSignIn.userCode, userCode))
  if (found === undefined) throw new AppError(404, 'not_found', messages.deviceSignIn.unknownCode)
  if (found.decidedAt !== null) throw new AppError(409, 'code_used', messages.deviceSignIn.used)
  if (found.expiresAt <= now) throw new AppError(400, 'code_expired', messages.deviceSignIn.expired)
  return found
}

/** Whoever comes late is told for this long (milliseconds) what became of a sign-in. */
const KEPT_AFTER_EXPIRY = 24 * 60 * 60_000

/** Deletes the sign-ins that expired a day ago. Returns how many. */
export async function purgeDeviceSignIns(db: Database, now: Date): Promise<number | null> {
  const gone = new Date(now.getTime() - KEPT_AFTER_EXPIRY)
  const { rowCount } = await db.delete(deviceSignIn).where(lt(deviceSignIn.expiresAt, gone))
  return rowCount
}

import { twoFactorLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { and, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { type Client, recordAct } from '../../audit.ts'
import type { Transaction } from '../../database/client.ts'
import { user } from '../../database/schema/accounts.ts'
import { auditEvent } from '../../database/schema/audit.ts'
import { AppError } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { queueMail } from '../mail/outbox.ts'
import { twoFactorLetter } from '../mail/two-factor-changed.ts'
import { personColumns } from '../sessions.ts'
import { countRecoveryCodes, readRecoveryCode, spendRecoveryCode } from './recovery-codes.ts'
import { openTotpSecret } from './sealed-secret.ts'
import { matchingStep } from './totp.ts'

/** An account whose second factor is asked for or changed. */
export type HeldAccount = Awaited<ReturnType<typeof holdAccount>> & object

/**
 * Reads an account and keeps it until the transaction ends: of codes sent at once each finds what the one before it left,
 * in whichever login or call it came. Undefined where it was deleted.
 */
export async function holdAccount(tx: Transaction, userId: string) {
  const [held] = await tx
    .select({ ...personColumns, sealedTotpSecret: user.sealedTotpSecret, passwordHash: user.passwordHash })
    .from(user)
    .where(eq(user.id, userId))
    .for('no key update')
  return held
}

type Attempt = { account: HeldAccount; code: string; client: Client }

/**
 * Takes a code of a person's authenticator, or one of their recovery codes. Neither works twice. A wrong one is kept in
 * the audit log, so the transaction must be committed then too.
 *
 * @returns which it was, or null for a wrong one
 * @throws AppError 429 for a code of the authenticator, once too many were wrong: that bounds guessing by whoever knows
 *   the password, and still lets in the owner, with a recovery code that nobody can guess; 503 as `openTotpSecret`
 */
export async function takeSecondFactor(
  services: Pick<Services, 'config' | 'jobs' | 'clock' | 'secrets' | 'log'>,
  tx: Transaction,
  { account, code, client }: Attempt,
  now: Date,
): Promise<'totp' | 'recovery_code' | null> {
  const { id } = account
  const recovery = readRecoveryCode(code)
  if (recovery !== null && (await spendRecoveryCode(tx, id, recovery))) {
    await recordAct(tx, { act: 'recovery_code_used', actorId: id, subjectId: id, client }, now)
    const left = await countRecoveryCodes(tx, id)
    await tellByMail(services, tx, account, { what: 'recovery_code_used', left, client }, now)
    return 'recovery_code'
  }
  if (recovery === null) {
    await refuseGuessing(tx, id, now)
    if (await takeTotp(services, tx, account, code, now)) return 'totp'
  }
  await recordAct(tx, { act: 'two_factor_failed', actorId: null, subjectId: id, client }, now)
  return null
}

/** What a person is told by mail, at the address the account has. */
export async function tellByMail(
  services: Pick<Services, 'config' | 'jobs' | 'clock'>,
  tx: Transaction,
  { firstName, email }: { firstName: string; email: string },
  told: Pick<Parameters<typeof twoFactorLetter>[0], 'what' | 'left' | 'client'>,
  now: Date,
): Promise<void> {
  const { publicUrl } = services.config
  await queueMail(services, tx, email, twoFactorLetter({ ...told, firstName, at: now, publicUrl }))
}

/** A compare-and-set on the step: a code that was seen over a shoulder, or on its way, is worth nothing once it was used. */
async function takeTotp(
  services: Pick<Services, 'secrets' | 'log'>,
  tx: Transaction,
  { id, sealedTotpSecret }: HeldAccount,
  code: string,
  now: Date,
): Promise<boolean> {
  if (sealedTotpSecret === null) return false
  const step = matchingStep(await openTotpSecret(services, id, sealedTotpSecret), code, now)
  if (step === null) return false
  const taken = await tx
    .update(user)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(user.id, id),
        isNotNull(user.twoFactorEnabledAt),
        or(isNull(user.totpLastStep), lt(user.totpLastStep, step)),
      ),
    )
    .returning({ id: user.id })
  return taken.length > 0
}

/** @throws AppError 429 with the seconds until the oldest of too many wrong codes counts no longer */
async function refuseGuessing(tx: Transaction, userId: string, now: Date): Promise<void> {
  const { wrongPerAccount, accountWindow } = twoFactorLimits
  const since = new Date(now.getTime() - accountWindow)
  const wrong = await tx
    .select({ at: auditEvent.at })
    .from(auditEvent)
    .where(and(eq(auditEvent.subjectId, userId), eq(auditEvent.act, 'two_factor_failed'), gt(auditEvent.at, since)))
    .orderBy(desc(auditEvent.at))
    .limit(wrongPerAccount)
  const oldest = wrong[wrongPerAccount - 1]
  if (oldest === undefined) return
  const seconds = Math.ceil((oldest.at.getTime() - since.getTime()) / 1_000)
  const headers = { 'retry-after': String(seconds) }
  throw new AppError(429, 'rate_limited', messages.twoFactor.recoveryCodesOnly, { headers })
}

import { messages } from '@dryrun/contract/messages'
import type { RecoveryCodes, TwoFactorSetup } from '@dryrun/contract/two-factor'
import { and, eq, isNull } from 'drizzle-orm'
import { type Client, recordAct } from '../../audit.ts'
import type { Transaction } from '../../database/client.ts'
import { loginChallenge, recoveryCode, user } from '../../database/schema/accounts.ts'
import { AppError } from '../../http/errors.ts'
import { NoSecretKey } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { confirmPassword, WrongPassword } from '../confirm-password.ts'
import type { SignedIn } from '../sessions.ts'
import { signOutEverywhere } from '../sign-out-everywhere.ts'
import { WrongCode } from './login-challenge.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { openTotpSecret, totpRow } from './sealed-secret.ts'
import { type HeldAccount, holdAccount, takeSecondFactor, tellByMail } from './second-factor.ts'
import { matchingStep, newTotpSecret, otpauthUrl } from './totp.ts'

export async function twoFactorStatus({ db }: Services, { user: { id, twoFactorEnabledAt } }: SignedIn) {
  return { enabled: twoFactorEnabledAt !== null, recoveryCodesLeft: await countRecoveryCodes(db, id) }
}

/**
 * A secret to set an authenticator up with. The one before, if it was never confirmed, is forgotten.
 * @throws WrongPassword; AppError 409 `two_factor_on`; 503 where the server has no key to keep the secret with
 */
export async function setUpTwoFactor(
  services: Services,
  { user: { id, email } }: SignedIn,
  password: string,
  client: Client,
): Promise<TwoFactorSetup> {
  const { db, secrets } = services
  await confirmPassword(services, id, password, client)
  const secret = newTotpSecret()
  const sealedTotpSecret = await secrets.seal(secret, totpRow(id)).catch((error: unknown) => {
    if (!(error instanceof NoSecretKey)) throw error
    throw new AppError(503, 'unavailable', messages.twoFactor.noSecretKey)
  })
  const kept = await db
    .update(user)
    .set({ sealedTotpSecret })
    .where(and(eq(user.id, id), isNull(user.twoFactorEnabledAt)))
    .returning({ id: user.id })
  if (kept.length === 0) throw new AlreadyOn()
  return { secret, otpauthUrl: otpauthUrl(secret, email) }
}

/**
 * Turns two-factor on: with a code, which proves that the authenticator has the secret and its clock is right.
 *
 * Every other session ends. ASVS 5.0 (7.4.3) asks that a person can end them when a factor changes; here it is done for
 * them, since those sessions were opened by the password alone, and whoever turns this on may do so because somebody
 * else knows it. Turning it off or renewing the codes ends none: the list of sessions below it does that at will.
 *
 * @throws AppError 400 `invalid_code`; 409 `two_factor_on`, or `two_factor_off` where nothing was set up
 */
export async function enableTwoFactor(
  services: Services,
  { user: { id }, session }: SignedIn,
  code: string,
  client: Client,
): Promise<RecoveryCodes> {
  const { db, clock } = services
  const now = clock()
  return await db.transaction(async (tx) => {
    const account = await hold(tx, id)
    if (account.twoFactorEnabledAt !== null) throw new AlreadyOn()
    if (account.sealedTotpSecret === null) throw new NotOn(messages.twoFactor.notSetUp)
    const step = matchingStep(await openTotpSecret(services, id, account.sealedTotpSecret), code, now)
    if (step === null) throw new WrongCode(400)
    await tx.update(user).set({ twoFactorEnabledAt: now, totpLastStep: step }).where(eq(user.id, id))
    await signOutEverywhere(tx, { userId: id, except: session.id, because: 'two_factor_enabled' }, now)
    await recordAct(tx, { act: 'two_factor_enabled', actorId: id, subjectId: id, client }, now)
    await tellByMail(services, tx, account, { what: 'enabled', client }, now)
    return { recoveryCodes: await replaceRecoveryCodes(tx, id) }
  })
}

type Proof = { password: string; code: string }

/** @throws WrongPassword; AppError 400 `invalid_code`, 409 `two_factor_off`, 429 where recovery codes alone are taken */
export async function disableTwoFactor(
  services: Services,
  signedIn: SignedIn,
  proof: Proof,
  client: Client,
): Promise<void> {
  await withBothFactors(services, signedIn, proof, client, async (tx, account, now) => {
    const { id } = account
    await forgetSecondFactor(tx, id)
    await recordAct(tx, { act: 'two_factor_disabled', actorId: id, subjectId: id, client }, now)
    await tellByMail(services, tx, account, { what: 'disabled', client }, now)
  })
}

/** @throws WrongPassword; AppError 400 `invalid_code`, 409 `two_factor_off`, 429 where recovery codes alone are taken */
export async function renewRecoveryCodes(
  services: Services,
  signedIn: SignedIn,
  proof: Proof,
  client: Client,
): Promise<RecoveryCodes> {
  return withBothFactors(services, signedIn, proof, client, async (tx, account, now) => {
    const { id } = account
    await recordAct(tx, { act: 'recovery_codes_renewed', actorId: id, subjectId: id, client }, now)
    await tellByMail(services, tx, account, { what: 'codes_renewed', client }, now)
    return { recoveryCodes: await replaceRecoveryCodes(tx, id) }
  })
}

/** Turns two-factor off for a person who has nothing left to prove it with. Whoever runs the server does that. */
export async function turnOffSecondFactor(
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'clock'>,
  email: string,
): Promise<'done' | 'already_off' | 'unknown'> {
  const now = services.clock()
  return await services.db.transaction(async (tx) => {
    const [found] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email))
    const account = found && (await holdAccount(tx, found.id))
    if (account === undefined) return 'unknown'
    if (account.twoFactorEnabledAt === null) return 'already_off'
    const { id } = account
    await forgetSecondFactor(tx, id)
    await recordAct(tx, { act: 'two_factor_disabled', actorId: null, subjectId: id, client: null }, now)
    await tellByMail(services, tx, account, { what: 'disabled', client: null }, now)
    return 'done'
  })
}

/** Turns two-factor off, and ends the logins that wait for a code: none is asked for any more. */
async function forgetSecondFactor(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(user)
    .set({ sealedTotpSecret: null, twoFactorEnabledAt: null, totpLastStep: null })
    .where(eq(user.id, id))
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, id))
  await tx.delete(loginChallenge).where(eq(loginChallenge.userId, id))
}

/** Does what a stolen session must not: the password and a code are asked for once more. */
async function withBothFactors<Done>(
  services: Services,
  { user: { id } }: SignedIn,
  { password, code }: Proof,
  client: Client,
  act: (tx: Transaction, account: HeldAccount, now: Date) => Promise<Done>,
): Promise<Done> {
  const { db, clock } = services
  const compared = await confirmPassword(services, id, password, client)
  const now = clock()
  const done = await db.transaction(async (tx) => {
    const account = await hold(tx, id)
    if (account.passwordHash !== compared) throw new WrongPassword()
    if (account.twoFactorEnabledAt === null) throw new NotOn()
    const factor = await takeSecondFactor(services, tx, { account, code, client }, now)
    return factor === null ? null : { as: await act(tx, account, now) }
  })
  // Thrown out here: that the code was wrong is to be kept.
  if (done === null) throw new WrongCode(400)
  return done.as
}

/** @throws AppError 404 where the account was deleted meanwhile */
async function hold(tx: Transaction, id: string): Promise<HeldAccount> {
  const account = await holdAccount(tx, id)
  if (account === undefined) throw new AppError(404, 'not_found', messages.changePassword.userNotFound)
  return account
}

class AlreadyOn extends AppError {
  constructor() {
    super(409, 'two_factor_on', messages.twoFactor.alreadyOn)
  }
}

class NotOn extends AppError {
  constructor(message: string = messages.twoFactor.notOn) {
    super(409, 'two_factor_off', message)
  }
}

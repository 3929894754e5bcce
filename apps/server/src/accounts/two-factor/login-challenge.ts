import type { Session, TwoFactorRequired } from '@dryrun/contract/accounts'
import { tokenLifetimes, twoFactorLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { and, eq, gt, lte } from 'drizzle-orm'
import { type Client, recordAct } from '../../audit.ts'
import type { Transaction } from '../../database/client.ts'
import { loginChallenge } from '../../database/schema/accounts.ts'
import { AppError } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { accountOf } from '../answers.ts'
import { enter } from '../enter.ts'
import { hashToken, newToken } from '../tokens.ts'
import { holdAccount, takeSecondFactor, tellByMail } from './second-factor.ts'

/** Whose password was right is asked for a code, in the transaction that made sure of the password. */
export async function openChallenge(
  tx: Transaction,
  userId: string,
  client: Client,
  now: Date,
): Promise<TwoFactorRequired> {
  const challengeToken = newToken()
  const expiresAt = new Date(now.getTime() + tokenLifetimes.loginChallenge)
  await tx.delete(loginChallenge).where(and(eq(loginChallenge.userId, userId), lte(loginChallenge.expiresAt, now)))
  await tx.insert(loginChallenge).values({ hash: hashToken(challengeToken), userId, expiresAt })
  await recordAct(tx, { act: 'two_factor_asked', actorId: null, subjectId: userId, client }, now)
  return { twoFactorRequired: true, challengeToken }
}

/**
 * Finishes a login with a code. What ends a challenge - its login, its time, too many wrong codes, another password, or
 * two-factor turned off - leaves nothing but to begin anew.
 *
 * @throws AppError 401 `invalid_code`; 401 `invalid_token` where the challenge is over; 429 where recovery codes alone are taken
 */
export async function answerChallenge(
  services: Services,
  { challengeToken, code }: { challengeToken: string; code: string },
  client: Client,
): Promise<Session> {
  const { db, clock } = services
  const now = clock()
  const isLive = and(eq(loginChallenge.hash, hashToken(challengeToken)), gt(loginChallenge.expiresAt, now))
  const [asked] = await db.select({ userId: loginChallenge.userId }).from(loginChallenge).where(isLive)
  if (asked === undefined) throw new LoginOver()
  const answer = await db.transaction(async (tx) => {
    // The account before its challenge, as whatever else ends both: two that waited for each other would both fail.
    const account = await holdAccount(tx, asked.userId)
    const [challenge] = await tx.select({ failures: loginChallenge.failures }).from(loginChallenge).where(isLive)
    if (account === undefined || challenge === undefined) throw new LoginOver()
    const factor = await takeSecondFactor(services, tx, { account, code, client }, now)
    if (factor !== null) {
      await tx.delete(loginChallenge).where(isLive)
      const pair = await enter(services, tx, { person: account, client, by: 'two_factor' }, now)
      return { ...pair, ...accountOf(account, now) }
    }
    // Returned, not thrown: what a wrong code leaves behind is to be kept.
    const failures = challenge.failures + 1
    if (failures < twoFactorLimits.wrongPerLogin) {
      await tx.update(loginChallenge).set({ failures }).where(isLive)
      return new WrongCode(401)
    }
    await tx.delete(loginChallenge).where(isLive)
    await tellByMail(services, tx, account, { what: 'too_many_wrong', client }, now)
    return new LoginOver(messages.twoFactor.tooManyWrong)
  })
  if (answer instanceof AppError) throw answer
  return answer
}

/** 401 in a login; 400 in a session, where a 401 would say that the session is over. */
export class WrongCode extends AppError {
  constructor(status: 400 | 401) {
    const message = messages.twoFactor.wrongCode
    super(status, 'invalid_code', message, { details: [{ field: 'code', message }] })
  }
}

class LoginOver extends AppError {
  constructor(message: string = messages.twoFactor.loginOver) {
    super(401, 'invalid_token', message)
  }
}

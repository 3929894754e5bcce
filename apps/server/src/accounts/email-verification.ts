import type { Session } from '@dryrun/contract/accounts'
import { tokenLifetimes } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { type Client, recordAct } from '../audit.ts'
import type { Transaction } from '../database/client.ts'
import { emailToken, user } from '../database/schema/accounts.ts'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { accountOf } from './answers.ts'
import { queueMail } from './mail/outbox.ts'
import { verifyEmailLetter } from './mail/verify-email.ts'
import { openSession, personColumns } from './sessions.ts'
import { hashToken, newToken } from './tokens.ts'

/** Mails a new link to verify a person's address. Links mailed before stay good until one of them is used. */
export async function mailVerificationLink(
  services: Services,
  tx: Transaction,
  person: { id: string; firstName: string; email: string },
): Promise<void> {
  const { clock, config } = services
  const token = newToken()
  const expiresAt = new Date(clock().getTime() + tokenLifetimes.verifyEmail)
  await tx.insert(emailToken).values({ hash: hashToken(token), userId: person.id, purpose: 'verify_email', expiresAt })
  const link = `${config.publicUrl}/verify-email?token=${token}`
  await queueMail(services, tx, person.email, verifyEmailLetter(person.firstName, link))
}

/**
 * Spends the token of a mailed link: the address is verified, and the person signed in.
 * @throws AppError 400 `invalid_token` where it is unknown, spent or expired
 */
export async function verifyEmail({ db, clock }: Services, token: string, client: Client): Promise<Session> {
  const now = clock()
  return await db.transaction(async (tx) => {
    const [spent] = await tx
      .delete(emailToken)
      .where(
        and(
          eq(emailToken.hash, hashToken(token)),
          eq(emailToken.purpose, 'verify_email'),
          gt(emailToken.expiresAt, now),
        ),
      )
      .returning({ userId: emailToken.userId })
    if (spent === undefined) throw new AppError(400, 'invalid_token', messages.verify.failed)
    const [person] = await tx
      .update(user)
      .set({ emailVerifiedAt: now })
      .where(eq(user.id, spent.userId))
      .returning(personColumns)
    if (person === undefined) throw new Error('a token outlived its account')
    await tx.delete(emailToken).where(eq(emailToken.userId, person.id))
    await recordAct(tx, { act: 'email_verified', actorId: person.id, subjectId: person.id, client }, now)
    return { ...(await openSession(tx, person.id, client, now)), ...accountOf(person, now) }
  })
}

/** Mails a new link where the address has an account that still needs one. Nobody waits for it, so nobody learns which. */
export async function resendVerification(services: Services, email: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [person] = await tx
      .select(personColumns)
      .from(user)
      .where(and(eq(user.email, email), isNull(user.emailVerifiedAt)))
    if (person !== undefined) await mailVerificationLink(services, tx, person)
  })
}

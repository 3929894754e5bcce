import type { ChangedEmail, Session } from '@dryrun/contract/accounts'
import { tokenLifetimes } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { type Client, recordAct } from '../audit.ts'
import type { Transaction } from '../database/client.ts'
import { emailToken, user } from '../database/schema/accounts.ts'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { accountOf } from './answers.ts'
import { changeEmail } from './email-change.ts'
import { queueMail } from './mail/outbox.ts'
import { verifyEmailLetter } from './mail/verify-email.ts'
import { openSession, type Person, personColumns } from './sessions.ts'
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
 * Spends the token of a mailed link: that of a sign-up verifies the address and signs the person in; that of a changed
 * address puts it into the place of the old one, and opens no session.
 * @throws AppError 400 `invalid_token` where it is unknown, spent or expired; 409 `email_taken`
 */
export async function verifyEmail(services: Services, token: string, client: Client): Promise<Session | ChangedEmail> {
  const { db, clock } = services
  const now = clock()
  const isLive = and(
    eq(emailToken.hash, hashToken(token)),
    inArray(emailToken.purpose, ['verify_email', 'change_email']),
    gt(emailToken.expiresAt, now),
  )
  return await db.transaction(async (tx) => {
    const [link] = await tx.select({ userId: emailToken.userId }).from(emailToken).where(isLive)
    if (link === undefined) throw new InvalidLink()
    // The account before its token, as whatever else changes both: two that waited for each other would both fail.
    const [person] = await tx.select(personColumns).from(user).where(eq(user.id, link.userId)).for('no key update')
    const [spent] = await tx.delete(emailToken).where(isLive).returning({ newEmail: emailToken.newEmail })
    if (person === undefined || spent === undefined) throw new InvalidLink()
    const { newEmail } = spent
    if (newEmail === null) return openVerified(tx, person, client, now)
    return changeEmail(services, tx, { person, newEmail, client }, now)
  })
}

/**
 * The person's address is verified, and they are signed in. The other links of the sign-up end.
 *
 * One that came in spite of it, because it was mailed while another was followed, signs nobody in: who is verified may
 * have a second factor by now, and a link must not skip it.
 */
async function openVerified(tx: Transaction, person: Person, client: Client, now: Date): Promise<Session> {
  const { id } = person
  if (person.emailVerifiedAt !== null) throw new InvalidLink()
  await tx.update(user).set({ emailVerifiedAt: now }).where(eq(user.id, id))
  await tx.delete(emailToken).where(eq(emailToken.userId, id))
  await recordAct(tx, { act: 'email_verified', actorId: id, subjectId: id, client }, now)
  return { ...(await openSession(tx, id, client, now)), ...accountOf({ ...person, emailVerifiedAt: now }, now) }
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

class InvalidLink extends AppError {
  constructor() {
    super(400, 'invalid_token', messages.verify.failed)
  }
}

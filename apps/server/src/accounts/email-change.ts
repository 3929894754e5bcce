import type { ChangedEmail } from '@dryrun/contract/accounts'
import { tokenLifetimes } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import type { PendingEmail } from '@dryrun/contract/profile'
import { and, eq, gt } from 'drizzle-orm'
import { type Client, recordAct } from '../audit.ts'
import type { Database, Transaction } from '../database/client.ts'
import { emailToken, user } from '../database/schema/accounts.ts'
import { violates } from '../database/violation.ts'
import { AppError, NotFound } from '../http/errors.ts'
import type { Services } from '../services.ts'
import {
  addressTakenLetter,
  confirmEmailLetter,
  emailChangeAskedLetter,
  emailChangedLetter,
} from './mail/change-email.ts'
import { queueMail } from './mail/outbox.ts'
import type { Person } from './sessions.ts'
import { hashToken, newToken } from './tokens.ts'

/**
 * Mails a link to the address that is to take the place of a person's, and tells the old one. The caller holds the row of
 * the account; a link asked for before no longer works.
 */
export async function askEmailChange(
  services: Services,
  tx: Transaction,
  { person, newEmail, client }: { person: Person; newEmail: string; client: Client },
  now: Date,
): Promise<void> {
  const { publicUrl } = services.config
  await mailChangeLink(services, tx, { person, newEmail }, now)
  const asked = emailChangeAskedLetter({ firstName: person.firstName, newEmail, client, at: now, publicUrl })
  await queueMail(services, tx, person.email, asked)
  await recordAct(tx, { act: 'email_change_asked', actorId: person.id, subjectId: person.id, client }, now)
}

/**
 * An address that has an account already is treated as a free one to all that can be seen from here: there is a token, and
 * a letter. But the letter has no link, so the token can never come back. It tells its owner that the address is in use:
 * they may have forgotten that account, and would wait for a link in vain.
 */
async function mailChangeLink(
  services: Services,
  tx: Transaction,
  { person, newEmail }: { person: Person; newEmail: string },
  now: Date,
): Promise<void> {
  const { publicUrl } = services.config
  const token = newToken()
  await tx.delete(emailToken).where(isChangeOf(person.id))
  await tx.insert(emailToken).values({
    hash: hashToken(token),
    userId: person.id,
    purpose: 'change_email',
    newEmail,
    expiresAt: new Date(now.getTime() + tokenLifetimes.changeEmail),
  })
  const [owner] = await tx.select({ firstName: user.firstName }).from(user).where(eq(user.email, newEmail))
  const link = `${publicUrl}/verify-email?token=${token}`
  const letter =
    owner === undefined
      ? confirmEmailLetter(person.firstName, link)
      : addressTakenLetter({ firstName: owner.firstName, publicUrl })
  await queueMail(services, tx, newEmail, letter, person.id)
}

/** The address that waits for its link to be followed. */
export async function pendingEmailOf(db: Database, userId: string, now: Date): Promise<PendingEmail | null> {
  const [waiting] = await db
    .select({ email: emailToken.newEmail, expiresAt: emailToken.expiresAt })
    .from(emailToken)
    .where(and(isChangeOf(userId), gt(emailToken.expiresAt, now)))
  if (!waiting?.email) return null
  return { email: waiting.email, expiresAt: waiting.expiresAt.toISOString() }
}

/** Mails another link to the address that waits. @throws NotFound where none does */
export async function resendChangeLink(services: Services, person: Person): Promise<void> {
  const { db, clock } = services
  const now = clock()
  await db.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, person.id)).for('no key update')
    const [waiting] = await tx
      .select({ newEmail: emailToken.newEmail })
      .from(emailToken)
      .where(and(isChangeOf(person.id), gt(emailToken.expiresAt, now)))
    if (!waiting?.newEmail) throw new NotFound()
    await mailChangeLink(services, tx, { person, newEmail: waiting.newEmail }, now)
  })
}

/** The address stays as it is; where no other waits, it does so anyway. */
export async function cancelEmailChange(db: Database, userId: string): Promise<void> {
  await db.delete(emailToken).where(isChangeOf(userId))
}

/**
 * Puts the new address into the place of the old one, which is told. Every link that was mailed dies with it: one to reset
 * the password lies in a mailbox that is no longer the person's.
 *
 * The caller holds the row of the account, and has spent the token. Sessions and the second factor stay as they are.
 * @throws AppError 409 `email_taken` where somebody else took the address meanwhile
 */
export async function changeEmail(
  services: Services,
  tx: Transaction,
  { person, newEmail, client }: { person: Person; newEmail: string; client: Client },
  now: Date,
): Promise<ChangedEmail> {
  const { id, firstName, email } = person
  const { publicUrl } = services.config
  // Before the change, while the address is still theirs: the letter belongs to the account.
  await queueMail(services, tx, email, emailChangedLetter({ firstName, newEmail, client, at: now, publicUrl }))
  await tx.delete(emailToken).where(eq(emailToken.userId, id))
  await recordAct(tx, { act: 'email_changed', actorId: id, subjectId: id, client }, now)
  try {
    await tx.update(user).set({ email: newEmail, emailVerifiedAt: now }).where(eq(user.id, id))
  } catch (error) {
    const isTaken = violates(error, 'unique', (constraint) => constraint === 'user_email_unique')
    throw isTaken ? new AppError(409, 'email_taken', messages.signup.emailTaken) : error
  }
  return { changedEmail: newEmail }
}

const isChangeOf = (userId: string) => and(eq(emailToken.userId, userId), eq(emailToken.purpose, 'change_email'))

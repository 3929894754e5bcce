import { tokenLifetimes } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { and, eq, gt, sql } from 'drizzle-orm'
import { type Client, recordAct } from '../audit.ts'
import type { Database } from '../database/client.ts'
import { emailToken, user } from '../database/schema/accounts.ts'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { queueMail } from './mail/outbox.ts'
import { resetPasswordLetter } from './mail/reset-password.ts'
import { afterPasswordReplaced } from './replaced-password.ts'
import { hashToken, newToken } from './tokens.ts'

/**
 * Mails a link to choose a new password where the address has an account; older links no longer work. Nobody waits for
 * it, so nobody learns whether it has one.
 */
export async function mailResetLink(services: Services, email: string, client: Client): Promise<void> {
  const { db, clock, config } = services
  const now = clock()
  await db.transaction(async (tx) => {
    // Locked, so that of two who ask at once the later link is the only one left.
    const [person] = await tx
      .select({ id: user.id, firstName: user.firstName })
      .from(user)
      .where(eq(user.email, email))
      .for('no key update')
    if (person === undefined) return
    const token = newToken()
    await tx.delete(emailToken).where(and(eq(emailToken.userId, person.id), eq(emailToken.purpose, 'reset_password')))
    await tx.insert(emailToken).values({
      hash: hashToken(token),
      userId: person.id,
      purpose: 'reset_password',
      expiresAt: new Date(now.getTime() + tokenLifetimes.resetPassword),
    })
    await recordAct(tx, { act: 'password_reset_asked', actorId: null, subjectId: person.id, client }, now)
    const link = `${config.publicUrl}/reset-password?token=${token}`
    await queueMail(services, tx, email, resetPasswordLetter(person.firstName, link))
  })
}

/**
 * Spends the token of a mailed link on a new password. Every session ends and none is opened: the person logs in next,
 * with their second factor where they have one, which a reset leaves as it is.
 *
 * An address that was not verified is from now on: only who reads its mail has the token, which is all that the link
 * of a sign-up proves. Whoever signed up with somebody else's address loses the account to them.
 *
 * @throws AppError 400 `invalid_token` where it is unknown, spent, void or expired; InvalidFields where the password is
 *   a common one, which leaves the token unspent
 */
export async function resetPassword(
  services: Services,
  { token, password }: { token: string; password: string },
  client: Client,
): Promise<void> {
  const { db, passwords, clock } = services
  const owner = await ownerOf(db, token, clock())
  refuseCommonPassword('password', password, owner)
  // Hashing is slow on purpose, so it is done before a connection is held, and only for who has a token.
  const passwordHash = await passwords.hash(password)
  const now = clock()
  await db.transaction(async (tx) => {
    // The account before its token, as whatever else changes both: two that waited for each other would both fail.
    const [person] = await tx
      .update(user)
      .set({ passwordHash, emailVerifiedAt: sql`coalesce(${user.emailVerifiedAt}, ${now})` })
      .where(eq(user.id, owner.id))
      .returning({ id: user.id, firstName: user.firstName, email: user.email })
    const spent = await tx.delete(emailToken).where(isLive(token, now)).returning({ hash: emailToken.hash })
    // Of many at once, one spends it; the others undo what they have done.
    if (person === undefined || spent.length === 0) throw new InvalidLink()
    await afterPasswordReplaced(services, tx, { act: 'password_reset', person, client }, now)
  })
}

/** Whose password a token may reset. @throws AppError 400 `invalid_token` */
async function ownerOf(db: Database, token: string, now: Date) {
  const [owner] = await db
    .select({ id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email })
    .from(emailToken)
    .innerJoin(user, eq(user.id, emailToken.userId))
    .where(isLive(token, now))
  if (owner === undefined) throw new InvalidLink()
  return owner
}

function isLive(token: string, now: Date) {
  return and(
    eq(emailToken.hash, hashToken(token)),
    eq(emailToken.purpose, 'reset_password'),
    gt(emailToken.expiresAt, now),
  )
}

class InvalidLink extends AppError {
  constructor() {
    super(400, 'invalid_token', messages.resetPassword.invalidLink)
  }
}

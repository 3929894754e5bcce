import type { SignupBody } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { eq } from 'drizzle-orm'
import { type Client, recordAct } from '../audit.ts'
import { user } from '../database/schema/accounts.ts'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { mailVerificationLink } from './email-verification.ts'

/**
 * Opens an account, and mails the link that verifies its address.
 * @throws AppError 409 `email_taken`; of two at once, one has it
 */
export async function signUp(services: Services, body: SignupBody, client: Client): Promise<void> {
  const { db, passwords, clock } = services
  const taken = await db.select({ id: user.id }).from(user).where(eq(user.email, body.email))
  if (taken.length > 0) throw new EmailTaken()
  // Hashing is slow on purpose, so it is done before a connection is held for the transaction.
  const passwordHash = await passwords.hash(body.password)
  const now = clock()
  await db.transaction(async (tx) => {
    const { firstName, lastName, email } = body
    const [created] = await tx
      .insert(user)
      .values({ firstName, lastName, email, passwordHash, createdAt: now })
      .onConflictDoNothing({ target: user.email })
      .returning({ id: user.id, firstName: user.firstName, email: user.email })
    if (created === undefined) throw new EmailTaken()
    await recordAct(tx, { act: 'signed_up', actorId: created.id, subjectId: created.id, client }, now)
    await mailVerificationLink(services, tx, created)
  })
}

class EmailTaken extends AppError {
  constructor() {
    super(409, 'email_taken', messages.signup.emailTaken)
  }
}

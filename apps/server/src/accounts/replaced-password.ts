import { eq } from 'drizzle-orm'
import { type Client, recordAct } from '../audit.ts'
import type { Transaction } from '../database/client.ts'
import { emailToken, loginChallenge } from '../database/schema/accounts.ts'
import type { Services } from '../services.ts'
import { queueMail } from './mail/outbox.ts'
import { passwordChangedLetter } from './mail/password-changed.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

type Replaced = {
  act: 'password_changed' | 'password_reset'
  person: { id: string; firstName: string; email: string }
  /** The session that stays, of those the person has. */
  except?: string
  client: Client
}

/**
 * What follows a new password, in the transaction that stores it: whatever the old one opened or set going ends - the
 * sessions, the mailed links, the logins that wait for a second factor, the programs that wait for their tokens - and
 * the person is told by mail.
 */
export async function afterPasswordReplaced(
  services: Services,
  tx: Transaction,
  { act, person, except, client }: Replaced,
  now: Date,
): Promise<void> {
  const { id, firstName, email } = person
  // A link to change the address goes too: whoever asked for it knew the old password alone.
  await tx.delete(emailToken).where(eq(emailToken.userId, id))
  await tx.delete(loginChallenge).where(eq(loginChallenge.userId, id))
  await signOutEverywhere(tx, { userId: id, except, because: act }, now)
  await recordAct(tx, { act, actorId: id, subjectId: id, client }, now)
  const { publicUrl } = services.config
  await queueMail(services, tx, email, passwordChangedLetter({ firstName, client, at: now, publicUrl }))
}

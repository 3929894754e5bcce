import { and, eq } from 'drizzle-orm'
import { type Client, recordAct } from '../audit.ts'
import { user } from '../database/schema/accounts.ts'
import { cancelSolves } from '../processing/cancel-solves.ts'
import type { Services } from '../services.ts'
import { forgetSupportRequests } from '../support/support-of-person.ts'
import { confirmPassword, WrongPassword } from './confirm-password.ts'
import { accountDeletedLetter } from './mail/account-deleted.ts'
import { forgetMails, queueMail } from './mail/outbox.ts'
import type { Person } from './sessions.ts'

/**
 * Deletes a person's account with all that is in it: every table that belongs to a person goes with their row. Of what
 * stands elsewhere, the mails and the support requests of their address are deleted here. What stays is the audit log,
 * which knows people by bare ids, and what models cost, which then knows nobody; and one last letter says so.
 *
 * @throws WrongPassword also where it was replaced meanwhile, or another call has deleted the account
 */
export async function deleteAccount(
  services: Services,
  person: Person,
  password: string,
  client: Client,
): Promise<void> {
  const { db, clock, config } = services
  const current = await confirmPassword(services, person.id, password, client)
  // First, while their rows are there to be told through: workers stop, and open pages hear of it.
  await cancelSolves(db, person.id, clock())
  const now = clock()
  await db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(user)
      .where(and(eq(user.id, person.id), eq(user.passwordHash, current)))
      .returning({ id: user.id, firstName: user.firstName, email: user.email })
    if (deleted === undefined) throw new WrongPassword()
    const { id, firstName, email } = deleted
    await forgetMails(tx, email)
    await forgetSupportRequests(tx, email)
    await recordAct(tx, { act: 'account_deleted', actorId: id, subjectId: id, client }, now)
    await queueMail(services, tx, email, accountDeletedLetter({ firstName, at: now, publicUrl: config.publicUrl }))
  })
}

import { and, eq } from 'drizzle-orm'
import type { Client } from '../audit.ts'
import { user } from '../database/schema/accounts.ts'
import type { Services } from '../services.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { confirmPassword, WrongPassword } from './confirm-password.ts'
import { afterPasswordReplaced } from './replaced-password.ts'
import type { SignedIn } from './sessions.ts'

/**
 * Gives a person who is signed in a new password. This session stays; every other one ends.
 *
 * @throws WrongPassword also where another change came first, so that of two at once only one is told it succeeded;
 *   AppError 404 where the account was deleted meanwhile; InvalidFields where the new one is common
 */
export async function changePassword(
  services: Services,
  { user: person, session }: SignedIn,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  client: Client,
): Promise<void> {
  const { db, passwords, clock } = services
  const current = await confirmPassword(services, person.id, currentPassword, client)
  refuseCommonPassword('newPassword', newPassword, person)
  const passwordHash = await passwords.hash(newPassword)
  const now = clock()
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(user)
      .set({ passwordHash })
      .where(and(eq(user.id, person.id), eq(user.passwordHash, current)))
      .returning({ id: user.id })
    if (changed.length === 0) throw new WrongPassword()
    await afterPasswordReplaced(services, tx, { act: 'password_changed', person, except: session.id, client }, now)
  })
}

import type { User } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import type { ProfileBody } from '@dryrun/contract/profile'
import { and, eq } from 'drizzle-orm'
import type { Client } from '../audit.ts'
import { user } from '../database/schema/accounts.ts'
import { InvalidFields, Unauthenticated } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { accountOf } from './answers.ts'
import { confirmPassword, WrongPassword } from './confirm-password.ts'
import { askEmailChange } from './email-change.ts'
import { type Person, personColumns } from './sessions.ts'

type Update = {
  person: Person
  body: ProfileBody
  client: Client
  /** Counts one that asks for another address. @throws TooMany */
  countEmailChange: () => Promise<void>
}

/**
 * Changes a person's name. Another address asks for the password too, and stays the old one until the link mailed to the
 * new one is followed: the answer is the person as they are now.
 *
 * @throws InvalidFields where the password is missing, WrongPassword, TooMany
 */
export async function updateProfile(
  services: Services,
  { person, body, client, countEmailChange }: Update,
): Promise<User> {
  const { db, clock } = services
  const { firstName, lastName, email, currentPassword } = body
  const changesEmail = email !== person.email
  if (changesEmail && !currentPassword) {
    throw new InvalidFields([{ field: 'currentPassword', message: messages.profile.passwordForEmail }])
  }
  if (changesEmail) await countEmailChange()
  const passwordHash =
    changesEmail && currentPassword ? await confirmPassword(services, person.id, currentPassword, client) : undefined
  const now = clock()
  return db.transaction(async (tx) => {
    const [updated] = await tx
      .update(user)
      .set({ firstName, lastName })
      // A password that was replaced since it was compared moves no address.
      .where(and(eq(user.id, person.id), passwordHash === undefined ? undefined : eq(user.passwordHash, passwordHash)))
      .returning(personColumns)
    if (updated === undefined) throw changesEmail ? new WrongPassword() : new Unauthenticated()
    if (changesEmail) await askEmailChange(services, tx, { person: updated, newEmail: email, client }, now)
    return accountOf(updated, now).user
  })
}

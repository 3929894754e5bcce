import type { Account } from '@dryrun/contract/accounts'
import type { Person } from './sessions.ts'

/** A person as they are told about themselves. Everyone is on Free, which is no subscription. */
export function accountOf(person: Person): Account {
  return {
    user: {
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      emailVerified: person.emailVerifiedAt !== null,
      isAdmin: person.isAdmin,
      twoFactorEnabled: false,
      createdAt: person.createdAt.toISOString(),
    },
    subscription: null,
  }
}

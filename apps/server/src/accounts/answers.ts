import type { Account, Subscription } from '@dryrun/contract/accounts'
import { allowanceOf } from '../processing/allowance.ts'
import { planOf } from './plan.ts'
import type { Person } from './sessions.ts'

/** A person as they are told about themselves. */
export function accountOf(person: Person, now: Date): Account {
  return {
    user: {
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      emailVerified: person.emailVerifiedAt !== null,
      isAdmin: person.isAdmin,
      twoFactorEnabled: person.twoFactorEnabledAt !== null,
      createdAt: person.createdAt.toISOString(),
    },
    subscription: subscriptionOf(person, now),
  }
}

/** Free is no subscription. A plan that was granted has no price, and goes on month after month. */
function subscriptionOf(person: Person, now: Date): Subscription | null {
  const plan = planOf(person)
  if (plan === 'free') return null
  return {
    plan,
    status: 'active',
    currentPeriodEnd: allowanceOf(plan, now).periodEnd.toISOString(),
    cancelAtPeriodEnd: false,
    priceId: 'granted',
    currency: 'usd',
  }
}

import type { PlanName } from '@dryrun/contract/plans'
import type { Person } from './sessions.ts'

/** The plan a person is on: the one an admin granted, else Free, as long as there is nothing to subscribe to. */
export function planOf({ grantedPlan }: Pick<Person, 'grantedPlan'>): PlanName {
  return grantedPlan ?? 'free'
}

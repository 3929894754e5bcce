import type { Subscription } from '@dryrun/contract/accounts'
import { plans } from '@dryrun/contract/plans'
import type { Quota } from '@dryrun/contract/processing'
import { Badge } from '@dryrun/ui/badge'
import { Panel } from '@dryrun/ui/panel'
import styles from './plan-card.module.css'
import { allowance } from './quota.ts'

/** The plan, whether it is running, and what it allows. Without a subscription a person is on Free. */
export function PlanCard({ subscription, quota }: { subscription: Subscription | null; quota?: Quota }) {
  return (
    <Panel>
      <div className={styles.plan}>
        <h2>{plans[subscription?.plan ?? 'free'].label}</h2>
        <PlanBadge subscription={subscription} />
        {quota && <span className={styles.allowance}>{allowance(quota)}</span>}
      </div>
    </Panel>
  )
}

/** Whether a plan is running. */
export function PlanBadge({ subscription }: { subscription: Subscription | null }) {
  return <Badge tone={subscription?.status === 'past_due' ? 'waiting' : undefined}>{statusWords(subscription)}</Badge>
}

function statusWords(subscription: Subscription | null): string {
  switch (subscription?.status) {
    case undefined:
    case 'active':
      return 'active'
    case 'canceled':
      return 'canceled'
    case 'past_due':
      return 'past due'
    default:
      return 'Unknown'
  }
}

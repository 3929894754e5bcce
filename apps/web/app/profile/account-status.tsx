import type { Account } from '@dryrun/contract/accounts'
import { plans } from '@dryrun/contract/plans'
import { Badge } from '@dryrun/ui/badge'
import { Button } from '@dryrun/ui/button'
import { Panel } from '@dryrun/ui/panel'
import { Link } from 'react-router'
import { PlanBadge } from '../portal/plan-card.tsx'
import { day } from '../portal/time.ts'
import { Details } from './details.tsx'

/** The plan, since when, and whether the address is known to be theirs. */
export function AccountStatus({ user, subscription }: Account) {
  const plan = subscription?.plan ?? 'free'
  return (
    <Panel
      title="Account Status"
      actions={
        plan === 'free' && (
          <Button asChild>
            <Link to="/billing">Upgrade Plan</Link>
          </Button>
        )
      }
    >
      <Details
        of={{
          Plan: (
            <>
              {plans[plan].label}
              <PlanBadge subscription={subscription} />
            </>
          ),
          'Member since': <time dateTime={user.createdAt}>{day(user.createdAt)}</time>,
          'Email verified': user.emailVerified ? 'Yes' : <Badge tone="waiting">Not yet</Badge>,
        }}
      />
    </Panel>
  )
}

import { Button } from '@dryrun/ui/button'
import { EmptyState } from '@dryrun/ui/empty-state'
import { Panel } from '@dryrun/ui/panel'
import { useSession } from '../session/session.tsx'
import { titled } from '../title.ts'
import { PlanCard } from './plan-card.tsx'
import { useQuota } from './quota.ts'
import { SubScreen } from './sub-screen.tsx'

export const meta = titled('Billing & Subscription')

/** The plan one is on. Nothing can be bought as long as there is no payment provider, and the page says so. */
export default function Billing() {
  const { state } = useSession()
  const quota = useQuota()
  if (state.status !== 'signed-in') return null
  return (
    <SubScreen title="Billing & Subscription" back={{ to: '/dashboard', label: 'Back to Dashboard' }}>
      <PlanCard subscription={state.account.subscription} quota={quota.data} />
      <Panel title="Choose Your Plan">
        <EmptyState
          action={
            <Button asChild>
              <a href="/support">Contact Support</a>
            </Button>
          }
        >
          Paid plans cannot be bought here yet. Whoever runs this server can put you on one.
        </EmptyState>
      </Panel>
    </SubScreen>
  )
}

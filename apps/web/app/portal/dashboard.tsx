import { messages } from '@dryrun/contract/messages'
import { Button } from '@dryrun/ui/button'
import { Panel } from '@dryrun/ui/panel'
import { QueryState } from '@dryrun/ui/query-state'
import { useState } from 'react'
import { Link } from 'react-router'
import { PageHeading } from '../page-heading.tsx'
import { useSession } from '../session/session.tsx'
import { titled } from '../title.ts'
import styles from './dashboard.module.css'
import { PlanCard } from './plan-card.tsx'
import { useQuota } from './quota.ts'
import { QuotaTiles } from './quota-tiles.tsx'
import { RecentActivity } from './recent-activity.tsx'

export const meta = titled('Dashboard')

export default function Dashboard() {
  const { state } = useSession()
  const quota = useQuota()
  if (state.status !== 'signed-in') return null
  const { user, subscription } = state.account
  return (
    <div className={styles.dashboard}>
      <header className={styles.head}>
        <PageHeading>
          Welcome, {user.firstName} {user.lastName}
        </PageHeading>
        <Logout />
      </header>
      <PlanCard subscription={subscription} quota={quota.data} />
      <Panel>
        <QueryState of={quota} failed={messages.dashboard.loadFailed}>
          {(data) => <QuotaTiles quota={data} />}
        </QueryState>
      </Panel>
      <nav className={styles.links} aria-label="Go to">
        <Link to="/problem-solver">
          <strong>Solve</strong>
          <span>Give it a screenshot of a problem</span>
        </Link>
      </nav>
      <RecentActivity />
    </div>
  )
}

function Logout() {
  const { signOut } = useSession()
  const [busy, setBusy] = useState(false)
  function leave() {
    setBusy(true)
    signOut()
  }
  return (
    <Button busy={busy} onClick={leave}>
      Logout
    </Button>
  )
}

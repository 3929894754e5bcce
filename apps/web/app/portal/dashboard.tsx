import { messages } from '@dryrun/contract/messages'
import { Button } from '@dryrun/ui/button'
import { Panel } from '@dryrun/ui/panel'
import { QueryState } from '@dryrun/ui/query-state'
import { useState } from 'react'
import { PageHeading } from '../page-heading.tsx'
import { useSession } from '../session/session.tsx'
import { titled } from '../title.ts'
import styles from './dashboard.module.css'
import { LinkTiles } from './link-tiles.tsx'
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
      <LinkTiles label="Go to" tiles={user.isAdmin ? [...tiles, admin] : tiles} />
      <RecentActivity />
    </div>
  )
}

const tiles = [
  { to: '/problem-solver', title: 'Solve', text: 'Give it a screenshot of a problem' },
  { to: '/analytics', title: 'Analytics', text: 'Your usage by day and language' },
  { to: '/profile', title: 'Profile', text: 'Your account, devices and security' },
  { to: '/billing', title: 'Billing', text: 'Your plan' },
  { to: '/download', title: 'Download', text: 'The desktop application' },
]
const admin = { to: '/admin', title: 'Admin Panel', text: 'Models and their order' }

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

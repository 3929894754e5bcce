import { messages } from '@dryrun/contract/messages'
import { EmptyState } from '@dryrun/ui/empty-state'
import { Panel } from '@dryrun/ui/panel'
import { QueryState } from '@dryrun/ui/query-state'
import { Link } from 'react-router'
import { useRecentSolutions } from './quota.ts'
import { SolutionTable } from './solution-table.tsx'

/** The latest solves; each opens its whole result. */
export function RecentActivity() {
  const solutions = useRecentSolutions()
  return (
    <Panel title="Recent Activity" actions={<Link to="/solutions">All solutions</Link>}>
      <QueryState
        of={solutions}
        failed={messages.dashboard.loadFailed}
        empty={{
          when: ({ recentSolutions }) => recentSolutions.length === 0,
          show: <EmptyState>{messages.dashboard.noActivity}</EmptyState>,
        }}
      >
        {({ recentSolutions }) => <SolutionTable solutions={recentSolutions} />}
      </QueryState>
    </Panel>
  )
}

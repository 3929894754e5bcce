import { languages } from '@dryrun/contract/languages'
import { messages } from '@dryrun/contract/messages'
import type { RecentSolution, SolutionType } from '@dryrun/contract/processing'
import { Badge } from '@dryrun/ui/badge'
import { EmptyState } from '@dryrun/ui/empty-state'
import { Panel } from '@dryrun/ui/panel'
import { QueryState } from '@dryrun/ui/query-state'
import { Verdict } from '@dryrun/ui/verdict'
import { Link } from 'react-router'
import { useRecentSolutions } from './quota.ts'
import styles from './recent-activity.module.css'
import { ago, inFull } from './time.ts'

/** The latest solves; each opens its whole result. */
export function RecentActivity() {
  const solutions = useRecentSolutions()
  return (
    <Panel title="Recent Activity">
      <QueryState
        of={solutions}
        failed={messages.dashboard.loadFailed}
        empty={{
          when: ({ recentSolutions }) => recentSolutions.length === 0,
          show: <EmptyState>{messages.dashboard.noActivity}</EmptyState>,
        }}
      >
        {({ recentSolutions }) => <ActivityTable solutions={recentSolutions} />}
      </QueryState>
    </Panel>
  )
}

function ActivityTable({ solutions }: { solutions: RecentSolution[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Problem</th>
          <th className={styles.wide}>Type</th>
          <th>Language</th>
          <th className={styles.wide}>Shots</th>
          <th className={styles.wide}>Tokens</th>
          <th>Result</th>
          <th>When</th>
        </tr>
      </thead>
      <tbody>
        {solutions.map((solution) => (
          <SolutionRow key={solution.id} {...solution} />
        ))}
      </tbody>
    </table>
  )
}

const typeLabels: Record<SolutionType, string> = {
  solution_generation: 'Solution',
  extraction: 'Extraction',
  debug: 'Debug',
}

function SolutionRow(solution: RecentSolution) {
  const { id, title, type, language, screenshotCount, tokensUsed, timestamp } = solution
  return (
    <tr>
      <td>
        <Link to={`/solutions/${id}`}>{title || 'Untitled problem'}</Link>
      </td>
      <td className={styles.wide}>{typeLabels[type]}</td>
      <td className={styles.figure}>{languages[language].label}</td>
      <td className={`${styles.figure} ${styles.wide}`}>{screenshotCount}</td>
      <td className={`${styles.figure} ${styles.wide}`}>{tokensUsed.toLocaleString('en')}</td>
      <td>
        <Outcome {...solution} />
      </td>
      <td className={styles.when}>
        <time dateTime={timestamp} title={inFull(timestamp)}>
          {ago(timestamp)}
        </time>
      </td>
    </tr>
  )
}

function Outcome({ status, verification }: RecentSolution) {
  if (status === 'processing') return <Badge tone="waiting">solving</Badge>
  if (status === 'error') return <Badge tone="failed">no answer</Badge>
  if (!verification) return <Badge>extracted</Badge>
  return <Verdict {...verification} />
}

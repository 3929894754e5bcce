import { languages } from '@dryrun/contract/languages'
import type { RecentSolution, SolutionType } from '@dryrun/contract/processing'
import { Badge } from '@dryrun/ui/badge'
import { Verdict } from '@dryrun/ui/verdict'
import { VisuallyHidden } from '@dryrun/ui/visually-hidden'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './solution-table.module.css'
import { ago, inFull } from './time.ts'

type SolutionTableProps = {
  solutions: RecentSolution[]
  /** What can be done with each, at the end of its row. */
  actions?: (solution: RecentSolution) => ReactNode
}

/** Solves, one a row; each row opens its whole result. */
export function SolutionTable({ solutions, actions }: SolutionTableProps) {
  return (
    <table className={styles.table} data-actions={actions !== undefined}>
      <thead>
        <tr>
          <th>Problem</th>
          <th className={styles.wide}>Type</th>
          <th>Language</th>
          <th className={styles.wide}>Shots</th>
          <th className={styles.wide}>Tokens</th>
          <th>Result</th>
          <th>When</th>
          {actions && (
            <th>
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {solutions.map((solution) => (
          <SolutionRow key={solution.id} solution={solution} actions={actions?.(solution)} />
        ))}
      </tbody>
    </table>
  )
}

export const typeLabels: Record<SolutionType, string> = {
  solution_generation: 'Solution',
  extraction: 'Extraction',
  debug: 'Debug',
}

/** A solve is listed before its problem has been read. */
export const titleOf = ({ title }: Pick<RecentSolution, 'title'>) => title || 'Untitled problem'

function SolutionRow({ solution, actions }: { solution: RecentSolution; actions?: ReactNode }) {
  const { id, type, language, screenshotCount, tokensUsed, timestamp } = solution
  return (
    <tr>
      <td>
        <Link to={`/solutions/${id}`}>{titleOf(solution)}</Link>
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
      {actions && <td className={styles.actions}>{actions}</td>}
    </tr>
  )
}

function Outcome({ status, verification }: RecentSolution) {
  if (status === 'processing') return <Badge tone="waiting">solving</Badge>
  if (status === 'error') return <Badge tone="failed">no answer</Badge>
  if (!verification) return <Badge>extracted</Badge>
  return <Verdict {...verification} />
}

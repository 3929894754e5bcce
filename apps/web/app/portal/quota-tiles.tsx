import { UNLIMITED } from '@dryrun/contract/plans'
import type { Quota } from '@dryrun/contract/processing'
import { leftToday, monthResets } from './quota.ts'
import styles from './quota-tiles.module.css'

/** The allowance in three figures. */
export function QuotaTiles({ quota }: { quota: Quota }) {
  const { queryLimit, currentMonthUsage, usedToday, remainingQueries } = quota
  const resets = monthResets(quota)
  return (
    <dl className={styles.tiles}>
      <Tile label="Query Limit" figure={count(queryLimit)} note={resets ? `resets ${resets}` : 'a month'} />
      <Tile label="Used" figure={count(currentMonthUsage)} note={`${usedToday} today`} />
      <Tile label="Remaining" figure={count(remainingQueries)} note={leftToday(quota) ?? 'this month'} />
    </dl>
  )
}

function Tile({ label, figure, note }: { label: string; figure: string; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{figure}</strong>
        <span>{note}</span>
      </dd>
    </div>
  )
}

const count = (queries: number) => (queries === UNLIMITED ? 'Unlimited' : queries.toLocaleString('en'))

import { plans, UNLIMITED } from '@dryrun/contract/plans'
import { leftToday, useQuota } from './quota.ts'
import styles from './quota-meter.module.css'

/** What is used of the month, at the foot of the navigation. Nothing while it is not known: the dashboard says why. */
export function QuotaMeter() {
  const { data: quota } = useQuota()
  if (!quota) return null
  const { plan, queryLimit, currentMonthUsage } = quota
  const unlimited = queryLimit === UNLIMITED
  return (
    <div className={styles.meter}>
      <span className={styles.figure}>
        {unlimited ? `${currentMonthUsage} used` : `${currentMonthUsage} of ${queryLimit} used`}
      </span>
      {!unlimited && (
        <progress
          value={Math.min(currentMonthUsage, queryLimit)}
          max={queryLimit}
          aria-label="Queries used this month"
        />
      )}
      <span className={styles.words}>{[plans[plan].label, leftToday(quota)].filter(Boolean).join('. ')}</span>
    </div>
  )
}

import { OFFER_UPGRADE_AT, UNLIMITED } from '@dryrun/contract/plans'
import type { Quota } from '@dryrun/contract/processing'
import { Button } from '@dryrun/ui/button'
import { Link } from 'react-router'
import { FigureTiles } from './figure-tiles.tsx'
import { leftToday, monthResets } from './quota.ts'

/** The allowance in three figures, and the way to a larger one where it is nearly used up. */
export function QuotaTiles({ quota }: { quota: Quota }) {
  const { queryLimit, currentMonthUsage, usedToday, remainingQueries } = quota
  const resets = monthResets(quota)
  const isShort = remainingQueries !== UNLIMITED && remainingQueries <= OFFER_UPGRADE_AT
  const upgrade = (
    <Button asChild>
      <Link to="/billing">Upgrade</Link>
    </Button>
  )
  return (
    <FigureTiles
      figures={[
        { label: 'Query Limit', figure: count(queryLimit), note: resets ? `resets ${resets}` : 'a month' },
        { label: 'Used', figure: count(currentMonthUsage), note: `${usedToday} today` },
        {
          label: 'Remaining',
          figure: count(remainingQueries),
          note: leftToday(quota) ?? 'this month',
          action: isShort && upgrade,
        },
      ]}
    />
  )
}

const count = (queries: number) => (queries === UNLIMITED ? 'Unlimited' : queries.toLocaleString('en'))

import { plans, UNLIMITED } from '@dryrun/contract/plans'
import { type Quota, quota, recentSolutions } from '@dryrun/contract/processing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/browser-client.ts'

const quotaKey = ['quota'] as const
const recentKey = ['recent-solutions'] as const
export const historyKey = ['solutions'] as const

export function useQuota() {
  return useQuery({ queryKey: quotaKey, queryFn: ({ signal }) => call(quota, { signal }) })
}

export function useRecentSolutions() {
  return useQuery({ queryKey: recentKey, queryFn: ({ signal }) => call(recentSolutions, { signal }) })
}

/** To be called when a solve has started or ended: the allowance and the lists are not what they were. */
export function useReloadActivity(): () => void {
  const queries = useQueryClient()
  return () => {
    queries.invalidateQueries({ queryKey: quotaKey })
    queries.invalidateQueries({ queryKey: recentKey })
    queries.invalidateQueries({ queryKey: historyKey })
  }
}

/** What is left today, in words; undefined where days are not limited. */
export function leftToday({ dailyLimit, usedToday, remainingQueries }: Quota): string | undefined {
  if (dailyLimit === UNLIMITED) return undefined
  const today = Math.max(0, dailyLimit - usedToday)
  const left = remainingQueries === UNLIMITED ? today : Math.min(today, remainingQueries)
  return left === 0 ? 'none left today' : `${left} more today`
}

/**
 * When the allowance is full again, as a date of the UTC calendar it follows ('1 Dec').
 *
 * `resetsAt` belongs to the limit that is used up: while the day's is, it says nothing of the month.
 */
export function monthResets({ resetsAt, dailyLimit, usedToday, remainingQueries }: Quota): string | undefined {
  const dayIsUsedUp = dailyLimit !== UNLIMITED && usedToday >= dailyLimit && remainingQueries !== 0
  if (dayIsUsedUp) return undefined
  return new Date(resetsAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
}

/** What a plan allows, in one line. */
export function allowance({ plan, queryLimit, dailyLimit }: Quota): string {
  return [
    queryLimit === UNLIMITED ? 'unlimited queries' : `${queryLimit} queries a month`,
    dailyLimit !== UNLIMITED && `${dailyLimit} a day`,
    `${plans[plan].screenshotsPerProblem} screenshots a problem`,
  ]
    .filter(Boolean)
    .join(', ')
}

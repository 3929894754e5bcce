import { plans, UNLIMITED } from '@dryrun/contract/plans'
import type { Quota } from '@dryrun/contract/processing'

/** Whether another query is refused, by the month or by the day. */
export function isUsedUp({ remainingQueries, dailyLimit, usedToday }: Quota): boolean {
  return remainingQueries === 0 || (dailyLimit !== UNLIMITED && usedToday >= dailyLimit)
}

/** 'Free: 8 of 10 left this month, 2 today' */
export function allowanceLeft({ plan, queryLimit, remainingQueries, dailyLimit, usedToday }: Quota): string {
  const { label } = plans[plan]
  const today = dailyLimit === UNLIMITED ? null : Math.max(0, dailyLimit - usedToday)
  if (queryLimit === UNLIMITED) return today === null ? `${label}: unlimited` : `${label}: ${today} left today`
  const month = `${label}: ${remainingQueries} of ${queryLimit} left this month`
  return today === null ? month : `${month}, ${Math.min(today, remainingQueries)} today`
}

/** 'Your next query comes in 5 hours (3 Mar, 01:00).' */
export const nextQuery = (resetsAt: string) => `Your next query comes ${whenItResets(resetsAt)}.`

/** 'in 5 hours (3 Mar, 01:00)', by the reader's own clock. */
export function whenItResets(resetsAt: string, now = new Date()): string {
  const then = new Date(resetsAt)
  const minutes = Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 60_000))
  const hours = Math.ceil(minutes / 60)
  const [count, unit] =
    minutes < 60 ? [minutes, 'minute'] : hours < 48 ? [hours, 'hour'] : [Math.ceil(hours / 24), 'day']
  const date = then.toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
  return `in ${count} ${unit}${count === 1 ? '' : 's'} (${date})`
}

/** How often the plan repairs an answer; undefined while the plan is loaded. */
export function repairRoundsOf(quota: Quota | undefined): number | undefined {
  return quota && plans[quota.plan].repairRounds
}

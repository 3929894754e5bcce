import { type PlanName, plans, UNLIMITED } from '@dryrun/contract/plans'

/** A day in UTC, as PostgreSQL's `date` takes it: `2026-11-21`. */
type UtcDay = string

function utcDay(time: Date): UtcDay {
  return time.toISOString().slice(0, 10)
}

/** What a plan lets a person use, and the times at which it starts anew. Infinity where there is no limit. */
export type Allowance = {
  plan: PlanName
  perPeriod: number
  perDay: number
  today: UtcDay
  /** The first day that counts towards the period. */
  periodStart: UtcDay
  periodEnd: Date
  dayEnd: Date
}

/** The allowance of a plan whose period is the calendar month (UTC), as it is on Free. */
export function allowanceOf(plan: PlanName, now: Date): Allowance {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  return {
    plan,
    perPeriod: limit(plans[plan].queriesPerMonth),
    perDay: limit(plans[plan].queriesPerDay),
    today: utcDay(now),
    periodStart: utcDay(new Date(Date.UTC(year, month, 1))),
    periodEnd: new Date(Date.UTC(year, month + 1, 1)),
    dayEnd: new Date(Date.UTC(year, month, day + 1)),
  }
}

/** Queries taken so far: in the period, today included, and today alone. */
export type Used = { inPeriod: number; today: number }

export function remainingOf(allowance: Allowance, used: Used): number {
  return Math.max(0, allowance.perPeriod - used.inPeriod)
}

/** When the used-up limit starts anew; the period's end where neither is used up, or both are. */
export function resetsAt(allowance: Allowance, used: Used): Date {
  const onlyTodayIsUsedUp = used.today >= allowance.perDay && used.inPeriod < allowance.perPeriod
  return onlyTodayIsUsedUp ? allowance.dayEnd : allowance.periodEnd
}

function limit(number: number): number {
  return number === UNLIMITED ? Number.POSITIVE_INFINITY : number
}

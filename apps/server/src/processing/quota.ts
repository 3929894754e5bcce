import { UNLIMITED } from '@dryrun/contract/plans'
import type { Quota } from '@dryrun/contract/processing'
import { and, between, eq, sql } from 'drizzle-orm'
import { planOf } from '../accounts/plan.ts'
import type { Person } from '../accounts/sessions.ts'
import type { Database, Queryable, Transaction } from '../database/client.ts'
import { prepared } from '../database/prepared.ts'
import { user } from '../database/schema/accounts.ts'
import { solution, usage } from '../database/schema/solutions.ts'
import { type Allowance, allowanceOf, remainingOf, resetsAt, type Used } from './allowance.ts'
import { QuotaExceeded } from './errors.ts'

/** Whose allowance it is: of a person, what decides it. */
export type Spender = Pick<Person, 'id' | 'grantedPlan'>

/** What a person has left, as the pages show it. -1 is unlimited. */
export async function quotaOf(db: Database, person: Spender, now: Date): Promise<Quota> {
  const allowance = allowanceOf(planOf(person), now)
  const used = await usedBy(db, person.id, allowance)
  const wire = (limit: number) => (limit === Number.POSITIVE_INFINITY ? UNLIMITED : limit)
  return {
    plan: allowance.plan,
    queryLimit: wire(allowance.perPeriod),
    currentMonthUsage: used.inPeriod,
    remainingQueries: wire(remainingOf(allowance, used)),
    dailyLimit: wire(allowance.perDay),
    usedToday: used.today,
    resetsAt: resetsAt(allowance, used).toISOString(),
  }
}

/**
 * Why a person who has nothing left is refused before any work is done for them. Null promises nothing: `chargeableDay`
 * does.
 */
export async function refusalOf(db: Queryable, spender: Spender, now: Date): Promise<QuotaExceeded | null> {
  const allowance = allowanceOf(planOf(spender), now)
  const used = await usedBy(db, spender.id, allowance)
  const isUsedUp = used.inPeriod >= allowance.perPeriod || used.today >= allowance.perDay
  return isUsedUp ? new QuotaExceeded(allowance.plan, resetsAt(allowance, used)) : null
}

/**
 * The part of a statement that holds the row of the person `userId` until the transaction ends, so that solves started
 * at once look at the count one after the other: the count is spread over the days of a month, and no single row of it
 * could hold the others back.
 */
export function heldSpender(db: Queryable) {
  return db
    .select({ id: user.id, grantedPlan: user.grantedPlan })
    .from(user)
    .where(eq(user.id, sql.placeholder('userId')))
    .for('no key update')
}

/**
 * The UTC day to which a query of a held person is charged.
 * @throws QuotaExceeded with the plan and the time at which the used-up limit starts anew
 */
export async function chargeableDay(db: Queryable, spender: Spender, now: Date): Promise<string> {
  const refusal = await refusalOf(db, spender, now)
  if (refusal !== null) throw refusal
  return allowanceOf(planOf(spender), now).today
}

/** The part of a statement that takes one query of the held person `userId` on `day`, and none where that is null. */
export function chargeOn(db: Queryable) {
  const day = sql`${sql.placeholder('day')}::date`
  return db
    .insert(usage)
    .select(sql`select ${sql.placeholder('userId')}::uuid, ${day}, 1 where ${day} is not null`)
    .onConflictDoUpdate({ target: [usage.userId, usage.day], set: { queries: sql`${usage.queries} + 1` } })
}

/** Gives back the query a solve was charged, once: a second call finds nothing charged. */
export async function giveBackQuery(tx: Transaction, solutionId: string): Promise<void> {
  // The charge is read under a lock and cleared, so that two endings of one solve cannot both return it.
  const [charged] = await tx
    .select({ userId: solution.userId, day: solution.chargedOn })
    .from(solution)
    .where(eq(solution.id, solutionId))
    .for('update')
  if (!charged?.day) return
  await tx.update(solution).set({ chargedOn: null }).where(eq(solution.id, solutionId))
  await tx
    .update(usage)
    .set({ queries: sql`${usage.queries} - 1` })
    .where(and(eq(usage.userId, charged.userId), eq(usage.day, charged.day)))
}

async function usedBy(db: Queryable, userId: string, allowance: Allowance): Promise<Used> {
  const { today, periodStart } = allowance
  const [row] = await counting(db).execute({ userId, today, periodStart })
  return row ?? { inPeriod: 0, today: 0 }
}

const counting = prepared((db) => {
  const [today, periodStart] = [sql.placeholder('today'), sql.placeholder('periodStart')]
  return db
    .select({
      inPeriod: sql<number>`coalesce(sum(${usage.queries}), 0)::int`,
      today: sql<number>`coalesce(sum(${usage.queries}) filter (where ${usage.day} = ${today}), 0)::int`,
    })
    .from(usage)
    .where(and(eq(usage.userId, sql.placeholder('userId')), between(usage.day, periodStart, today)))
    .prepare('count_usage')
})

import { plans } from '@dryrun/contract/plans'
import * as processing from '@dryrun/contract/processing'
import fc from 'fast-check'
import { expect, test as pure } from 'vitest'
import { solution } from '../database/schema/solutions.ts'
import { playModel, remaining, solve, test } from '../testing/solving-server.ts'
import { allowanceOf, remainingOf, resetsAt } from './allowance.ts'
import { QuotaExceeded } from './errors.ts'
import { chargeableDay, chargeOn, giveBackQuery, heldSpender, quotaOf } from './quota.ts'

const DAY = 24 * 60 * 60 * 1000

test('ten solves at once with two left: two run, eight are told when to come back', async ({ server, runner }) => {
  await playModel(server, runner)
  const { accessToken: token } = await server.person()
  const answers = await Promise.all(Array.from({ length: 10 }, () => solve(server, token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  const refused = answers.filter(({ status }) => status === 402)
  expect(refused).toHaveLength(8)
  const midnight = new Date(Math.ceil(Date.now() / DAY) * DAY).toISOString()
  for (const answer of refused) {
    expect(answer).toMatchObject({
      message: 'Query limit reached. Upgrade to continue.',
      plan: 'free',
      resetsAt: midnight,
      error: { code: 'quota_exceeded' },
    })
  }
  expect(await remaining(server, token)).toBe(8)
})

test('the next day there are two more', async ({ server, runner }) => {
  await playModel(server, runner)
  const person = await server.person()
  for (const status of [200, 200, 402]) {
    expect(await solve(server, person.accessToken)).toMatchObject({ status })
  }
  expect((await server.call(processing.quota, { token: person.accessToken })).data).toMatchObject({
    plan: 'free',
    queryLimit: 10,
    dailyLimit: 2,
    usedToday: 2,
  })
  const tomorrow = new Date(Date.now() + DAY)
  expect(await quotaOf(server.services.db, { id: person.user.id, grantedPlan: null }, tomorrow)).toMatchObject({
    usedToday: 0,
  })
})

test('whatever is taken and given back, the count is that of a simple ledger, and no limit is passed', async ({
  server,
}) => {
  const { db } = server.services
  const day = fc.integer({ min: 0, max: 40 })
  const step = fc.oneof(
    fc.record({ act: fc.constant('take' as const), day, atOnce: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ act: fc.constant('give back' as const), which: fc.nat() }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { user } = await server.person()
      const ledger: { id: string; day: number }[] = []
      const at = (day: number) => new Date(Date.UTC(2027, 0, 10 + day, 12))
      for (const step of steps) {
        if (step.act === 'take') {
          const taken = await Promise.all(Array.from({ length: step.atOnce }, () => take(user.id, at(step.day))))
          for (const id of taken) if (id !== null) ledger.push({ id, day: step.day })
        } else if (ledger.length > 0) {
          const [charge] = ledger.splice(step.which % ledger.length, 1)
          // Twice: the second finds nothing to give back.
          for (let i = 0; i < 2; i++) await db.transaction((tx) => giveBackQuery(tx, charge?.id ?? ''))
        }
        for (const day of new Set(ledger.map((charge) => charge.day))) {
          const quota = await quotaOf(db, { id: user.id, grantedPlan: null }, at(day))
          const inMonth = ledger.filter((charge) => at(charge.day).getUTCMonth() === at(day).getUTCMonth())
          expect(quota.usedToday).toBe(inMonth.filter((charge) => charge.day === day).length)
          expect(quota.usedToday).toBeLessThanOrEqual(plans.free.queriesPerDay)
          expect(quota.currentMonthUsage).toBeLessThanOrEqual(plans.free.queriesPerMonth)
        }
      }

      async function take(userId: string, now: Date): Promise<string | null> {
        try {
          return await db.transaction(async (tx) => {
            const [spender] = await heldSpender(tx).prepare('held').execute({ userId })
            if (spender === undefined) return null
            const chargedOn = await chargeableDay(tx, spender, now)
            await chargeOn(tx).prepare('charge').execute({ userId, day: chargedOn })
            const [row] = await tx
              .insert(solution)
              .values({
                userId,
                type: 'solution_generation',
                language: 'python',
                requestHash: Buffer.alloc(32),
                screenshotCount: 1,
                createdAt: now,
                chargedOn,
              })
              .returning({ id: solution.id })
            return row?.id ?? null
          })
        } catch (error) {
          if (error instanceof QuotaExceeded) return null
          throw error
        }
      }
    }),
    { numRuns: 15 },
  )
}, 60_000)

pure('the month ends and begins in UTC, and the reset is that of the limit that is used up', () => {
  const lastMinute = allowanceOf('free', new Date('2027-01-31T23:59:00Z'))
  expect(lastMinute).toMatchObject({ today: '2027-01-31', periodStart: '2027-01-01' })
  expect(lastMinute.periodEnd.toISOString()).toBe('2027-02-01T00:00:00.000Z')
  const middle = allowanceOf('free', new Date('2027-01-15T10:00:00Z'))
  const whenUsed = (inPeriod: number, today: number) => resetsAt(middle, { inPeriod, today }).toISOString().slice(0, 10)
  expect(whenUsed(5, 2)).toBe('2027-01-16')
  expect(whenUsed(10, 1)).toBe('2027-02-01')
  expect(whenUsed(10, 2)).toBe('2027-02-01')
  expect(whenUsed(5, 1)).toBe('2027-02-01')
  expect(remainingOf(allowanceOf('pro', new Date()), { inPeriod: 1_000_000, today: 5 })).toBe(Number.POSITIVE_INFINITY)
})

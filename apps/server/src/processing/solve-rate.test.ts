import { rateLimits } from '@dryrun/contract/limits'
import type { PlanName } from '@dryrun/contract/plans'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { user } from '../database/schema/accounts.ts'
import { test as base, playModel, solve } from '../testing/solving-server.ts'

const test = base.extend('worker', { auto: true }, ({ server, runner }) => playModel(server, runner))

test.override({ settings: { rateLimitScale: 1 } })

/** How many of so many solves, one after the other, are let through; extractions, which cost no query. */
async function letThrough(server: Parameters<typeof solve>[0], plan: PlanName, attempts: number): Promise<number> {
  const person = await server.person()
  await server.services.db.update(user).set({ grantedPlan: plan }).where(eq(user.id, person.user.id))
  let through = 0
  for (let attempt = 0; attempt < attempts; attempt++) {
    const answer = await solve(server, person.accessToken, { processingType: 'extraction' })
    if (answer.status === 200) through++
    else expect(answer).toMatchObject({ status: 429, error: { code: 'rate_limited' } })
  }
  return through
}

test('on Free three solves are started in a minute; a paid plan has room for a person who works', async ({
  server,
}) => {
  const { max } = rateLimits.solveFree
  expect(max).toBe(3)
  expect(await letThrough(server, 'free', max + 1)).toBe(max)
  expect(await letThrough(server, 'basic', max + 3)).toBe(max + 3)
})

test('a program that solves on a paid plan without a pause is stopped', { timeout: 30_000 }, async ({ server }) => {
  const { max } = rateLimits.solvePaid
  expect(await letThrough(server, 'pro', max + 1)).toBe(max)
})

import type { Result, SolveEvent } from '@dryrun/contract/processing'
import { asc, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Transaction } from '../database/client.ts'
import { solution, solveEvent, usage } from '../database/schema/solutions.ts'
import { test } from '../testing/solving-server.ts'
import type { TestServer } from '../testing/test-server.ts'
import { endSolve } from './end-solve.ts'
import { appendEvents } from './event-log.ts'

const now = new Date('2027-01-15T12:00:00Z')
const reading: SolveEvent = { type: 'stage', stage: 'reading' }
const result = { title: 'Doubling', verification: { status: 'passed', rounds: 1, cases: [] } } as unknown as Result

/** A solve that its first worker has taken up, charged to today, and that has told one event. */
async function runningSolve({ services: { db }, person }: TestServer): Promise<string> {
  const { user } = await person()
  await db.insert(usage).values({ userId: user.id, day: '2027-01-15', queries: 1 })
  const [row] = await db
    .insert(solution)
    .values({
      ...{ userId: user.id, type: 'solution_generation', language: 'python', requestHash: Buffer.alloc(32) },
      ...{ screenshotCount: 1, createdAt: now, attempt: 1, chargedOn: '2027-01-15' },
    })
    .returning({ id: solution.id })
  const id = row?.id ?? ''
  expect(await appendEvents(db, id, 1, [reading])).toBe(true)
  return id
}

/** Ends a solve as its first worker does, while another transaction has changed its row and is not through. */
async function endMeanwhile(
  { services: { db } }: TestServer,
  id: string,
  change: (tx: Transaction) => Promise<unknown>,
) {
  const changed = Promise.withResolvers<void>()
  const through = db.transaction(async (tx) => {
    await change(tx)
    changed.resolve()
    await tx.execute(sql`select pg_sleep(0.3)`)
  })
  await changed.promise
  const ended = await endSolve(db, id, { result, costs: false, events: [reading] }, now, 1)
  await through
  const [row] = await db.select().from(solution).where(eq(solution.id, id))
  const events = await db.select().from(solveEvent).where(eq(solveEvent.solutionId, id)).orderBy(asc(solveEvent.seq))
  const [used] = await db
    .select()
    .from(usage)
    .where(eq(usage.userId, row?.userId ?? ''))
  return { ended, row, told: events.map(({ seq, data }) => `${seq} ${data.type}`), queries: used?.queries }
}

test('what a model took is counted, and the query given back, though it is told as the solve ends', async ({
  server,
}) => {
  const id = await runningSolve(server)
  const end = await endMeanwhile(server, id, (tx) =>
    tx.update(solution).set({ tokensUsed: 7 }).where(eq(solution.id, id)),
  )
  expect(end).toMatchObject({ ended: true, row: { status: 'completed', tokensUsed: 7, chargedOn: null }, queries: 0 })
  expect(end.told).toEqual(['1 stage', '2 stage', '3 result'])
})

test('a worker whose solve another takes up, or a person cancels, at that moment ends nothing', async ({ server }) => {
  const taken = await runningSolve(server)
  const lost = await endMeanwhile(server, taken, (tx) =>
    tx.update(solution).set({ attempt: 2 }).where(eq(solution.id, taken)),
  )
  expect(lost).toMatchObject({ ended: false, row: { status: 'processing' }, told: ['1 stage'], queries: 1 })
  expect(await appendEvents(server.services.db, taken, 1, [reading])).toBe(false)

  const canceled = await runningSolve(server)
  const error = { code: 'solve_canceled', message: 'Canceled.' } as const
  const late = await endMeanwhile(server, canceled, (tx) => endSolve(tx, canceled, { error, costs: true }, now))
  expect(late).toMatchObject({ ended: false, row: { status: 'error' }, told: ['1 stage', '2 error'], queries: 1 })
})

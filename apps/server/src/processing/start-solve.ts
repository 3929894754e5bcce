import { createHash } from 'node:crypto'
import { DEFAULT_LANGUAGE } from '@dryrun/contract/languages'
import { type PlanName, plans } from '@dryrun/contract/plans'
import type { SolutionType, SolveBody } from '@dryrun/contract/processing'
import { and, eq, sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import { planOf } from '../accounts/plan.ts'
import type { Person } from '../accounts/sessions.ts'
import type { Database, Transaction } from '../database/client.ts'
import { prepared } from '../database/prepared.ts'
import { debugStart, solution, solvePicture } from '../database/schema/solutions.ts'
import { queues } from '../jobs/queues.ts'
import type { Services } from '../services.ts'
import { debugStartOf } from './debug-start.ts'
import { DebugNeedsPlan, KeyReused, TooManyScreenshots } from './errors.ts'
import { normalisePictures } from './pictures.ts'
import { refuseUsedUp, reserveQuery } from './quota.ts'
import { QUEUED, SOLVE_CHANNEL } from './solve-feed.ts'

/** A request to solve, and who makes it. */
export type SolveRequest = {
  person: Person
  body: SolveBody
  /** The same key gives the same solve, and spends once. */
  idempotencyKey: string | undefined
  /** Counts a solve that really starts. @throws TooMany */
  countAttempt: () => Promise<void>
}

/**
 * Takes a query, keeps the pictures and queues the work: all of it or nothing.
 * @returns the id of the solution, whose events tell the rest; a repeated request gives the first one's
 * @throws TooManyScreenshots, DebugNeedsPlan, NotFound, NothingToDebug, KeyReused, QuotaExceeded, BadPicture, TooMany
 */
export async function startSolve({ db, jobs, clock }: Services, request: SolveRequest): Promise<string> {
  const { person, body, idempotencyKey } = request
  const userId = person.id
  refuseBeyondPlan(planOf(person), body)
  const requestHash = hashOf(body)
  const repeated = await findRepeated(db, userId, idempotencyKey, requestHash)
  if (repeated !== null) return repeated

  const type: SolutionType = body.processingType === 'solution' ? 'solution_generation' : body.processingType
  const start = body.processingType === 'debug' ? await debugStartOf(db, userId, body) : null
  const spends = type !== 'extraction'
  const now = clock()
  if (spends) await refuseUsedUp(db, person, now)
  const pictures = await normalisePictures(body.screenshots)

  return db.transaction(async (tx) => {
    const [started] = await tx
      .insert(solution)
      .values({
        userId,
        type,
        language: body.language ?? start?.language ?? DEFAULT_LANGUAGE,
        idempotencyKey,
        requestHash,
        screenshotCount: pictures.length,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: solution.id })
    if (started === undefined) {
      const winner = await findRepeated(tx, userId, idempotencyKey, requestHash)
      if (winner === null) throw new Error('a solution was in the way of another, and is gone')
      return winner
    }
    const chargedOn = spends ? await reserveQuery(tx, userId, now) : null
    // Only now: whoever has nothing left is told so, and not that they are too fast.
    await request.countAttempt()
    await keepAsked(tx, started.id, { chargedOn, pictures, start })
    await jobs.send(queues.solve, { solutionId: started.id }, { group: { id: userId }, db: fromDrizzle(tx, sql) })
    return started.id
  })
}

type Asked = { chargedOn: string | null; pictures: Buffer[]; start: Awaited<ReturnType<typeof debugStartOf>> | null }

/** Keeps what a solve is asked with and what it was charged to, and wakes a worker when this is committed: in one statement. */
async function keepAsked(tx: Transaction, solutionId: string, { chargedOn, pictures, start }: Asked): Promise<void> {
  const rows = pictures.map((data, position) => ({ solutionId, position, data }))
  await tx
    .with(
      ...(rows.length > 0 ? [tx.$with('pictures').as(tx.insert(solvePicture).values(rows))] : []),
      ...(start !== null ? [tx.$with('start').as(tx.insert(debugStart).values({ solutionId, ...start }))] : []),
    )
    .update(solution)
    .set({ chargedOn })
    .where(eq(solution.id, solutionId))
    .returning({ told: sql`pg_notify(${SOLVE_CHANNEL}, ${QUEUED})` })
}

function refuseBeyondPlan(plan: PlanName, { screenshots, processingType }: SolveBody): void {
  if (screenshots.length > plans[plan].screenshotsPerProblem) throw new TooManyScreenshots(plan)
  if (processingType === 'debug' && !plans[plan].debug) throw new DebugNeedsPlan()
}

async function findRepeated(
  db: Database | Transaction,
  userId: string,
  idempotencyKey: string | undefined,
  requestHash: Buffer,
): Promise<string | null> {
  if (idempotencyKey === undefined) return null
  const [first] = await repeating(db).execute({ userId, idempotencyKey })
  if (first === undefined) return null
  if (!first.requestHash.equals(requestHash)) throw new KeyReused()
  return first.id
}

const repeating = prepared((db) =>
  db
    .select({ id: solution.id, requestHash: solution.requestHash })
    .from(solution)
    .where(
      and(
        eq(solution.userId, sql.placeholder('userId')),
        eq(solution.idempotencyKey, sql.placeholder('idempotencyKey')),
      ),
    )
    .prepare('find_repeated'),
)

function hashOf({ language, processingType, previousSolutionId, failureText, screenshots }: SolveBody): Buffer {
  const told = [language ?? null, processingType, previousSolutionId ?? null, failureText ?? null]
  const hash = createHash('sha256').update(JSON.stringify(told))
  // Each with its length, so that no two lists of pictures run together into the same bytes.
  for (const screenshot of screenshots) hash.update(`${screenshot.length}:`).update(screenshot)
  return hash.digest()
}

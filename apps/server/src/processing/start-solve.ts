import { createHash } from 'node:crypto'
import { DEFAULT_LANGUAGE } from '@dryrun/contract/languages'
import { type PlanName, plans } from '@dryrun/contract/plans'
import type { SolveBody } from '@dryrun/contract/processing'
import { and, eq, sql } from 'drizzle-orm'
import { planOf } from '../accounts/plan.ts'
import type { Person } from '../accounts/sessions.ts'
import { onConnection, type Queryable } from '../database/client.ts'
import { prepared } from '../database/prepared.ts'
import { debugStart, solution, solvePicture } from '../database/schema/solutions.ts'
import { preparing, queues } from '../jobs/queues.ts'
import type { Services } from '../services.ts'
import { debugStartOf } from './debug-start.ts'
import { DebugNeedsPlan, KeyReused, TooManyScreenshots } from './errors.ts'
import { normalisePictures } from './pictures.ts'
import { chargeableDay, chargeOn, heldSpender, refusalOf } from './quota.ts'
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
  const spends = body.processingType !== 'extraction'
  const now = clock()
  const [repeated, refusal] = await Promise.all([
    findRepeated(db, userId, idempotencyKey, requestHash),
    spends ? refusalOf(db, person, now) : null,
  ])
  if (repeated !== null) return repeated
  const start = body.processingType === 'debug' ? await debugStartOf(db, userId, body) : null
  if (refusal !== null) throw refusal
  const pictures = await normalisePictures(body.screenshots)

  return onConnection(db, (connection) =>
    // What is prepared on the connection runs in its transaction.
    connection.transaction(async (tx) => {
      const [begun] = await beginning(connection).execute({
        userId,
        type: body.processingType === 'solution' ? 'solution_generation' : body.processingType,
        language: body.language ?? start?.language ?? DEFAULT_LANGUAGE,
        idempotencyKey: idempotencyKey ?? null,
        requestHash,
        screenshotCount: pictures.length,
        createdAt: now,
      })
      if (begun === undefined) {
        const winner = await findRepeated(connection, userId, idempotencyKey, requestHash)
        if (winner === null) throw new Error('a solution was in the way of another, and is gone')
        return winner
      }
      const { id: solutionId, spender } = begun
      const day = spends ? await chargeableDay(connection, spender, now) : null
      // Only now: whoever has nothing left is told so, and not that they are too fast.
      await request.countAttempt()
      for (const [position, data] of pictures.entries()) {
        await keepingPicture(connection).execute({ solutionId, position, data })
      }
      if (start !== null) await tx.insert(debugStart).values({ solutionId, ...start })
      await charging(connection).execute({ solutionId, userId, day })
      await jobs.send(queues.solve, { solutionId }, { group: { id: userId }, db: preparing(connection.$client) })
      return solutionId
    }),
  )
}

/** The row of a solve, and the person who spends for it, held; nothing where the same key was used before. */
const beginning = prepared((db) => {
  const value = sql.placeholder
  const row = {
    userId: value('userId'),
    type: value('type'),
    language: value('language'),
    idempotencyKey: value('idempotencyKey'),
    requestHash: value('requestHash'),
    screenshotCount: value('screenshotCount'),
    createdAt: value('createdAt'),
  }
  const started = db
    .$with('started')
    .as(db.insert(solution).values(row).onConflictDoNothing().returning({ id: solution.id }))
  const spender = db.$with('spender').as(heldSpender(db))
  return db
    .with(started, spender)
    .select({ id: started.id, spender: { id: spender.id, grantedPlan: spender.grantedPlan } })
    .from(started)
    .crossJoin(spender)
    .prepare('begin_solve')
})

const keepingPicture = prepared((db) =>
  db
    .insert(solvePicture)
    .values({
      solutionId: sql.placeholder('solutionId'),
      position: sql.placeholder('position'),
      data: sql.placeholder('data'),
    })
    .prepare('keep_picture'),
)

/** Takes the query, where there is a day to charge it to, and wakes a worker when this is committed. */
const charging = prepared((db) =>
  db
    .with(db.$with('charge').as(chargeOn(db)))
    .update(solution)
    .set({ chargedOn: sql`${sql.placeholder('day')}::date` })
    .where(eq(solution.id, sql.placeholder('solutionId')))
    .returning({ told: sql`pg_notify(${SOLVE_CHANNEL}, ${QUEUED})` })
    .prepare('charge_solve'),
)

function refuseBeyondPlan(plan: PlanName, { screenshots, processingType }: SolveBody): void {
  if (screenshots.length > plans[plan].screenshotsPerProblem) throw new TooManyScreenshots(plan)
  if (processingType === 'debug' && !plans[plan].debug) throw new DebugNeedsPlan()
}

async function findRepeated(
  db: Queryable,
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

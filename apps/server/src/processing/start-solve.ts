import { createHash } from 'node:crypto'
import { DEFAULT_LANGUAGE } from '@dryrun/contract/languages'
import { type PlanName, plans } from '@dryrun/contract/plans'
import type { SolveBody } from '@dryrun/contract/processing'
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
import { chargeableDay, chargeTo, heldSpender, refusalOf, type Spender } from './quota.ts'
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

  return db.transaction(async (tx) => {
    const begun = await begin(tx, {
      userId,
      type: body.processingType === 'solution' ? 'solution_generation' : body.processingType,
      language: body.language ?? start?.language ?? DEFAULT_LANGUAGE,
      idempotencyKey,
      requestHash,
      screenshotCount: pictures.length,
      createdAt: now,
    })
    if (begun === undefined) {
      const winner = await findRepeated(tx, userId, idempotencyKey, requestHash)
      if (winner === null) throw new Error('a solution was in the way of another, and is gone')
      return winner
    }
    const day = spends ? await chargeableDay(tx, begun.spender, now) : null
    // Only now: whoever has nothing left is told so, and not that they are too fast.
    await request.countAttempt()
    await keepAsked(tx, begun, { day, pictures, start })
    await jobs.send(queues.solve, { solutionId: begun.id }, { group: { id: userId }, db: fromDrizzle(tx, sql) })
    return begun.id
  })
}

type Begun = { id: string; spender: Spender }

/** The row of a solve, and the person who spends for it, held; undefined where the same key was used before. */
async function begin(tx: Transaction, row: typeof solution.$inferInsert): Promise<Begun | undefined> {
  const started = tx
    .$with('started')
    .as(tx.insert(solution).values(row).onConflictDoNothing().returning({ id: solution.id }))
  const spender = tx.$with('spender').as(heldSpender(tx, row.userId))
  const [begun] = await tx
    .with(started, spender)
    .select({ id: started.id, spender: { id: spender.id, grantedPlan: spender.grantedPlan } })
    .from(started)
    .crossJoin(spender)
  return begun
}

type Asked = {
  /** The day the query is charged to. Null where it costs none. */
  day: string | null
  pictures: Buffer[]
  start: Awaited<ReturnType<typeof debugStartOf>> | null
}

/** Takes the query, keeps what a solve is asked with, and wakes a worker when this is committed: in one statement. */
async function keepAsked(tx: Transaction, { id, spender }: Begun, { day, pictures, start }: Asked): Promise<void> {
  const rows = pictures.map((data, position) => ({ solutionId: id, position, data }))
  await tx
    .with(
      ...(day !== null ? [tx.$with('charge').as(chargeTo(tx, spender, day))] : []),
      ...(rows.length > 0 ? [tx.$with('pictures').as(tx.insert(solvePicture).values(rows))] : []),
      ...(start !== null ? [tx.$with('start').as(tx.insert(debugStart).values({ solutionId: id, ...start }))] : []),
    )
    .update(solution)
    .set({ chargedOn: day })
    .where(eq(solution.id, id))
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

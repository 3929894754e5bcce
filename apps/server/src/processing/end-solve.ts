import type { ErrorCode } from '@dryrun/contract/errors'
import type { Result, SolveEvent } from '@dryrun/contract/processing'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { prepared } from '../database/prepared.ts'
import { debugStart, solution, solveEvent, solvePicture } from '../database/schema/solutions.ts'
import { eventsBehind, heldSolve, storable, storableJson } from './event-log.ts'
import { giveBackQuery } from './quota.ts'
import { notification, SOLVE_CHANNEL } from './solve-feed.ts'

/** How a solve ended. `events` are told before the last one, which this makes. */
export type Ending = { events?: SolveEvent[]; costs: boolean } & (
  | { result: Result; elapsed?: number }
  | { error: { code: ErrorCode; message: string } }
)

/**
 * Ends a running solve: the last event, the outcome, what it was asked with gone, and the query given back where it costs
 * nothing.
 * @param attempt of the worker that ends it; whoever else does holds the row of a running solve in this transaction
 * @returns false where it has ended before, or another worker has taken it up: then nothing is changed
 */
export async function endSolve(
  db: Database | Transaction,
  solutionId: string,
  { events = [], ...ending }: Ending,
  now: Date,
  attempt: number | null = null,
): Promise<boolean> {
  const last: SolveEvent =
    'result' in ending
      ? { type: 'result', result: ending.result, elapsed: ending.elapsed }
      : { type: 'error', ...ending.error }
  const end = {
    solutionId,
    attempt,
    now,
    events: storableJson([...events, last]),
    told: notification(solutionId, true),
    ...('result' in ending
      ? { status: 'completed', title: storable(ending.result.title), result: storableJson(ending.result), error: null }
      : { status: 'error', title: '', result: null, error: storableJson(ending.error) }),
  }
  if (ending.costs) return (await ended(db).execute(end)).length > 0
  return db.transaction(async (tx) => {
    const [free] = await ended(tx).execute(end)
    if (free !== undefined) await giveBackQuery(tx, solutionId)
    return free !== undefined
  })
}

/** One statement: no answer waits while it goes back and forth, nor does anyone for the row. */
const ended = prepared((db) => {
  const held = heldSolve(db)
  const theirs = db.select({ id: held.id }).from(held)
  const outcome = db.$with('outcome').as(
    db
      .update(solution)
      .set({
        status: sql`${sql.placeholder('status')}`,
        title: sql`${sql.placeholder('title')}`,
        result: sql`${sql.placeholder('result')}::jsonb`,
        error: sql`${sql.placeholder('error')}::jsonb`,
        finishedAt: sql`${sql.placeholder('now')}::timestamptz`,
      })
      .from(held)
      .where(eq(solution.id, held.id)),
  )
  const pictures = db.$with('pictures').as(db.delete(solvePicture).where(inArray(solvePicture.solutionId, theirs)))
  const start = db.$with('start').as(db.delete(debugStart).where(inArray(debugStart.solutionId, theirs)))
  return db
    .with(held, eventsBehind(db, held), outcome, pictures, start)
    .select({ told: sql`pg_notify(${SOLVE_CHANNEL}, ${sql.placeholder('told')})` })
    .from(held)
    .prepare('end_solve')
})

/** Ends a solve, if it is still running, from outside its worker. */
export async function failSolve(
  db: Database,
  solutionId: string,
  error: { code: ErrorCode; message: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await holdRunning(tx, solutionId)) await endSolve(tx, solutionId, { error, costs: false }, now)
  })
}

/** Locks a solve's row while it runs; false when it has ended. */
export async function holdRunning(tx: Transaction, solutionId: string): Promise<boolean> {
  const [running] = await tx
    .select({ id: solution.id })
    .from(solution)
    .where(and(eq(solution.id, solutionId), eq(solution.status, 'processing')))
    .for('update')
  return running !== undefined
}

/** Whether code has been shown of a solve: then a cancel is no longer free. */
export async function hasShownCode(tx: Transaction, solutionId: string): Promise<boolean> {
  const isCode = sql`${solveEvent.data} @> ${JSON.stringify({ type: 'partial', field: 'solution' })}`
  const [shown] = await tx
    .select({ seq: solveEvent.seq })
    .from(solveEvent)
    .where(and(eq(solveEvent.solutionId, solutionId), isCode))
    .limit(1)
  return shown !== undefined
}

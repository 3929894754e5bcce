import type { ErrorCode } from '@dryrun/contract/errors'
import type { Result, SolveEvent } from '@dryrun/contract/processing'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { debugStart, solution, solveEvent, solvePicture } from '../database/schema.ts'
import { appendEvents, storable } from './event-log.ts'
import { giveBackQuery } from './quota.ts'

/** How a solve ended. `events` are told before the last one, which this makes. */
export type Ending = { events?: SolveEvent[]; costs: boolean } & (
  | { result: Result; elapsed?: number }
  | { error: { code: ErrorCode; message: string } }
)

/**
 * Ends a running solve, in the transaction that holds its row: the last event, the outcome, what it was asked with gone,
 * and the query given back where it costs nothing.
 */
export async function endSolve(tx: Transaction, solutionId: string, ending: Ending, now: Date): Promise<void> {
  const last: SolveEvent =
    'result' in ending
      ? { type: 'result', result: ending.result, elapsed: ending.elapsed }
      : { type: 'error', ...ending.error }
  await appendEvents(tx, solutionId, [...(ending.events ?? []), last])
  await tx
    .update(solution)
    .set({
      finishedAt: now,
      ...('result' in ending
        ? {
            status: 'completed',
            title: storable(ending.result.title),
            result: storable(ending.result),
          }
        : { status: 'error', error: ending.error }),
    })
    .where(eq(solution.id, solutionId))
  await tx.delete(solvePicture).where(eq(solvePicture.solutionId, solutionId))
  await tx.delete(debugStart).where(eq(debugStart.solutionId, solutionId))
  if (!ending.costs) await giveBackQuery(tx, solutionId)
}

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

/** Locks a solve's row while it runs; false when it has ended. A worker names its attempt, and only the latest holds. */
export async function holdRunning(tx: Transaction, solutionId: string, attempt?: number): Promise<boolean> {
  const [running] = await tx
    .select({ attempt: solution.attempt })
    .from(solution)
    .where(and(eq(solution.id, solutionId), eq(solution.status, 'processing')))
    .for('update')
  return running !== undefined && (attempt === undefined || running.attempt === attempt)
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

import { messages } from '@dryrun/contract/messages'
import type { RecentSolution, StoredSolution, Verification } from '@dryrun/contract/processing'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { solution } from '../database/schema/solutions.ts'
import { NotFound } from '../http/errors.ts'
import { endSolve, hasShownCode, holdRunning } from './end-solve.ts'
import { AlreadyEnded } from './errors.ts'
import { followUpsOf } from './follow-ups.ts'

const RECENT = 10

/** A person's latest solves, newest first. */
export async function recentSolutions(db: Database, userId: string): Promise<RecentSolution[]> {
  const rows = await db
    .select(lineColumns)
    .from(solution)
    .where(eq(solution.userId, userId))
    .orderBy(desc(solution.createdAt), desc(solution.id))
    .limit(RECENT)
  return rows.map(lineOf)
}

/** @throws NotFound where it is not there, or not theirs */
export async function getSolution(db: Database, userId: string, solutionId: string): Promise<StoredSolution> {
  const row = await findSolution(db, userId, solutionId)
  return {
    ...lineOf({ ...row, verification: row.result?.verification ?? null }),
    result: row.result ?? undefined,
    error: row.error ?? undefined,
    followUps: await followUpsOf(db, solutionId),
  }
}

/**
 * Cancels a solve that runs; deletes one that has ended.
 * @returns which of the two it was, in words for the person
 * @param onlyRunning cancels and never deletes: an answer that came in the meantime is kept
 * @throws NotFound, AlreadyEnded
 */
export async function deleteSolution(
  db: Database,
  { userId, solutionId, onlyRunning }: { userId: string; solutionId: string; onlyRunning: boolean },
  now: Date,
): Promise<string> {
  await findSolution(db, userId, solutionId)
  return db.transaction(async (tx) => {
    if (await holdRunning(tx, solutionId)) {
      const costs = await hasShownCode(tx, solutionId)
      const message = costs ? messages.processing.canceledLate : messages.processing.canceled
      await endSolve(tx, solutionId, { error: { code: 'solve_canceled', message }, costs }, now)
      return message
    }
    if (onlyRunning) throw new AlreadyEnded()
    await tx.delete(solution).where(eq(solution.id, solutionId))
    return messages.processing.deleted
  })
}

/** A person's solve, as it is stored. @throws NotFound where it is not there, or not theirs */
export async function findSolution(
  db: Database,
  userId: string,
  solutionId: string,
): Promise<typeof solution.$inferSelect> {
  const [row] = await db
    .select()
    .from(solution)
    .where(and(eq(solution.id, solutionId), eq(solution.userId, userId)))
  if (row === undefined) throw new NotFound()
  return row
}

/** What a line of a list is made of. Of the result it takes the evidence alone. */
export const lineColumns = {
  id: solution.id,
  type: solution.type,
  title: solution.title,
  language: solution.language,
  screenshotCount: solution.screenshotCount,
  createdAt: solution.createdAt,
  tokensUsed: solution.tokensUsed,
  status: solution.status,
  verification: sql<Verification | null>`${solution.result} -> 'verification'`,
}

type Line = Omit<typeof solution.$inferSelect, 'result'> & { verification: Verification | null }

/** A solve as a line of a list. */
export function lineOf({ createdAt, verification, ...row }: Pick<Line, keyof typeof lineColumns>): RecentSolution {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    language: row.language,
    screenshotCount: row.screenshotCount,
    timestamp: createdAt.toISOString(),
    tokensUsed: row.tokensUsed,
    status: row.status,
    ...(verification !== null && {
      verification: {
        status: verification.status,
        passed: verification.cases.filter((each) => each.passed).length,
        cases: verification.cases.length,
      },
    }),
  }
}

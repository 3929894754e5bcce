import type { ExportedSolution } from '@dryrun/contract/personal-data'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { modelCall } from '../database/schema/models.ts'
import { followUp, solution, solveEvent, usage } from '../database/schema/solutions.ts'
import { asFollowUp } from './follow-ups.ts'
import { lineOf } from './history.ts'

/** Each may have some hundred kilobytes. */
const AT_A_TIME = 20

/**
 * All of a person's solves with all that is kept of them, the newest first. A few at a time are in memory, and between
 * them no connection is held: whoever reads slowly holds nobody up.
 */
export async function* exportSolutions(db: Database, userId: string): AsyncGenerator<ExportedSolution> {
  let last: { createdAt: Date; id: string } | undefined
  do {
    const rows = await db
      .select()
      .from(solution)
      .where(and(eq(solution.userId, userId), last && behind(last)))
      .orderBy(desc(solution.createdAt), desc(solution.id))
      .limit(AT_A_TIME)
    yield* await withAllKept(db, rows)
    last = rows.at(-1)
  } while (last !== undefined)
}

/** As one comparison of rows, which the index on the same columns answers. */
const behind = ({ createdAt, id }: { createdAt: Date; id: string }) =>
  sql`(${solution.createdAt}, ${solution.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`

async function withAllKept(db: Database, rows: (typeof solution.$inferSelect)[]): Promise<ExportedSolution[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [events, questions, calls] = await Promise.all([
    db.select().from(solveEvent).where(inArray(solveEvent.solutionId, ids)).orderBy(asc(solveEvent.seq)),
    db.select().from(followUp).where(inArray(followUp.solutionId, ids)).orderBy(asc(followUp.createdAt)),
    db.select().from(modelCall).where(inArray(modelCall.solutionId, ids)).orderBy(asc(modelCall.endedAt)),
  ])
  const ofSolution = <Row extends { solutionId: string | null }>(kept: Row[], id: string) =>
    kept.filter(({ solutionId }) => solutionId === id)
  return rows.map((row) => ({
    ...lineOf({ ...row, verification: row.result?.verification ?? null }),
    result: row.result ?? undefined,
    error: row.error ?? undefined,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    followUps: ofSolution(questions, row.id).map(asFollowUp),
    events: ofSolution(events, row.id).map(({ data }) => data),
    modelCalls: ofSolution(calls, row.id).map(({ provider, model, purpose, outcome, ...call }) => ({
      ...{ provider, model, purpose, outcome },
      inputTokens: call.inputTokens,
      outputTokens: call.outputTokens,
      endedAt: call.endedAt.toISOString(),
    })),
  }))
}

/** The queries a person has spent, day by day. */
export async function exportUsage(db: Database, userId: string): Promise<{ day: string; queries: number }[]> {
  const { day, queries } = usage
  return db.select({ day, queries }).from(usage).where(eq(usage.userId, userId)).orderBy(asc(day))
}

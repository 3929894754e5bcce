import type { Language } from '@dryrun/contract/languages'
import type { Problem } from '@dryrun/contract/problem'
import type { SolveBody, SolveEvent } from '@dryrun/contract/processing'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { solveEvent } from '../database/schema/solutions.ts'
import { NothingToDebug } from './errors.ts'
import { findSolution } from './history.ts'

/** What a debug begins with, besides its screenshots. It keeps it, so that the earlier solve may be deleted meanwhile. */
type DebugStart = { problem: Problem; solution: string; language: Language; failureText: string | null }

/**
 * @throws NotFound where the earlier solution is not there, or not theirs; NothingToDebug where it has no code, or has not
 * ended
 */
export async function debugStartOf(
  db: Database,
  userId: string,
  { previousSolutionId, failureText }: SolveBody,
): Promise<DebugStart> {
  // The contract asks for one.
  if (previousSolutionId === undefined) throw new NothingToDebug()
  const { result, language } = await findSolution(db, userId, previousSolutionId)
  const problem = await problemOf(db, previousSolutionId)
  if (result?.solution === undefined || problem === null) throw new NothingToDebug()
  return { problem, solution: result.solution, language, failureText: failureText ?? null }
}

/** The problem of a solve, as it was read last. */
async function problemOf(db: Database, solutionId: string): Promise<Problem | null> {
  const [told] = await db
    .select({ data: sql<Extract<SolveEvent, { type: 'problem' }>>`${solveEvent.data}` })
    .from(solveEvent)
    .where(and(eq(solveEvent.solutionId, solutionId), sql`${solveEvent.data} ->> 'type' = 'problem'`))
    .orderBy(desc(solveEvent.seq))
    .limit(1)
  return told?.data.problem ?? null
}

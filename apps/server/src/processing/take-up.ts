import { type PlanName, plans } from '@dryrun/contract/plans'
import type { SolveRequest } from '@dryrun/solver/solve'
import { and, asc, eq, sql } from 'drizzle-orm'
import { planOf } from '../accounts/plan.ts'
import type { Database } from '../database/client.ts'
import { prepared } from '../database/prepared.ts'
import { user } from '../database/schema/accounts.ts'
import { debugStart, solution, solvePicture } from '../database/schema/solutions.ts'

/** A solve that a worker has taken up: its number tells it from those before it. */
export type TakenUp = { attempt: number; createdAt: Date; request: SolveRequest }

/** Makes this the solve's latest attempt and reads what it needs; null when it has already ended. */
export async function takeUp(db: Database, solutionId: string): Promise<TakenUp | null> {
  const [[row], pictures] = await Promise.all([
    claiming(db).execute({ solutionId }),
    picturesOf(db).execute({ solutionId }),
  ])
  if (row === undefined) return null
  const asked = {
    images: pictures.map(({ data }) => data),
    language: row.language,
    ...effortOf(planOf(row)),
  }
  const { attempt, createdAt } = row
  switch (row.type) {
    case 'debug':
      return { attempt, createdAt, request: { ...asked, type: 'debug', ...(await startOfDebug(db, solutionId)) } }
    case 'extraction':
      return { attempt, createdAt, request: { ...asked, type: 'extraction' } }
    case 'solution_generation':
      return { attempt, createdAt, request: { ...asked, type: 'solution' } }
  }
}

const claiming = prepared((db) =>
  db
    .update(solution)
    .set({ attempt: sql`${solution.attempt} + 1` })
    .from(user)
    .where(
      and(
        eq(solution.id, sql.placeholder('solutionId')),
        eq(solution.status, 'processing'),
        eq(user.id, solution.userId),
      ),
    )
    .returning({
      attempt: solution.attempt,
      createdAt: solution.createdAt,
      language: solution.language,
      type: solution.type,
      grantedPlan: user.grantedPlan,
      // A claim that a crash of the database undoes is made anew by the next worker: it need not wait for the disk.
      unwaited: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .prepare('claim_solve'),
)

const picturesOf = prepared((db) =>
  db
    .select({ data: solvePicture.data })
    .from(solvePicture)
    .where(eq(solvePicture.solutionId, sql.placeholder('solutionId')))
    .orderBy(asc(solvePicture.position))
    .prepare('pictures_of_solve'),
)

/** What a plan lets models try. */
function effortOf(plan: PlanName): Pick<SolveRequest, 'repairRounds' | 'parallelDrafts'> {
  const { repairRounds, parallelDrafts } = plans[plan]
  return { repairRounds, parallelDrafts }
}

async function startOfDebug(db: Database, solutionId: string) {
  const [start] = await db.select().from(debugStart).where(eq(debugStart.solutionId, solutionId))
  if (start === undefined) throw new Error('a debug was taken up, and what it begins with is gone')
  const { problem, solution: code, failureText } = start
  return { problem, solution: code, ...(failureText !== null && { failureText }) }
}

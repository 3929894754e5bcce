import { messages } from '@dryrun/contract/messages'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { solution } from '../database/schema/solutions.ts'
import { failSolve } from './end-solve.ts'

/** Cancels what a person has running: workers stop, and whoever waits for it is told. It costs nothing. */
export async function cancelSolves(db: Database, userId: string, now: Date): Promise<void> {
  const running = await db
    .select({ id: solution.id })
    .from(solution)
    .where(and(eq(solution.userId, userId), eq(solution.status, 'processing')))
  const error = { code: 'solve_canceled', message: messages.processing.canceled } as const
  for (const { id } of running) await failSolve(db, id, error, now)
}

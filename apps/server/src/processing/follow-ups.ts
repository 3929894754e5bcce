import type { FollowUp } from '@dryrun/contract/processing'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { followUp } from '../database/schema/solutions.ts'

/** The questions about a solution that were answered, the oldest first. */
export async function followUpsOf(db: Database, solutionId: string): Promise<FollowUp[]> {
  const rows = await db
    .select()
    .from(followUp)
    .where(and(eq(followUp.solutionId, solutionId), isNotNull(followUp.answer)))
    .orderBy(asc(followUp.createdAt), asc(followUp.id))
  return rows.map(asFollowUp)
}

/** One that was answered, as it is told. */
export function asFollowUp({ id, question, answer, aiProvider, createdAt }: typeof followUp.$inferSelect): FollowUp {
  return { id, question, answer: answer ?? '', aiProvider: aiProvider ?? '', timestamp: createdAt.toISOString() }
}

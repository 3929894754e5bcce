import type { ModelCall } from '@dryrun/solver/models/settings'
import { eq, sql } from 'drizzle-orm'
import { modelCall } from '../database/schema/models.ts'
import { solution } from '../database/schema/solutions.ts'
import type { Services } from '../services.ts'

/**
 * Keeps what models are asked, and adds what it took to the solution it was for: also of a solve that fails or is
 * canceled, and of each worker that took it up.
 */
export function recordCalls({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>, solutionId: string | null) {
  let writing: Promise<void> = Promise.resolve()

  async function write({ modelId, provider, model, purpose, outcome, ...spent }: ModelCall): Promise<void> {
    const { milliseconds, inputTokens, outputTokens, costMicros } = spent
    await db.transaction(async (tx) => {
      // The solution first: it may have been deleted meanwhile.
      const [kept] =
        solutionId === null
          ? []
          : await tx
              .update(solution)
              .set({
                tokensUsed: sql`${solution.tokensUsed} + ${inputTokens + outputTokens}`,
                costMicros: sql`${solution.costMicros} + ${costMicros}`,
              })
              .where(eq(solution.id, solutionId))
              .returning({ id: solution.id })
      await tx.insert(modelCall).values({
        ...{ modelId, provider, model, purpose, outcome, milliseconds, inputTokens, outputTokens, costMicros },
        solutionId: kept?.id ?? null,
        endedAt: clock(),
      })
    })
  }

  return {
    onCall(call: ModelCall): void {
      writing = writing
        .then(() => write(call))
        .catch((err: unknown) =>
          log.error({ err, solutionId, modelId: call.modelId }, 'a call to a model was not kept'),
        )
    },
    /** Resolves when all that was told is kept. */
    recorded: () => writing,
  }
}

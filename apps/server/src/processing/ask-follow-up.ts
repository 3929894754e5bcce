import { questionLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import type { FollowUp } from '@dryrun/contract/processing'
import { ModelsFailed } from '@dryrun/solver/models/failure'
import { openModels } from '@dryrun/solver/models/models'
import { and, count, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { followUp, solution } from '../database/schema/solutions.ts'
import { AppError, NotFound, Unavailable } from '../http/errors.ts'
import { recordCalls } from '../models/model-calls.ts'
import { usableModels } from '../models/usable-models.ts'
import type { Services } from '../services.ts'
import { NothingToAsk, TooManyQuestions } from './errors.ts'
import { storable } from './event-log.ts'
import { asFollowUp, followUpsOf } from './follow-ups.ts'
import { findSolution } from './history.ts'

/** A model has this long to answer (milliseconds). */
const ANSWER_WITHIN_MS = 60_000

/** A question that has no answer after this long was given up by a process that died. */
const ABANDONED_AFTER_MS = 2 * ANSWER_WITHIN_MS

/** Who asks what, about which solution. */
type Asked = { userId: string; solutionId: string; question: string }

/**
 * Answers a question about a solution. It takes its place among those allowed first, and gives it back when no answer came
 * of it, so that many at once are not more than the limit.
 * @param nobodyWaits fires when the client has gone, or this process stops
 * @throws NotFound, NothingToAsk, TooManyQuestions, 503 where no model writes or those that do fail
 */
export async function askFollowUp(services: Services, asked: Asked, nobodyWaits: AbortSignal): Promise<FollowUp> {
  const { db } = services
  const { userId, solutionId, question } = asked
  const { result, language } = await findSolution(db, userId, solutionId)
  if (result === null) throw new NothingToAsk()
  const calls = recordCalls(services, solutionId)
  const models = openModels(await usableModels(services), calls.onCall)
  if (models.answerFollowUp === undefined) throw unavailable(messages.processing.noModelForQuestions)
  const earlier = await followUpsOf(db, solutionId)
  const place = await takePlace(db, solutionId, question, services.clock())
  const timedOut = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const about = { problemStatement: result.problemStatement, solution: result.solution, language, earlier }
  try {
    const signal = AbortSignal.any([timedOut, nobodyWaits])
    const { answer, provider } = await models.answerFollowUp(about, question, signal)
    return await storeAnswer(db, place, answer, provider)
  } catch (error) {
    await db.delete(followUp).where(and(eq(followUp.id, place), isNull(followUp.answer)))
    if (error instanceof ModelsFailed) throw new AppError(503, 'model_failed', error.message)
    if (timedOut.aborted) throw new AppError(503, 'model_failed', messages.processing.timedOut)
    if (nobodyWaits.aborted) throw new Unavailable()
    throw error
  } finally {
    await calls.recorded()
  }
}

/** @returns the id of the question, which has no answer yet. @throws NotFound, TooManyQuestions */
async function takePlace(db: Database, solutionId: string, question: string, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    // One after the other, so that each counts those before it.
    const [held] = await tx.select({ id: solution.id }).from(solution).where(eq(solution.id, solutionId)).for('update')
    if (held === undefined) throw new NotFound()
    const abandoned = lt(followUp.createdAt, new Date(now.getTime() - ABANDONED_AFTER_MS))
    await tx.delete(followUp).where(and(eq(followUp.solutionId, solutionId), isNull(followUp.answer), abandoned))
    const [taken] = await tx.select({ places: count() }).from(followUp).where(eq(followUp.solutionId, solutionId))
    if ((taken?.places ?? 0) >= questionLimits.perSolution) throw new TooManyQuestions()
    const [place] = await tx
      .insert(followUp)
      .values({ solutionId, question, createdAt: now })
      .returning({ id: followUp.id })
    if (place === undefined) throw new Error('an inserted question came back without its id')
    return place.id
  })
}

/** @throws NotFound where the solution was deleted meanwhile */
async function storeAnswer(db: Database, id: string, answer: string, aiProvider: string): Promise<FollowUp> {
  const told = { answer: storable(answer), aiProvider }
  const [answered] = await db.update(followUp).set(told).where(eq(followUp.id, id)).returning()
  if (answered === undefined) throw new NotFound()
  return asFollowUp(answered)
}

function unavailable(message: string): AppError {
  return new AppError(503, 'unavailable', message)
}

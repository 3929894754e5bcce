import { SOLVE_TIMEOUT_MS } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { plans } from '@dryrun/contract/plans'
import type { SolveEvent } from '@dryrun/contract/processing'
import { type SolvePorts, solve } from '@dryrun/solver/solve'
import type { SolveStep } from '@dryrun/solver/solve-step'
import { and, asc, eq, sql } from 'drizzle-orm'
import { planOf } from '../accounts/plan.ts'
import { solution, solvePicture, user } from '../database/schema.ts'
import { queues } from '../jobs/queues.ts'
import type { Services } from '../services.ts'
import { type Ending, endSolve, failSolve, holdRunning } from './end-solve.ts'
import { appendEvents } from './event-log.ts'

/** Solves at a time in one process. Reading a picture keeps a core busy. */
const CONCURRENCY = 2

/** Of one person's solves, this many run at a time, on all workers together: nobody waits behind another's pile. */
const PER_PERSON = 1

/** Events are gathered for this long before they are written. */
const BATCH_MS = 100

type SolveJob = { solutionId: string }

/** Takes solves from the queue. The function it gives takes no more, and waits for those that run. */
export async function startSolveWorker(services: Services, ports: SolvePorts): Promise<() => Promise<void>> {
  await services.jobs.work<SolveJob>(
    queues.solve,
    {
      localConcurrency: CONCURRENCY,
      groupConcurrency: PER_PERSON,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 1,
    },
    async (jobs) => {
      for (const job of jobs) await work(services, ports, job.data.solutionId, job.signal)
    },
  )
  await services.jobs.work<SolveJob>(queues.solveAbandoned, { pollingIntervalSeconds: 1 }, async (jobs) => {
    for (const { data } of jobs) {
      await failSolve(
        services.db,
        data.solutionId,
        { code: 'internal', message: messages.http.internal },
        services.clock(),
      )
    }
  })
  return async () => {
    await Promise.all(
      [queues.solve, queues.solveAbandoned].map((queue) => services.jobs.offWork(queue, { wait: true })),
    )
  }
}

/** Runs one solve to its end. `claim` fires when the job has gone to another worker, or the process stops. */
async function work(services: Services, ports: SolvePorts, solutionId: string, claim: AbortSignal): Promise<void> {
  const { clock, feed } = services
  const taken = await takeUp(services, solutionId)
  if (taken === null) return
  const canceled = new AbortController()
  const unlisten = feed.listen(solutionId, (news) => news === 'ended' && canceled.abort())
  const timedOut = AbortSignal.timeout(Math.max(0, taken.createdAt.getTime() + SOLVE_TIMEOUT_MS - clock().getTime()))
  const log = openEventWriter(services, solutionId, taken.attempt)
  try {
    const steps = solve(taken.request, ports, AbortSignal.any([claim, canceled.signal, timedOut]))
    for await (const step of steps) {
      if (step.type === 'result' || step.type === 'error') await log.end(endingOf(step, solutionId))
      else log.tell(step)
    }
  } catch (error) {
    if (canceled.signal.aborted || log.lost) return
    if (timedOut.aborted) return await log.end(failure('timed_out', messages.processing.timedOut))
    // Our claim is gone or the process stops: the next worker goes on.
    if (claim.aborted) throw error
    services.log.error({ err: error, solutionId }, 'a solve failed')
    await log.end(failure('internal', messages.http.internal))
  } finally {
    unlisten()
    await log.flushed()
  }
}

/** Makes this the solve's latest attempt and reads what it needs; null when it has already ended. */
async function takeUp({ db }: Services, solutionId: string) {
  const [row] = await db
    .update(solution)
    .set({ attempt: sql`${solution.attempt} + 1` })
    .where(and(eq(solution.id, solutionId), eq(solution.status, 'processing')))
    .returning({
      userId: solution.userId,
      attempt: solution.attempt,
      createdAt: solution.createdAt,
      language: solution.language,
      type: solution.type,
    })
  if (row === undefined) return null
  const [person] = await db.select({ grantedPlan: user.grantedPlan }).from(user).where(eq(user.id, row.userId))
  if (person === undefined) return null
  const plan = plans[planOf(person)]
  const pictures = await db
    .select({ data: solvePicture.data })
    .from(solvePicture)
    .where(eq(solvePicture.solutionId, solutionId))
    .orderBy(asc(solvePicture.position))
  return {
    attempt: row.attempt,
    createdAt: row.createdAt,
    request: {
      images: pictures.map(({ data }) => data),
      language: row.language,
      type: row.type === 'extraction' ? 'extraction' : 'solution',
      repairRounds: plan.repairRounds,
    } as const,
  }
}

function endingOf(step: Extract<SolveStep, { type: 'result' | 'error' }>, id: string): Ending {
  // The pictures or our reader were at fault, not the person's question: it costs nothing.
  if (step.type === 'error') return failure(step.code, step.message)
  const { result, elapsed, tokensUsed } = step
  return { result: { ...result, id }, elapsed, tokensUsed, costs: result.solution !== undefined }
}

function failure(code: Extract<SolveEvent, { type: 'error' }>['code'], message: string): Ending {
  return { error: { code, message }, costs: false }
}

/**
 * Writes a solve's events in batches. When another worker has taken the solve over, or it was canceled, nothing is
 * written any more and `lost` is true.
 */
function openEventWriter({ db, clock, log }: Services, solutionId: string, attempt: number) {
  let waiting: SolveEvent[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  const writer = {
    lost: false,
    tell(event: SolveEvent) {
      waiting.push(event)
      timer ??= setTimeout(flush, BATCH_MS)
    },
    async end(ending: Ending) {
      clearTimeout(timer)
      await writing
      const events = waiting.splice(0)
      await db.transaction(async (tx) => {
        if (await holdRunning(tx, solutionId, attempt)) await endSolve(tx, solutionId, { ...ending, events }, clock())
        else writer.lost = true
      })
    },
    async flushed() {
      clearTimeout(timer)
      await writing
    },
  }

  function flush(): void {
    timer = undefined
    const events = waiting
    waiting = []
    writing = writing
      .then(() =>
        db.transaction(async (tx) => {
          if (await holdRunning(tx, solutionId, attempt)) await appendEvents(tx, solutionId, events)
          else writer.lost = true
        }),
      )
      // What could not be written is told again with the next batch.
      .catch((err: unknown) => {
        log.error({ err, solutionId }, 'events could not be written')
        waiting = [...events, ...waiting]
      })
  }

  return writer
}

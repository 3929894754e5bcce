import { SOLVE_TIMEOUT_MS } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import type { SolveEvent } from '@dryrun/contract/processing'
import { openModels } from '@dryrun/solver/models/models'
import type { ModelSettings } from '@dryrun/solver/models/settings'
import { NOBODY, type Unstored } from '@dryrun/solver/results'
import { type SolvePorts, solve } from '@dryrun/solver/solve'
import type { SolveStep } from '@dryrun/solver/solve-step'
import { queues } from '../jobs/queues.ts'
import { recordCalls } from '../models/model-calls.ts'
import { usableModels } from '../models/usable-models.ts'
import type { Services } from '../services.ts'
import { type Ending, failSolve } from './end-solve.ts'
import { openEventWriter } from './event-writer.ts'
import { inTurns } from './shared-machine.ts'
import { takeJobs } from './take-jobs.ts'
import { type TakenUp, takeUp } from './take-up.ts'

/** Solves at a time in one process. Most of them wait for a model; the machine itself is shared in turns. */
const CONCURRENCY = 12

/** Of one person's solves, this many run at a time, on all workers together: nobody waits behind another's pile. */
const PER_PERSON = 1

/** Solves that run when the process stops have this long to end; then another worker takes them. */
const END_WITHIN_MS = 8_000

type SolveJob = { solutionId: string }

/** What a worker has for all its solves. Models are opened for each. */
type WorkerPorts = Omit<SolvePorts, 'models'>

/** Takes solves from the queue. The function it gives takes no more, and waits for those that run. */
export async function startSolveWorker(services: Services, ports: WorkerPorts): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const shared = inTurns(ports)
  const stopWaking = await takeJobs<SolveJob>(
    services,
    queues.solve,
    CONCURRENCY,
    { groupConcurrency: PER_PERSON },
    ({ data, signal }) => work(services, shared, data.solutionId, AbortSignal.any([signal, stopping.signal])),
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
    stopWaking()
    const patience = setTimeout(() => stopping.abort(), END_WITHIN_MS)
    await Promise.all(
      [queues.solve, queues.solveAbandoned].map((queue) => services.jobs.offWork(queue, { wait: true })),
    )
    clearTimeout(patience)
  }
}

/** Runs one solve to its end. `claim` fires when the job has gone to another worker, or the process stops. */
async function work(services: Services, ports: WorkerPorts, solutionId: string, claim: AbortSignal): Promise<void> {
  const canceled = new AbortController()
  // Before it is taken up: what was canceled by then is not taken up, and whatever is canceled later is heard.
  const unlisten = services.feed.listen(solutionId, (news) => news === 'ended' && canceled.abort())
  try {
    const [taken, settings] = await Promise.all([takeUp(services.db, solutionId), usableModels(services)])
    if (taken === null) return
    await run(services, ports, { ...taken, solutionId, settings, claim, canceled: canceled.signal })
  } finally {
    unlisten()
  }
}

/** A solve that is taken up, the models to ask, and what ends it early: its claim is gone, or somebody canceled it. */
type Running = TakenUp & { solutionId: string; settings: ModelSettings[]; claim: AbortSignal; canceled: AbortSignal }

async function run(services: Services, ports: WorkerPorts, running: Running): Promise<void> {
  const { solutionId, attempt, createdAt, request, settings, claim, canceled } = running
  const timedOut = AbortSignal.timeout(Math.max(0, createdAt.getTime() + SOLVE_TIMEOUT_MS - services.clock().getTime()))
  const log = openEventWriter(services, solutionId, attempt)
  const calls = recordCalls(services, solutionId)
  try {
    const models = openModels(settings, calls.onCall)
    const steps = solve(request, { ...ports, models }, AbortSignal.any([claim, canceled, timedOut]))
    for await (const step of steps) {
      if (step.type === 'result' || step.type === 'error') {
        // What it took is told with the end.
        await calls.recorded()
        await log.end(endingOf(step, solutionId))
      } else log.tell(step)
    }
  } catch (error) {
    if (canceled.aborted || log.lost) return
    if (timedOut.aborted) return await log.end(failure('timed_out', messages.processing.timedOut))
    // Our claim is gone or the process stops: the next worker goes on.
    if (claim.aborted) throw error
    services.log.error({ err: error, solutionId }, 'a solve failed')
    await log.end(failure('internal', messages.http.internal))
  } finally {
    await log.flushed()
    await calls.recorded()
  }
}

/** An error is ours, or the pictures' and not the person's question: it costs nothing, like what nobody answered. */
function endingOf(step: Extract<SolveStep, { type: 'result' | 'error' }>, id: string): Ending {
  if (step.type === 'error') return failure(step.code, step.message)
  const { result, elapsed } = step
  return { result: { ...result, id }, elapsed, costs: wasAnswered(result) }
}

/** With code, or with words where the question asks for none. */
function wasAnswered({ type, solution, aiProvider }: Unstored): boolean {
  return type !== 'extraction' && (solution !== undefined || aiProvider !== NOBODY)
}

function failure(code: Extract<SolveEvent, { type: 'error' }>['code'], message: string): Ending {
  return { error: { code, message }, costs: false }
}

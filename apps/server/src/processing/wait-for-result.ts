import { SOLVE_TIMEOUT_MS } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import type { Result } from '@dryrun/contract/processing'
import { Unavailable } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { failSolve } from './end-solve.ts'
import { SolveFailed } from './errors.ts'
import { followEvents } from './event-log.ts'

/**
 * The result of a solve, when it has one. A solve that no worker ends in time is ended here.
 * @throws SolveFailed as the solve ended; Unavailable when this process stops while it waits
 */
export async function waitForResult(services: Services, solutionId: string, clientGone: AbortSignal): Promise<Result> {
  const timedOut = AbortSignal.timeout(SOLVE_TIMEOUT_MS)
  for await (const { data } of followEvents(services, solutionId, 0, AbortSignal.any([timedOut, clientGone]))) {
    if (data.type === 'result') return data.result
    if (data.type === 'error') throw new SolveFailed(data.code, data.message)
  }
  if (!timedOut.aborted) {
    if (clientGone.aborted || services.feed.closing.aborted) throw new Unavailable()
    // Deleted, with the account it was of.
    throw new SolveFailed('solve_canceled', messages.processing.gone)
  }
  const error = { code: 'timed_out', message: messages.processing.timedOut } as const
  await failSolve(services.db, solutionId, error, services.clock())
  throw new SolveFailed(error.code, error.message)
}

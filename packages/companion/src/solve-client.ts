import type { BodyOf } from '@dryrun/contract/endpoint'
import { SOLVE_TIMEOUT_MS } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { deleteSolution, generateSolutionStream, resumeSolution, SOLUTION_ID_HEADER } from '@dryrun/contract/processing'
import { type NumberedEvent, readEvents } from './event-stream.ts'
import { failureOf, gone, networkFailure, SolveFailure, timedOut } from './solve-failure.ts'

/** What to solve. The same `key` is the same solve, however often it is asked: it is run and paid for once. */
export type SolveRequest = {
  key: string
  /** When the person asked (epoch milliseconds): the time limit counts from here, reloads included. */
  startedAt: number
  /** Known once the server has taken the solve. */
  solutionId?: string
  /** Makes the body. Not called where `solutionId` is known. */
  body: () => Promise<BodyOf<typeof generateSolutionStream>>
}

/** `accepted`: the server has the solve. `cut`: the connection was lost and is being made again. */
export type SolveUpdate =
  | { type: 'accepted'; solutionId: string }
  | { type: 'cut' }
  | ({ type: 'event' } & NumberedEvent)

export interface SolveClient {
  /**
   * Tells what becomes of a solve, each event once and in order, up to its `result` or `error`; picks up a cut stream
   * where it was. Leaving it (`signal`) does not stop the solve.
   * @throws SolveFailure
   */
  follow(request: SolveRequest, signal: AbortSignal): AsyncGenerator<SolveUpdate>
  /**
   * Cancels a running solve.
   * @returns the server's words; null where it had ended before, and its own ending is told to who follows it
   * @throws SolveFailure
   */
  cancel(solutionId: string): Promise<string | null>
}

/** Milliseconds. `stall` is the longest silence of a stream that is taken for life. */
export type SolveTiming = { timeout: number; stall: number; firstPause: number; longestPause: number }

const timing: SolveTiming = { timeout: SOLVE_TIMEOUT_MS, stall: 20_000, firstPause: 300, longestPause: 5_000 }

/** How often a request that may not have arrived is made again before the person is told. */
const SENDS = 4

/** @param authorizedFetch adds the access token, and refreshes it once where it has run out */
export function solveClient(
  authorizedFetch: typeof fetch,
  { timeout, stall, firstPause, longestPause } = timing,
): SolveClient {
  async function send({ key, body }: SolveRequest, signal: AbortSignal): Promise<Response> {
    return authorizedFetch(generateSolutionStream.url, {
      method: generateSolutionStream.method,
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'idempotency-key': key },
      body: JSON.stringify(await body()),
      signal,
    })
  }

  function resume(solutionId: string, after: number, signal: AbortSignal): Promise<Response> {
    return authorizedFetch(`${urlOf(resumeSolution.url, solutionId)}?after=${after}`, {
      method: resumeSolution.method,
      headers: { accept: 'text/event-stream' },
      signal,
    })
  }

  async function* follow(request: SolveRequest, leave: AbortSignal): AsyncGenerator<SolveUpdate> {
    const deadline = AbortSignal.timeout(Math.max(0, request.startedAt + timeout - Date.now()))
    const signal = AbortSignal.any([leave, deadline])
    let { solutionId } = request
    let seq = 0
    let failures = 0
    while (true) {
      try {
        const response = await (solutionId ? resume(solutionId, seq, signal) : send(request, signal))
        if (solutionId && response.status === 404) throw gone()
        if (!response.ok || !response.body) throw await failureOf(response)
        const named = response.headers.get(SOLUTION_ID_HEADER)
        if (!solutionId && named) {
          solutionId = named
          yield { type: 'accepted', solutionId }
        }
        for await (const numbered of readEvents(response.body, stall)) {
          failures = 0
          if (numbered.seq <= seq) continue
          seq = numbered.seq
          yield { type: 'event', ...numbered }
          if (numbered.event.type === 'result' || numbered.event.type === 'error') return
        }
      } catch (error) {
        leave.throwIfAborted()
        if (deadline.aborted) throw timedOut()
        if (!passes(error, { accepted: solutionId !== undefined })) throw error
        if (!solutionId && failures + 1 === SENDS) throw error instanceof SolveFailure ? error : networkFailure()
      }
      failures += 1
      yield { type: 'cut' }
      await pause(Math.min(longestPause, firstPause * 2 ** (failures - 1)), signal)
      leave.throwIfAborted()
      if (deadline.aborted) throw timedOut()
    }
  }

  async function cancel(solutionId: string): Promise<string | null> {
    for (let failures = 0; ; failures += 1) {
      try {
        const url = `${urlOf(deleteSolution.url, solutionId)}?onlyRunning=true`
        const response = await authorizedFetch(url, { method: deleteSolution.method })
        if (!response.ok) throw await failureOf(response)
        return deleteSolution.schema.response[200].parse(await response.json()).message
      } catch (error) {
        if (error instanceof SolveFailure && error.code === 'not_found') return messages.processing.gone
        if (error instanceof SolveFailure && error.code === 'solve_ended') return null
        if (!passes(error, { accepted: true })) throw error
        if (failures + 1 === SENDS) throw error instanceof SolveFailure ? error : networkFailure()
        await pause(firstPause * 2 ** failures, AbortSignal.timeout(timeout))
      }
    }
  }

  return { follow, cancel }
}

const urlOf = (url: string, id: string) => url.replace(':id', encodeURIComponent(id))

/**
 * Whether a failure may be gone at the next try. A request the server has not taken is made again only where it may
 * never have arrived or the server is starting; once the solve is running, the server's other troubles are waited out
 * too.
 */
function passes(error: unknown, { accepted }: { accepted: boolean }): boolean {
  if (!(error instanceof SolveFailure)) return true
  if (!error.answered || error.status === 503) return true
  return accepted && error.status !== undefined && (error.status >= 500 || error.status === 429)
}

/** Waits; ends early, without an error, when `signal` fires. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  const stop = () => resolve()
  signal.addEventListener('abort', stop)
  if (!signal.aborted) await promise
  signal.removeEventListener('abort', stop)
  clearTimeout(timer)
}

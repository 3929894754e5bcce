import type { ErrorCode } from '@dryrun/contract/errors'
import { messages } from '@dryrun/contract/messages'
import type { Result } from '@dryrun/contract/processing'
import { useToasts } from '@dryrun/ui/toasts'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { Platform, RunningSolve, ShotStatus } from './platform.ts'
import { base64Of } from './shots/base64.ts'
import type { Shots } from './shots/use-shots.ts'
import { SolveFailure } from './solve-failure.ts'
import { idle, type SolveState, shown, solveState } from './solve-state.ts'

type Asking = Omit<RunningSolve, 'key' | 'startedAt' | 'solutionId'>

/** The screenshots of problems, and those of failures. */
type BothShots = { ofProblem: Shots; ofFailure: Shots }

export type Solve = {
  state: SolveState
  start: (asking: Asking) => void
  /** Asks the same again: as the same request where nobody knows what came of it, else as a new one. */
  retry: () => void
  cancel: () => void
  canceling: boolean
  reset: () => void
  /** Shows an answer that was there before. */
  show: (result: Result) => void
}

/**
 * Runs one solve at a time and keeps the screen's state. A solve that was running when the page was left is picked up
 * again.
 *
 * @param first an answer to show while nothing else is asked
 * @param onSettled called when a solve has ended, however: the allowance and the history may have changed
 */
export function useSolve(
  platform: Platform,
  shots: BothShots,
  { first, onSettled }: { first?: Result; onSettled: () => void },
): Solve {
  const { solver, runningSolve } = platform
  const toasts = useToasts()
  const [state, dispatch] = useReducer(solveState, first ? shown(first) : idle)
  const [cancelAsked, setCancelAsked] = useState<string>()
  /** The last solve, and the way to stop listening to it. */
  const current = useRef<{ solve: RunningSolve; settled: boolean; leave: AbortController }>(undefined)

  const shotsOf = ({ processingType }: RunningSolve) => (processingType === 'debug' ? shots.ofFailure : shots.ofProblem)

  async function run(solve: RunningSolve) {
    current.current?.leave.abort()
    const mine = { solve, settled: false, leave: new AbortController() }
    current.current = mine
    runningSolve.save(solve)
    const { key, shotIds } = solve
    dispatch({ type: 'asked', asked: solve })
    if (solve.solutionId) dispatch({ type: 'accepted', key, solutionId: solve.solutionId })
    void shotsOf(solve).setStatus(shotIds, 'processing')
    const body = () => bodyOf(solve, platform)
    try {
      for await (const update of solver.follow({ ...solve, body }, mine.leave.signal)) {
        if (mine.leave.signal.aborted) return
        if (update.type === 'accepted') {
          mine.solve = { ...mine.solve, solutionId: update.solutionId }
          runningSolve.save(mine.solve)
        }
        dispatch({ ...update, key })
        if (update.type === 'event' && update.event.type === 'result') settle(key, 'completed')
        if (update.type === 'event' && update.event.type === 'error') {
          settle(key, blamesThePictures(update.event) ? 'error' : 'pending')
        }
      }
    } catch (error) {
      if (mine.leave.signal.aborted) return
      dispatch({ type: 'failed', key, failure: asFailure(error) })
      settle(key, blamesThePictures(asFailure(error)) ? 'error' : 'pending')
    }
  }

  function settle(key: string, status: ShotStatus) {
    const ending = current.current
    if (!ending || ending.solve.key !== key || ending.settled) return
    ending.settled = true
    runningSolve.clear()
    void shotsOf(ending.solve).setStatus(ending.solve.shotIds, status)
    setCancelAsked(undefined)
    onSettled()
  }

  const comeBack = useEffectEvent(async () => {
    const running = runningSolve.load()
    if (running) return run(running)
    for (const [store, queue] of [
      [platform.shots, shots.ofProblem],
      [platform.failureShots, shots.ofFailure],
    ] as const) {
      const stuck = (await store.list()).filter(({ status }) => status === 'processing')
      if (stuck.length > 0)
        await queue.setStatus(
          stuck.map(({ id }) => id),
          'pending',
        )
    }
  })
  useEffect(() => {
    void comeBack()
    return () => current.current?.leave.abort()
  }, [])

  const cancelNow = useEffectEvent(async (key: string, solutionId: string) => {
    try {
      const notice = await solver.cancel(solutionId)
      if (notice === null) return
      dispatch({ type: 'canceled', key, notice })
      current.current?.leave.abort()
      settle(key, 'pending')
    } catch (error) {
      setCancelAsked(undefined)
      toasts.error(asFailure(error).message)
    }
  })
  const key = state.asked?.key
  const { solutionId } = state
  const cancelKey = cancelAsked === key ? cancelAsked : undefined
  useEffect(() => {
    // A solve that has no id yet is canceled as soon as the server has named it.
    if (cancelKey && solutionId) void cancelNow(cancelKey, solutionId)
  }, [cancelKey, solutionId])

  return {
    state,
    start: (asking) => void run({ ...asking, key: crypto.randomUUID(), startedAt: Date.now() }),
    retry() {
      const last = current.current?.solve
      if (!last) return
      const again = { ...last, startedAt: Date.now() }
      void run(state.failure?.answered ? { ...again, key: crypto.randomUUID(), solutionId: undefined } : again)
    },
    cancel: () => setCancelAsked(key),
    canceling: cancelKey !== undefined,
    reset() {
      current.current?.leave.abort()
      runningSolve.clear()
      dispatch({ type: 'reset' })
    },
    show: (result) => dispatch({ type: 'shown', result }),
  }
}

async function bodyOf(solve: RunningSolve, { shots, failureShots }: Platform) {
  const { shotIds, language, processingType, previousSolutionId, failureText } = solve
  const store = processingType === 'debug' ? failureShots : shots
  const images = await Promise.all(shotIds.map((id) => store.read(id)))
  const screenshots = await Promise.all(images.map((image) => image && base64Of(image).catch(() => null)))
  const readable = screenshots.filter((screenshot) => screenshot !== null)
  if (readable.length < shotIds.length) {
    throw new SolveFailure(messages.processing.fileUnreadable, { code: 'invalid_image', answered: true })
  }
  return { screenshots: readable, language, processingType, previousSolutionId, failureText }
}

/** Whether other pictures are needed; otherwise these can be sent again as they are. */
function blamesThePictures({ code }: { code: ErrorCode | 'network' }): boolean {
  return code === 'no_problem_found' || code === 'invalid_image' || code === 'image_too_large'
}

function asFailure(error: unknown): SolveFailure {
  if (error instanceof SolveFailure) return error
  return new SolveFailure(messages.processing.failed, { code: 'internal', answered: true })
}

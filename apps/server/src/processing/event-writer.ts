import type { SolveEvent } from '@dryrun/contract/processing'
import type { Services } from '../services.ts'
import { type Ending, endSolve } from './end-solve.ts'
import { appendEvents } from './event-log.ts'

/** Events are gathered for this long before they are written. */
const BATCH_MS = 100

/**
 * Writes a solve's events in batches. When another worker has taken the solve over, or it was canceled, nothing is
 * written any more and `lost` is true.
 */
export function openEventWriter({ db, clock, log }: Services, solutionId: string, attempt: number) {
  let waiting: SolveEvent[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  const writer = {
    lost: false,
    tell(event: SolveEvent) {
      waiting = joined(waiting, event)
      timer ??= setTimeout(flush, BATCH_MS)
    },
    async end(ending: Ending) {
      clearTimeout(timer)
      await writing
      const events = waiting.splice(0)
      if (!(await endSolve(db, solutionId, { ...ending, events }, clock(), attempt))) writer.lost = true
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
      .then(async () => {
        if (!(await appendEvents(db, solutionId, attempt, events))) writer.lost = true
      })
      // What could not be written is told again with the next batch.
      .catch((err: unknown) => {
        log.error({ err, solutionId }, 'events could not be written')
        waiting = [...events, ...waiting]
      })
  }

  return writer
}

/** A model writes word by word: what comes together is one event. */
function joined(events: SolveEvent[], next: SolveEvent): SolveEvent[] {
  const last = events.at(-1)
  if (next.type !== 'partial' || last?.type !== 'partial' || last.field !== next.field) return [...events, next]
  return [...events.slice(0, -1), { ...next, text: last.text + next.text }]
}

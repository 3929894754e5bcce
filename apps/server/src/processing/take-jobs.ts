import type { Job, WorkOptions } from 'pg-boss'
import type { Services } from '../services.ts'

/** How often a worker looks for a job that nobody told it of. */
const LOOKS_EVERY_SECONDS = 1

/**
 * Takes the solves that are queued, `count` at a time.
 *
 * A solve that is queued wakes one worker that waits, and not all of them: they would only stand in each other's way to
 * the one job.
 * @returns ends the waking; what runs goes on
 */
export async function takeJobs<Data extends object>(
  { jobs, feed }: Pick<Services, 'jobs' | 'feed'>,
  queue: string,
  count: number,
  options: Pick<WorkOptions, 'groupConcurrency'>,
  work: (job: Job<Data>) => Promise<void>,
): Promise<() => void> {
  /** The workers that wait, the one to wake next before the others. */
  const idle = new Set<string>()
  for (let place = 0; place < count; place++) {
    const id = await jobs.work<Data>(
      queue,
      { ...options, pollingIntervalSeconds: LOOKS_EVERY_SECONDS },
      async (taken) => {
        idle.delete(id)
        try {
          for (const job of taken) await work(job)
        } finally {
          idle.add(id)
          // More may have been queued while all were at work, or by the person whose turn has just ended.
          jobs.notifyWorker(id)
        }
      },
    )
    idle.add(id)
  }
  return feed.onQueued(() => {
    const [next] = idle
    if (next === undefined) return
    idle.delete(next)
    idle.add(next)
    jobs.notifyWorker(next)
  })
}

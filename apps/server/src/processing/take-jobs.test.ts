import { setImmediate as turn } from 'node:timers/promises'
import type { Job, WorkHandler } from 'pg-boss'
import { expect, test } from 'vitest'
import type { Services } from '../services.ts'
import { takeJobs } from './take-jobs.ts'

/** A queue whose workers take what the test gives them, and the feed that tells of it. */
async function openPlayedQueue(count: number) {
  const woken: string[] = []
  const handlers = new Map<string, WorkHandler<object>>()
  let queued = () => {}
  const jobs = {
    work: async (_queue: string, _options: object, handler: WorkHandler<object>) => {
      const id = `worker ${handlers.size + 1}`
      handlers.set(id, handler)
      return id
    },
    notifyWorker: (id: string) => woken.push(id),
  } as unknown as Services['jobs']
  const feed = {
    onQueued(listener: () => void) {
      queued = listener
      return () => {
        queued = () => {}
      }
    },
  } as Services['feed']
  let finish = () => {}
  const stop = await takeJobs({ jobs, feed }, 'solve', count, {}, () => new Promise<void>((done) => (finish = done)))
  return {
    woken,
    queue: () => queued(),
    /** A worker begins its next job; the function it gives ends that. */
    async begin(id: string) {
      void handlers.get(id)?.([{}] as Job<object>[])
      await turn()
      return async () => {
        finish()
        await turn()
      }
    },
    stop,
  }
}

test('a solve that is queued wakes one worker, and the next solve another', async () => {
  const { queue, woken } = await openPlayedQueue(3)
  queue()
  queue()
  expect(woken).toEqual(['worker 1', 'worker 2'])
})

test('a worker that is busy is not woken, and looks again by itself when it is done', async () => {
  const { queue, begin, woken } = await openPlayedQueue(2)
  const end = await begin('worker 1')
  queue()
  queue()
  expect(woken).toEqual(['worker 2', 'worker 2'])
  await end()
  expect(woken.at(-1)).toBe('worker 1')
})

test('a server that stops wakes nobody any more', async () => {
  const { queue, stop, woken } = await openPlayedQueue(1)
  stop()
  queue()
  expect(woken).toEqual([])
})

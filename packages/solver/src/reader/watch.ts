import type { Worker } from 'node:worker_threads'

export class RecogniserStopped extends Error {
  override name = 'RecogniserStopped'
}

/** What a read may take of a core. A clean page takes a second or two of it; noise made to be slow is given up on. */
const MOST_WORK_MS = 20_000
/** A read may wait for a busy machine, which is no fault of its picture; a thread that makes no way for so long is stuck. */
const LONGEST_READ_MS = 90_000
const LOOK_EVERY_MS = 500

export type Thread = Pick<Worker, 'cpuUsage' | 'once' | 'off'>

/** What is known of a thread while it reads. `isOver` once nobody waits for it any more. */
export type Watch = { stopped: Promise<never>; isOver: boolean; end(): void }

/**
 * Rejects when the thread dies, takes too much of a core, or the signal fires: tesseract.js itself would wait for ever.
 */
export function watchOver(thread: Thread, signal?: AbortSignal): Watch {
  const { promise, reject } = Promise.withResolvers<never>()
  const died = () => reject(new RecogniserStopped('the recogniser crashed'))
  const aborted = () => reject(signal?.reason)
  const began = performance.now()
  const before = workOf(thread)
  const timer = setInterval(async () => {
    const work = (await workOf(thread)) - (await before)
    if (work > MOST_WORK_MS || performance.now() - began > LONGEST_READ_MS)
      reject(new RecogniserStopped('the recogniser took too long'))
  }, LOOK_EVERY_MS)
  thread.once('exit', died).once('error', died)
  signal?.addEventListener('abort', aborted, { once: true })
  return {
    stopped: promise,
    isOver: false,
    end() {
      clearInterval(timer)
      thread.off('exit', died).off('error', died)
      signal?.removeEventListener('abort', aborted)
    },
  }
}

/** The time that a thread has had of a core, in milliseconds. */
async function workOf(thread: Thread): Promise<number> {
  try {
    const { user, system } = await thread.cpuUsage()
    return (user + system) / 1000
  } catch {
    // It is over, and its end is told by its events.
    return 0
  }
}

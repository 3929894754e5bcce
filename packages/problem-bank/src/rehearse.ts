import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BankEntry, Json } from './bank.ts'
import type { Rehearsal } from './own-programs.ts'

/** Calls of one entry, each with the arguments in the entry's own order. */
export type Job = { slug: string; calls: Json[][] }

/**
 * What the bank's own answers give for a page's examples, in the order of the jobs. It tells which problem a page shows;
 * the answer that a person sees is run anew, in the sandbox.
 */
export type Rehearse = (jobs: Job[]) => Promise<Rehearsal[]>

/** Above what any bundled answer needs for the examples of a page. */
const MEGABYTES = 256

/** Starts the thread in which the bank's own answers are tried; it does not keep the process alive. */
export function openRehearsals(entries: readonly BankEntry[]): Rehearse {
  const programs = Object.fromEntries(
    entries.flatMap(({ slug, sources, lookAlikes, signature }) =>
      sources.javascript === undefined ? [] : [[slug, { solution: sources.javascript, lookAlikes, signature }]],
    ),
  )
  let thread: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  const start = () => {
    const started = new Worker(new URL('./rehearse-thread.ts', import.meta.url), {
      workerData: programs,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    })
    started.unref()
    started.once('exit', () => {
      thread = undefined
    })
    return started
  }
  const ask = async (jobs: Job[]): Promise<Rehearsal[]> => {
    thread ??= start()
    thread.ref()
    try {
      thread.postMessage(jobs)
      const [answer] = await once(thread, 'message')
      return answer
    } finally {
      thread?.unref()
    }
  }
  // One page at a time: an answer belongs to the question before it.
  return (jobs) => {
    const answer = last.then(() => ask(jobs))
    last = answer.catch(() => undefined)
    return answer
  }
}

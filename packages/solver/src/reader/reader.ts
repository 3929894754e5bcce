import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Problem } from '@dryrun/contract/problem'
import type { Reader } from '../ports.ts'
import { ImageTooLarge, InvalidImage } from './pixels/pictures.ts'
import { RecogniserStopped } from './watch.ts'

/** What can be asked of pictures, and what comes of it. */
type Reading = { problem: Problem | null; text: string }
/** What the thread is asked: to read pictures under a number, or to give that up. */
export type Asked = { id: number; images: Uint8Array[]; wanted: keyof Reading } | { id: number; cancel: true }
/** What it answers; a failure as the name and the words of its error. */
export type Answered =
  | { id: number; read: Reading[keyof Reading] }
  | { id: number; failure: { name: string; message: string } }

type Waiting = { resolve: (read: Reading[keyof Reading]) => void; reject: (error: Error) => void }

/**
 * The embedded reader, in a thread of its own: a screenshot of many pixels takes seconds of looking at each, and nobody
 * else's request should wait for that.
 */
export async function openReader(): Promise<Reader> {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let thread = await start(waiting)
  async function ask(images: Uint8Array[], wanted: keyof Reading, signal?: AbortSignal) {
    signal?.throwIfAborted()
    if (thread.threadId < 0) thread = await start(waiting)
    const asked = thread
    const id = ++last
    const cancel = () => asked.postMessage({ id, cancel: true } satisfies Asked)
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      return await new Promise<Reading[keyof Reading]>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        asked.postMessage({ id, images, wanted } satisfies Asked)
      })
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    } finally {
      waiting.delete(id)
      signal?.removeEventListener('abort', cancel)
    }
  }

  return {
    // The thread answers what it was asked for.
    read: async (images, signal) => (await ask(images, 'problem', signal)) as Problem | null,
    transcribe: async (images, signal) => (await ask(images, 'text', signal)) as string,
    async close() {
      if (thread.threadId < 0) return
      thread.postMessage('close')
      await once(thread, 'exit')
    },
  }
}

async function start(waiting: Map<number, Waiting>): Promise<Worker> {
  const thread = new Worker(new URL('./reader-thread.ts', import.meta.url))
  await once(thread, 'message')
  thread.on('message', (answer: Answered) => {
    const asker = waiting.get(answer.id)
    if ('read' in answer) asker?.resolve(answer.read)
    else asker?.reject(errorFrom(answer.failure))
  })
  // Whatever ended it, those who wait are told, and the next picture gets a new one.
  thread.on('error', () => undefined)
  thread.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new RecogniserStopped('the reader stopped'))
  })
  return thread
}

/** The error that the thread threw, as far as its callers tell errors apart. */
function errorFrom({ name, message }: { name: string; message: string }): Error {
  if (name === 'InvalidImage') return new InvalidImage(message)
  if (name === 'ImageTooLarge') return new ImageTooLarge(message)
  if (name === 'RecogniserStopped') return new RecogniserStopped(message)
  return new Error(message)
}

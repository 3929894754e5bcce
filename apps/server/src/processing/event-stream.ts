import { Readable } from 'node:stream'
import { SOLUTION_ID_HEADER } from '@dryrun/contract/processing'
import type { FastifyReply } from 'fastify'
import type { LoggedEvent } from './event-log.ts'
import type { SolveFeed } from './solve-feed.ts'

/** A comment this often keeps proxies from taking a quiet stream for a dead one. */
const KEEP_ALIVE_MS = 15_000

/** Answers with server-sent events: each one's name is its type, its id the place to resume from. */
export function sendEvents(reply: FastifyReply, solutionId: string, events: AsyncGenerator<LoggedEvent>): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      [SOLUTION_ID_HEADER]: solutionId,
    })
    .send(Readable.from(written(events), { objectMode: false }))
}

/** Fires when the client has gone, so that nothing is followed for nobody. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}

/** The same, and when this process stops: whoever calls again finds the next one. */
export function nobodyWaits(reply: FastifyReply, feed: SolveFeed): AbortSignal {
  return AbortSignal.any([clientGone(reply), feed.closing])
}

async function* written(events: AsyncGenerator<LoggedEvent>): AsyncGenerator<string> {
  // An early line makes the headers go out before the first event.
  yield ': following\n\n'
  let next = events.next()
  while (true) {
    const quiet = silence()
    const event = await Promise.race([next, quiet.over])
    quiet.cancel()
    if (event === 'quiet') yield ': still here\n\n'
    else if (event.done) return
    else {
      const { type, ...data } = event.value.data
      yield `id: ${event.value.seq}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`
      next = events.next()
    }
  }
}

function silence(): { over: Promise<'quiet'>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<'quiet'>((resolve) => {
    timer = setTimeout(() => resolve('quiet'), KEEP_ALIVE_MS)
  })
  return { over, cancel: () => clearTimeout(timer) }
}

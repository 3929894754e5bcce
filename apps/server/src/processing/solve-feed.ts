import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { Logger } from 'pino'

/** The PostgreSQL channel that says which solve has something new. */
export const SOLVE_CHANNEL = 'solve'

/** What a notification carries: a solve's id, and whether it has ended. Events are read from the table. */
export const notification = (solutionId: string, ended: boolean) => `${solutionId} ${ended ? 'ended' : 'told'}`

/** What a notification carries when a solve was put into the queue. */
export const QUEUED = 'queue queued'

/** Tells a process that a solve, run anywhere, was queued, told something new or ended. */
export type SolveFeed = {
  /** Calls `listener` for news of one solve, and after a lost connection, when there may have been some. */
  listen(solutionId: string, listener: (news: 'told' | 'ended' | 'reconnected') => void): () => void
  /** Calls `listener` when a solve was put into the queue. */
  onQueued(listener: () => void): () => void
  /** Fires when the process stops, so that nobody goes on waiting. */
  readonly closing: AbortSignal
  close(): Promise<void>
}

const RECONNECT_AFTER_MS = 500

/** Opens the one connection of this process that listens. It comes back by itself when it is lost. */
export async function openSolveFeed(databaseUrl: string, log: Logger): Promise<SolveFeed> {
  const news = new EventEmitter().setMaxListeners(0)
  const closing = new AbortController()
  let client: pg.Client

  async function connect(): Promise<void> {
    client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'dryrun-feed' })
    client.on('notification', ({ payload = '' }) => {
      const [solutionId = '', what] = payload.split(' ')
      news.emit(solutionId, what)
    })
    client.on('error', reconnect)
    await client.connect()
    await client.query(`listen ${SOLVE_CHANNEL}`)
  }

  function reconnect(err: unknown): void {
    if (closing.signal.aborted) return
    log.warn({ err }, 'the connection that listens for solves was lost')
    client.removeAllListeners('error').on('error', () => {})
    setTimeout(() => {
      if (closing.signal.aborted) return
      connect().then(() => {
        for (const solutionId of news.eventNames()) news.emit(solutionId, 'reconnected')
      }, reconnect)
    }, RECONNECT_AFTER_MS)
  }

  await connect()
  return {
    listen(solutionId, listener) {
      news.on(solutionId, listener)
      return () => news.off(solutionId, listener)
    },
    onQueued(listener) {
      news.on('queue', listener)
      return () => news.off('queue', listener)
    },
    closing: closing.signal,
    async close() {
      if (closing.signal.aborted) return
      closing.abort()
      await client.end()
    },
  }
}

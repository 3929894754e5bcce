import type { SolveEvent } from '@dryrun/contract/processing'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { solution, solveEvent } from '../database/schema.ts'
import { notification, SOLVE_CHANNEL, type SolveFeed } from './solve-feed.ts'

/** One event of a solve, and its place in the order, from 1. */
export type LoggedEvent = { seq: number; data: SolveEvent }

/**
 * Writes events behind those a solve has told, and lets every process know. The caller holds the solution's row, so
 * that nobody else writes.
 */
export async function appendEvents(tx: Transaction, solutionId: string, events: SolveEvent[]): Promise<void> {
  const last = sql`(select coalesce(max(${solveEvent.seq}), 0) from ${solveEvent} where ${solveEvent.solutionId} = ${solutionId})`
  await tx
    .insert(solveEvent)
    .values(
      events.map((event, index) => ({ solutionId, seq: sql`${last} + ${index + 1}::int`, data: storable(event) })),
    )
  const ended = events.some(isLast)
  await tx.execute(sql`select pg_notify(${SOLVE_CHANNEL}, ${notification(solutionId, ended)})`)
}

/** The last event of a solve: nothing follows it. */
function isLast(event: SolveEvent): boolean {
  return event.type === 'result' || event.type === 'error'
}

/** A silent feed is not trusted for longer than this (milliseconds): then the table is asked. */
const LOOK_AGAIN_AFTER_MS = 5_000

/**
 * The events of a solve after `after`, and those still to come, up to the last one.
 *
 * It ends without a last event when `after` is not before it, when the solution is gone, when `signal` fires, or when
 * the process stops.
 */
export async function* followEvents(
  { db, feed }: { db: Database; feed: SolveFeed },
  solutionId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent> {
  const stop = AbortSignal.any([signal, feed.closing])
  let wake = () => {}
  // Listening begins before the first look, and `news` stays set until the next one: nothing falls between.
  let news = true
  const unlisten = feed.listen(solutionId, () => {
    news = true
    wake()
  })
  stop.addEventListener('abort', () => wake(), { once: true })
  try {
    let seen = after
    while (!stop.aborted) {
      if (!news) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, LOOK_AGAIN_AFTER_MS)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      news = false
      const { running, events } = await readEvents(db, solutionId, seen)
      for (const event of events) {
        yield event
        seen = event.seq
      }
      if (!running) return
    }
  } finally {
    unlisten()
  }
}

/** The events after `after`, and whether more can come: in one look, so that the last one is never missed. */
async function readEvents(
  db: Database,
  solutionId: string,
  after: number,
): Promise<{ running: boolean; events: LoggedEvent[] }> {
  const rows = await db
    .select({ status: solution.status, event: { seq: solveEvent.seq, data: solveEvent.data } })
    .from(solution)
    .leftJoin(solveEvent, and(eq(solveEvent.solutionId, solution.id), gt(solveEvent.seq, after)))
    .where(eq(solution.id, solutionId))
    .orderBy(asc(solveEvent.seq))
  return {
    running: rows[0]?.status === 'processing',
    events: rows.map(({ event }) => event).filter((event) => event !== null),
  }
}

/** The same value with text PostgreSQL can hold: what a program printed may have NUL characters or broken surrogates. */
export function storable<Data>(data: Data): Data {
  return JSON.parse(
    JSON.stringify(data, (_key, value) =>
      typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value,
    ),
  )
}

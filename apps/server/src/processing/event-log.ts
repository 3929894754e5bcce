import type { SolveEvent } from '@dryrun/contract/processing'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/client.ts'
import { prepared } from '../database/prepared.ts'
import { solution, solveEvent } from '../database/schema/solutions.ts'
import { notification, SOLVE_CHANNEL, type SolveFeed } from './solve-feed.ts'

/** One event of a solve, and its place in the order, from 1. */
export type LoggedEvent = { seq: number; data: SolveEvent }

/**
 * Writes events behind those that a worker has told of a solve, and lets every process know.
 * @returns false where the solve has ended, or another worker has taken it up: then nothing is written
 */
export async function appendEvents(
  db: Database,
  solutionId: string,
  attempt: number,
  events: SolveEvent[],
): Promise<boolean> {
  const told = notification(solutionId, false)
  const written = await appending(db).execute({ solutionId, attempt, events: storableJson(events), told })
  return written.length > 0
}

const appending = prepared((db) => {
  const held = heldSolve(db)
  return db
    .with(held, eventsBehind(db, held))
    .select({ told: sql`pg_notify(${SOLVE_CHANNEL}, ${sql.placeholder('told')})` })
    .from(held)
    .prepare('append_events')
})

/**
 * The first part of a statement that writes for a solve: its row, locked, while it runs, and where an attempt is named
 * while that is the latest. Whoever writes without one holds the row before, as the count of events is read as it was
 * when the statement began.
 */
export function heldSolve(db: Queryable) {
  return db.$with('held').as(
    db
      .select({ id: solution.id })
      .from(solution)
      .where(
        and(
          eq(solution.id, sql.placeholder('solutionId')),
          eq(solution.status, 'processing'),
          sql`coalesce(${sql.placeholder('attempt')}::int, ${solution.attempt}) = ${solution.attempt}`,
        ),
      )
      .for('update'),
  )
}

/** The part of a statement that writes events of a held solve behind those it has told. */
export function eventsBehind(db: Queryable, held: ReturnType<typeof heldSolve>) {
  const last = sql`(select coalesce(max(${solveEvent.seq}), 0) from ${solveEvent} where ${solveEvent.solutionId} = ${held.id})`
  const next = sql`jsonb_array_elements(${sql.placeholder('events')}::jsonb) with ordinality as next (event, place)`
  return db.$with('told').as(
    db.insert(solveEvent).select(
      db
        .select({
          solutionId: held.id,
          seq: sql<number>`${last} + next.place`.as('seq'),
          data: sql<SolveEvent>`next.event`.as('data'),
        })
        .from(held)
        .crossJoin(next),
    ),
  )
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
  const rows = await reading(db).execute({ solutionId, after })
  return {
    running: rows[0]?.status === 'processing',
    events: rows.map(({ event }) => event).filter((event) => event !== null),
  }
}

const reading = prepared((db) =>
  db
    .select({ status: solution.status, event: { seq: solveEvent.seq, data: solveEvent.data } })
    .from(solution)
    .leftJoin(solveEvent, and(eq(solveEvent.solutionId, solution.id), gt(solveEvent.seq, sql.placeholder('after'))))
    .where(eq(solution.id, sql.placeholder('solutionId')))
    .orderBy(asc(solveEvent.seq))
    .prepare('read_events'),
)

/** The same text as PostgreSQL can hold it: what a program printed may have NUL characters or broken surrogates. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}

/** A value as JSON with such text alone. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) => (typeof part === 'string' ? storable(part) : part))
}

import pg from 'pg'
import { type Db, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

/** The queues, by name. A job's data is always the id of a row: what it needs is read when it is taken up. */
export const queues = {
  solve: 'solve',
  /** Solves that no worker could bring to an end. */
  solveAbandoned: 'solve-abandoned',
  mail: 'mail',
  /** Mails that the mail server did not take, however often it was asked. */
  mailAbandoned: 'mail-abandoned',
  /** What is done once a night. Its jobs have no data. */
  nightly: 'nightly',
} as const

/** A worker that says nothing for this long is taken for dead, and its job goes to another. */
const HEARTBEAT_SECONDS = 10

/** Jobs that still run when the process stops have this long to end; then another worker takes them. */
const END_WITHIN_MS = 8_000

/** Opens the job queues on the database; any process may send, and those with the worker role also take. */
export async function openQueues(databaseUrl: string, log: Logger): Promise<{ jobs: PgBoss; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: withoutWaiting(databaseUrl), application_name: 'dryrun-jobs', max: 5 })
  pool.on('error', (err) => log.error({ err }, 'a connection of the job queue was lost'))
  const boss = new PgBoss({
    db: preparing(pool),
    schedule: false,
    // Dead workers are looked for every second, so that a solve is taken over within 15.
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  })
  boss.on('error', (err) => log.error({ err }, 'the job queue reported an error'))
  await boss.start()
  await boss.createQueue(queues.solveAbandoned, { retryLimit: 5, retryBackoff: true })
  await boss.createQueue(queues.solve, {
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 2,
    expireInSeconds: 180,
    deadLetter: queues.solveAbandoned,
  })
  await boss.createQueue(queues.mailAbandoned, { retryLimit: 5, retryBackoff: true })
  // From a quarter of a minute to half an hour apart, for up to three hours: mail servers turn newcomers away for minutes,
  // and are down for as long as it takes to start them again.
  await boss.createQueue(queues.mail, {
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 12,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 30 * 60,
    expireInSeconds: 180,
    deadLetter: queues.mailAbandoned,
  })
  await boss.createQueue(queues.nightly, {
    // One waits at any time, however many workers queue it.
    policy: 'short',
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 5,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 60 * 60,
  })
  return {
    jobs: boss,
    async close() {
      await boss.stop({ timeout: END_WITHIN_MS })
      await pool.end()
    },
  }
}

/** The queue's statements, each by the name it is prepared under. */
const names = new Map<string, string>()

/** Has each statement of the queue planned once for a connection: that takes longer than to run it. */
export function preparing(connection: pg.Pool | pg.PoolClient): Db {
  return {
    async executeSql(text, values = []) {
      // Those without parameters are several in one text, which cannot be prepared, and run once.
      if (values.length === 0) return connection.query(text)
      const name = names.get(text) ?? `queue ${names.size + 1}`
      names.set(text, name)
      return connection.query({ name, text, values })
    },
  }
}

/**
 * The queue's own commits do not wait for the disk. What a crash of the database undoes, a claim or an end, comes again,
 * and whoever takes a job looks first whether its row is done. A job is queued in the transaction of its row, which waits.
 */
function withoutWaiting(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c synchronous_commit=off')
  return url.href
}

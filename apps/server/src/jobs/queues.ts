import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

/** The queues, by name. A job's data is always the id of a row: what it needs is read when it is taken up. */
export const queues = {
  solve: 'solve',
  /** Solves that no worker could bring to an end. */
  solveAbandoned: 'solve-abandoned',
} as const

/** A worker that says nothing for this long is taken for dead, and its job goes to another. */
const HEARTBEAT_SECONDS = 10

/** Opens the job queues on the database; any process may send, and those with the worker role also take. */
export async function openQueues(databaseUrl: string, log: Logger): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: withoutWaiting(databaseUrl),
    application_name: 'dryrun-jobs',
    max: 5,
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
  return boss
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

import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

export type Database = NodePgDatabase & { $client: pg.Pool }

/** What a function that writes takes, so that its caller decides what belongs to one transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** One connection of the pool, with what was prepared on it. A statement of its own runs in the transaction it is in. */
export type Connection = NodePgDatabase & { $client: pg.PoolClient }

/** Where a statement runs: on any connection of the pool, on one of them, or in a transaction. */
export type Queryable = NodePgDatabase | Transaction

/** Any number that only we lock. */
const MIGRATION_LOCK = 4_170_226_001

/** A pool of connections to the database at `url`. Close it with `db.$client.end()`. */
export function connect(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 20, application_name: 'dryrun' })
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => {})
  return drizzle(pool)
}

const connections = new WeakMap<pg.PoolClient, Connection>()

/** Does some work on one connection, the same object whenever it comes from the pool again. */
export async function onConnection<Result>(
  db: Database,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect()
  try {
    const connection = connections.get(client) ?? drizzle(client)
    connections.set(client, connection)
    return await work(connection)
  } finally {
    client.release()
  }
}

/** Brings the tables up to date. Servers that start at once do it one after the other. */
export async function migrateDatabase(db: Database): Promise<void> {
  const client = await db.$client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') })
  } finally {
    // Ends the session, and with it the lock, whatever state a failed migration left.
    client.release(true)
  }
}

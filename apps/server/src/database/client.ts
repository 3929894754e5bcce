import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

export type Database = NodePgDatabase & { $client: pg.Pool }

/** What a function that writes takes, so that its caller decides what belongs to one transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Any number that only we lock. */
const MIGRATION_LOCK = 4_170_226_001

/** A pool of connections to the database at `url`. Close it with `db.$client.end()`. */
export function connect(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 20, application_name: 'dryrun' })
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => {})
  return drizzle(pool)
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

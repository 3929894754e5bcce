import { join } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import { connect, type Database, migrateDatabase } from './client.ts'
import { startEmbeddedDatabase } from './embedded.ts'

export type OpenDatabase = { db: Database; url: string; close(): Promise<void> }

/**
 * The database of the configuration, reached and up to date; the embedded one is started where no other is configured.
 * @throws ConfigError where nothing answers at its address, or it refuses us
 */
export async function openDatabase({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  const embedded = databaseUrl === undefined ? await startEmbeddedDatabase(join(dataDir, 'postgres')) : undefined
  const url = databaseUrl ?? embedded?.url ?? ''
  const db = connect(url)
  const close = async () => {
    await db.$client.end()
    await embedded?.stop()
  }
  try {
    await reach(db)
    await migrateDatabase(db)
    return { db, url, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function reach(db: Database): Promise<void> {
  try {
    await db.$client.query('select 1')
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors : [error]
    throw new ConfigError(`DATABASE_URL: the database does not answer: ${reasons.map(String).join('; ')}`)
  }
}

import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { openPasswordHasher, type PasswordHasher } from './accounts/passwords.ts'
import { type Background, openBackground } from './background.ts'
import type { Config } from './config.ts'
import { connect, type Database, migrateDatabase } from './database/client.ts'
import { startEmbeddedDatabase } from './database/embedded.ts'

/** What the domains work with. Built once, given to every route and worker. */
export type Services = {
  config: Config
  log: Logger
  db: Database
  /** For a connection of one's own, such as one that listens. */
  databaseUrl: string
  clock: () => Date
  background: Background
  passwords: PasswordHasher
  /** Ends them in order; waits for what is running. */
  close(): Promise<void>
}

/** Starts or finds the database, brings it up to date, and opens everything else. */
export async function openServices(config: Config): Promise<Services> {
  const log = pino({ level: config.logLevel, redact: ['req.headers.authorization'] })
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedDatabase(join(config.dataDir, 'postgres')) : undefined
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const db = connect(databaseUrl)
  const background = openBackground(log)
  const close = async () => {
    await background.settled()
    await db.$client.end()
    await embedded?.stop()
  }
  try {
    await migrateDatabase(db)
  } catch (error) {
    await close()
    throw error
  }
  return { config, log, db, databaseUrl, clock: () => new Date(), background, passwords: openPasswordHasher(), close }
}

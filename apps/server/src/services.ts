import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { openPasswordHasher, type PasswordHasher } from './accounts/passwords.ts'
import { keepsTotpSecrets } from './accounts/two-factor/sealed-secret.ts'
import { type Background, openBackground } from './background.ts'
import { type Config, ConfigError } from './config.ts'
import type { Database } from './database/client.ts'
import { openDatabase } from './database/open.ts'
import { openQueues } from './jobs/queues.ts'
import { openLog } from './log.ts'
import { keepsKeys } from './models/stored-models.ts'
import { openSolveFeed, type SolveFeed } from './processing/solve-feed.ts'
import { openSecrets, type Secrets } from './secrets.ts'

/** What the domains work with. Built once, given to every route and worker. */
export type Services = {
  config: Config
  log: Logger
  db: Database
  jobs: PgBoss
  feed: SolveFeed
  clock: () => Date
  background: Background
  passwords: PasswordHasher
  secrets: Secrets
  /** Ends them in order; waits for what is running. */
  close(): Promise<void>
}

/** Starts or finds the database, brings it up to date, and opens everything else. */
export async function openServices(config: Config): Promise<Services> {
  const log = openLog(config.logLevel)
  const { db, url, close: closeDatabase } = await openDatabase(config)
  const background = openBackground(log)
  const opened: (() => Promise<unknown>)[] = [() => background.settled(), closeDatabase]
  const close = async () => {
    for (const each of opened) await each()
  }
  try {
    await refuseKeptSecrets(db, config)
    const secrets = openSecrets(config)
    const { jobs, close: closeQueues } = await openQueues(url, log)
    opened.unshift(closeQueues)
    const feed = await openSolveFeed(url, log)
    opened.unshift(() => feed.close())
    const passwords = openPasswordHasher()
    return { config, log, db, jobs, feed, clock: () => new Date(), background, passwords, secrets, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** @throws ConfigError where secrets were kept that this server cannot open */
async function refuseKeptSecrets(db: Database, { local, secretKey }: Config): Promise<void> {
  if (local || secretKey !== undefined) return
  if (!(await keepsKeys(db)) && !(await keepsTotpSecrets(db))) return
  throw new ConfigError(
    'SECRET_KEY: the database keeps secrets (keys of models, second factors) that only the secret key opens. Set it to the one they were kept with.',
  )
}

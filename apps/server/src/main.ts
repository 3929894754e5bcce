import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { EmbeddedDatabaseError } from './database/postgres-programs.ts'
import { openServices } from './services.ts'
import { startWorker } from './worker.ts'

/** What is running (a solve's answer, a transaction) has this long to end after a request to stop. */
const STOP_WITHIN_MS = 15_000

const settings = join(import.meta.dirname, '../../../.env')
if (existsSync(settings)) process.loadEnvFile(settings)

try {
  await start()
} catch (error) {
  // These are sentences for the person who starts the server; anything else is our mistake, with its trace.
  if (!(error instanceof ConfigError || error instanceof EmbeddedDatabaseError)) throw error
  console.error(error.message)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const services = await openServices(config)
  // Each closes what it opened; the last opened is closed first.
  const closers = [services.close]

  if (config.role !== 'worker') {
    const app = await buildApp(services)
    closers.unshift(() => app.close())
    await app.listen({ port: config.port, host: config.host })
    console.log(`Portal   ${config.publicUrl}`)
    if (config.local) console.log(`Mailbox  ${config.publicUrl}/dev/mailbox`)
  }

  if (config.role !== 'api') closers.unshift(await startWorker(services))

  const stop = once(async () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    for (const close of closers) await close()
    process.exit(0)
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** The first call does it; a second, impatient one ends the process. */
function once(act: () => Promise<void>): () => void {
  let called = false
  return () => {
    if (called) process.exit(1)
    called = true
    act().catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
  }
}

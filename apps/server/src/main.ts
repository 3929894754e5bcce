import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { ConfigError, hasMailbox, readConfig } from './config.ts'
import { EmbeddedDatabaseError } from './database/postgres-programs.ts'
import { openServices } from './services.ts'
import { startWorker } from './worker.ts'

/** What is running (a solve's answer, a transaction) has this long to end after a request to stop. */
const STOP_WITHIN_MS = 15_000

const settings = join(import.meta.dirname, '../../../.env')
if (existsSync(settings)) process.loadEnvFile(settings)

/** What was opened, the latest first: the order to close it in. */
const opened: (() => Promise<void>)[] = []
let stopping = false

process.on('SIGTERM', stop)
process.on('SIGINT', stop)

try {
  await start()
} catch (error) {
  console.error(explain(error))
  await end(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const services = await openServices(config)
  opened.unshift(services.close)

  if (config.role !== 'worker') {
    const app = await buildApp(services)
    opened.unshift(() => app.close())
    await app.listen({ port: config.port, host: config.host })
    console.log(`Portal   ${config.publicUrl}`)
    if (hasMailbox(config)) console.log(`Mailbox  ${config.publicUrl}/dev/mailbox`)
  }

  if (config.role !== 'api') opened.unshift(await startWorker(services))
}

/** The first request to stop lets running work end; a second, impatient one does not. */
function stop(): void {
  if (stopping) process.exit(1)
  stopping = true
  void end(0)
}

async function end(code: number): Promise<void> {
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  try {
    for (const close of opened) await close()
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
  process.exit(code)
}

/** A sentence where the person who starts the server can mend it; the whole error where it is our mistake. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof EmbeddedDatabaseError) return error.message
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `Another program listens on port ${port}. Stop it, or set PORT to a free one.`
  return error
}

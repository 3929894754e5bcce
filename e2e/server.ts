import { execFile, spawn } from 'node:child_process'
import { type FileHandle, mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ready } from '@dryrun/contract/site'

const MAIN = join(import.meta.dirname, '../apps/server/src/main.ts')
const ADMIN = join(import.meta.dirname, '../apps/server/src/admin/command-line.ts')

/** What the servers of a run say; a journey that fails may find its reason there. */
const LOGS = join(import.meta.dirname, '../test-results/servers')

/** A server needs this long (milliseconds) on a busy machine: it makes a database first. */
const STARTS_WITHIN_MS = 60_000
const BETWEEN_LOOKS_MS = 100

export type Server = {
  /** Its origin. */
  url: string
  /** Stops the process as an operator does, and starts it again on the same address and data. */
  restart(): Promise<void>
  /** Runs `script/admin` on its data: makes administrators, puts people on plans. */
  admin(...args: string[]): Promise<void>
  /** Stops it for good; its data is deleted. */
  stop(): Promise<void>
}

/**
 * The real server with its worker, on a free port, with a database of its own. Ready when the promise resolves.
 *
 * @param settings what of the environment is not as for all
 */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const [port, folder] = await Promise.all([freePort(), mkdtemp(join(tmpdir(), 'dryrun-journeys-'))])
  const url = `http://localhost:${port}`
  const environment = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    DATABASE_URL: '',
    ROLE: 'all',
    // Everybody here comes from one address.
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'warn',
    ...settings,
  }
  await mkdir(LOGS, { recursive: true })
  const log = await open(join(LOGS, `${port}.log`), 'a')
  let running = await startProcess(environment, url, log)
  return {
    url,
    async restart() {
      await running.stop()
      running = await startProcess(environment, url, log)
    },
    async admin(...args) {
      await promisify(execFile)(process.execPath, [ADMIN, ...args], { env: environment })
    },
    async stop() {
      await running.stop()
      await log.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startProcess(env: NodeJS.ProcessEnv, url: string, log: FileHandle): Promise<{ stop(): Promise<void> }> {
  const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', log.fd, log.fd] })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  const patience = AbortSignal.timeout(STARTS_WITHIN_MS)
  while (!(await isReady(url))) {
    if (server.exitCode === null && !patience.aborted) await pause(BETWEEN_LOOKS_MS)
    else {
      await stop()
      throw new Error(`The server did not start; its log is in ${LOGS}.`)
    }
  }
  return { stop }
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(url + ready.url).then(
    (answer) => answer.ok,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

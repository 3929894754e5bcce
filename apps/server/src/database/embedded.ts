import { randomBytes } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { EmbeddedDatabaseError, installedPrograms, type Programs } from './postgres-programs.ts'
import { chooseLaunch, type Launch } from './unprivileged.ts'

export type EmbeddedDatabase = {
  /** Of the database `dryrun`, with the password in it. */
  url: string
  /** Stops PostgreSQL, unless another process of ours still uses it. */
  stop(): Promise<void>
}

const DATABASE = 'dryrun'
const USER = 'dryrun'
const PASSWORD_FILE = 'dryrun-password'
const ATTEMPTS = 20

/**
 * Starts the PostgreSQL that came with npm on the cluster in `folder`, making it if there is none. A server that is
 * already running there is used, so that an API and a worker process share one.
 *
 * @param settings PostgreSQL settings, added to the defaults when it is started here
 * @throws EmbeddedDatabaseError where it cannot run
 */
export async function startEmbeddedDatabase(
  folder: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedDatabase> {
  const programs = await installedPrograms()
  await mkdir(folder, { recursive: true })
  const launch = await chooseLaunch(programs.initdb, folder)
  if (launch === null) {
    throw new EmbeddedDatabaseError(
      `PostgreSQL does not run as root, and here neither a user namespace nor the user nobody can run it in ${folder}. ` +
        'Start Dryrun as another user, or set DATABASE_URL to a PostgreSQL server.',
    )
  }
  const cluster = join(folder, 'cluster')
  if (!(await exists(join(cluster, 'PG_VERSION')))) await createCluster(programs, launch, folder, cluster)
  const password = await readFile(join(cluster, PASSWORD_FILE), 'utf8')

  let failure: unknown
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = await livePort(cluster, password)
    if (port !== null) {
      await createDatabase(port, password)
      return { url: urlOf(port, password), stop: () => stopIfUnused(programs, launch, cluster, port, password) }
    }
    try {
      await startServer(programs, launch, folder, cluster, settings)
    } catch (error) {
      // Another process may be starting it, or a killed one's children may not have gone yet.
      failure = error
      await sleep(250)
    }
  }
  throw new EmbeddedDatabaseError(
    `The embedded PostgreSQL did not start; ${join(folder, 'server.log')} says why. ` +
      'Set DATABASE_URL to use another PostgreSQL server.',
    { cause: failure },
  )
}

/** Makes the cluster beside its place and moves it there whole, so that one which was cut short is never used. */
async function createCluster(programs: Programs, launch: Launch, folder: string, cluster: string): Promise<void> {
  const unfinished = join(folder, `cluster-${process.pid}-${randomBytes(4).toString('hex')}`)
  const password = randomBytes(24).toString('base64url')
  const passwordFile = `${unfinished}-password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  await launch.own(passwordFile)
  try {
    await launch.run(programs.initdb, [
      ...['--pgdata', unfinished, '--username', USER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale-provider', 'builtin', '--locale', 'C.UTF-8', '--no-sync'],
    ])
    await rename(passwordFile, join(unfinished, PASSWORD_FILE))
    await rename(unfinished, cluster)
  } catch (cause) {
    if (await exists(join(cluster, 'PG_VERSION'))) return
    throw new EmbeddedDatabaseError(
      `The embedded PostgreSQL could not make its files in ${folder}. Set DATABASE_URL to use another PostgreSQL server.`,
      { cause },
    )
  } finally {
    await rm(passwordFile, { force: true })
    await rm(unfinished, { recursive: true, force: true })
  }
}

async function startServer(
  programs: Programs,
  launch: Launch,
  folder: string,
  cluster: string,
  settings: Record<string, string>,
): Promise<void> {
  await removeStalePid(cluster)
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const options = [
    `-p ${await freePort()}`,
    ...Object.entries(all).map(([name, value]) => (value === '' ? `-c ${name}=` : `-c ${name}=${value}`)),
  ]
  await launch.run(programs.pgCtl, [
    ...['start', '-w', '-s', '-t', '30', '-D', cluster, '-l', join(folder, 'server.log'), '-o', options.join(' ')],
  ])
}

/** Where a server of this cluster answers to our password; null where none does. */
async function livePort(cluster: string, password: string): Promise<number | null> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const port = Number(lines[3])
  if (!Number.isInteger(port) || port === 0) return null
  return await query(port, password, 'postgres', (client) => client.query('select 1')).then(
    () => port,
    () => null,
  )
}

/**
 * After a kill and a restart (of a container, say) the number in postmaster.pid may be another program's by now, and
 * PostgreSQL would refuse to start for its sake.
 */
async function removeStalePid(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  const pid = (await readFile(file, 'utf8').catch(() => '')).split('\n')[0]
  if (!pid || process.platform !== 'linux') return
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (command !== '' && !command.includes('postgres')) await rm(file, { force: true })
}

async function createDatabase(port: number, password: string): Promise<void> {
  await query(port, password, 'postgres', async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (found.rowCount !== 0) return
    await client.query(`create database ${DATABASE}`).catch((error: pg.DatabaseError) => {
      // 42P04 and 23505: another process made it at the same moment.
      if (error.code !== '42P04' && error.code !== '23505') throw error
    })
  })
}

async function stopIfUnused(
  programs: Programs,
  launch: Launch,
  cluster: string,
  port: number,
  password: string,
): Promise<void> {
  // Connections that were just closed take a moment to leave the list.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const others = await query(port, password, 'postgres', (client) =>
      client.query("select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"),
    ).catch(() => null)
    if (others === null) return
    if (others.rowCount === 0) {
      await launch.run(programs.pgCtl, ['stop', '-w', '-s', '-m', 'fast', '-D', cluster]).catch(() => {})
      return
    }
    await sleep(50)
  }
}

async function query<Answer>(
  port: number,
  password: string,
  database: string,
  ask: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({
    ...{ host: '127.0.0.1', port, user: USER, password, database, connectionTimeoutMillis: 3_000 },
    application_name: 'dryrun-embedded',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await ask(client)
  } finally {
    await client.end().catch(() => {})
  }
}

function urlOf(port: number, password: string): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'

const run = promisify(execFile)
let folder: string
let started: EmbeddedDatabase[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dryrun-embedded-'))
  started = []
})

afterEach(async () => {
  for (const database of started) await database.stop()
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase(folder, { fsync: 'off' })
  started.push(database)
  return database
}

async function ask<Row>(url: string, question: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(question)).rows
  } finally {
    await client.end()
  }
}

const postmaster = async () => Number((await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0])

test('what was written is there after a stop and a start', async () => {
  const first = await start()
  await ask(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  await expect(ask(first.url, 'select 1')).rejects.toThrow()
  expect(await ask((await start()).url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('starts at once on a new folder share one server', async () => {
  const databases = await Promise.all([start(), start(), start()])
  expect(new Set(databases.map(({ url }) => url)).size).toBe(1)
})

test('a server that another process still uses is left running', async () => {
  const [ours, theirs] = [await start(), await start()]
  const client = new pg.Client({ connectionString: theirs.url })
  await client.connect()
  await ours.stop()
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
})

test('after a kill it starts again', async () => {
  const { url } = await start()
  await ask(url, 'create table kept as select 42 as answer')
  process.kill(await postmaster(), 'SIGKILL')
  await sleep(200)
  expect(await ask((await start()).url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test.runIf(process.platform === 'linux')(
  'a number left behind that is another program now does not stop it',
  async () => {
    await (await start()).stop()
    await writeFile(join(folder, 'cluster/postmaster.pid'), `${process.pid}\n${folder}/cluster\n0\n1\n\n127.0.0.1\n`)
    expect(await ask((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

test('it listens to this machine only, and asks for its password', async () => {
  const { url } = await start()
  expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  const guess = new URL(url)
  guess.password = 'dryrun'
  await expect(ask(guess.href, 'select 1')).rejects.toThrow(/password/)
})

test.runIf(process.getuid?.() === 0)("started by root, it has none of root's powers", async () => {
  await start()
  const { stdout } = await run('grep', ['CapEff', `/proc/${await postmaster()}/status`])
  expect(stdout.trim()).toMatch(/0{16}$/)
})

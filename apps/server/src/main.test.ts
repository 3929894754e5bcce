import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
let running: ChildProcess[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dryrun-main-'))
  running = []
})

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** The server as its own process. `said` resolves when it prints `words`, `ended` when it is gone. */
function startServer(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ROLE: 'api', ...environment },
  })
  running.push(child)
  let text = ''
  const ended = new Promise<{ code: number | null; text: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, text }))
  })
  const said = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => text.includes(words) && resolve()
      child.stdout.on('data', look)
      void ended.then(() => reject(new Error(`it ended without saying '${words}': ${text}`)))
    })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
    })
  }
  return { child, said, ended }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('it starts with nothing but a folder, says where it is, and stops its database when told to', async () => {
  const port = await freePort()
  const { child, said, ended } = startServer({ PORT: String(port) })
  await said(`Mailbox  http://localhost:${port}/dev/mailbox`)
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
  expect(existsSync(join(folder, 'postgres/cluster/postmaster.pid'))).toBe(true)
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, text: expect.stringContaining(`Portal   http://localhost:${port}\n`) })
  expect(existsSync(join(folder, 'postgres/cluster/postmaster.pid'))).toBe(false)
}, 60_000)

test('on a taken port it says so, and leaves nothing running', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as AddressInfo
  const { code, text } = await startServer({ PORT: String(port) }).ended
  expect({ code, text }).toEqual({
    code: 1,
    text: `Another program listens on port ${port}. Stop it, or set PORT to a free one.\n`,
  })
  expect(existsSync(join(folder, 'postgres/cluster/postmaster.pid'))).toBe(false)
  taken.close()
}, 60_000)

test.for([
  [{ HOST: '0.0.0.0' }, 'Set DATABASE_URL'],
  [{ PORT: 'many' }, 'PORT: must be a number.'],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'DATABASE_URL: the database does not answer'],
] as const)('with %o it refuses in a sentence', { timeout: 60_000 }, async ([environment, sentence]) => {
  const { code, text } = await startServer(environment).ended
  expect(code).toBe(1)
  expect(text).toContain(sentence)
  expect(text).not.toContain('    at ')
})

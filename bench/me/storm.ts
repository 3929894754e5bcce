import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { login, me } from '@dryrun/contract/accounts'
import { startEmbeddedDatabase } from '../../apps/server/src/database/embedded.ts'
import { percentile } from '../figures.ts'
import { signIn, startServer } from '../started-server.ts'

const MILLISECONDS = 10_000
const BETWEEN_CALLS_MS = 5

/** More than are hashed at a time, so that hashing never pauses; fewer than may wait, so that none is refused. */
const ATTEMPTS_AT_ONCE = 100

const folder = await mkdtemp(path.join(tmpdir(), 'dryrun-bench-'))
const database = await startEmbeddedDatabase(path.join(folder, 'database'))
const settings = { ROLE: 'api', DATA_DIR: folder, DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1000000' }
const server = await startServer(path.join(import.meta.dirname, '../../apps/server/src/main.ts'), settings)
try {
  const token = await signIn(server.url, 'ada@example.com')
  await callsOf(token, performance.now() + 1_000)
  const calm = await callsOf(token, performance.now() + MILLISECONDS)
  const until = performance.now() + MILLISECONDS
  const [stormy, ...hashed] = await Promise.all([
    callsOf(token, until),
    ...Array.from({ length: ATTEMPTS_AT_ONCE }, (_, each) => attemptsOf(each, until)),
  ])
  const logins = hashed.reduce((sum, count) => sum + count, 0) / (MILLISECONDS / 1_000)
  console.log(`GET ${me.url}, one call after another`)
  console.log(`  with nothing else to do           ${inWords(calm)}`)
  console.log(`  while logins are hashed flat out  ${inWords(stormy)}; ${Math.round(logins)} logins a second`)
} finally {
  await server.stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

/** How long each call took, in milliseconds. */
async function callsOf(token: string, until: number): Promise<number[]> {
  const took: number[] = []
  while (performance.now() < until) {
    const began = performance.now()
    const answer = await fetch(server.url + me.url, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${me.url} answered ${answer.status}`)
    took.push(performance.now() - began)
    await pause(BETWEEN_CALLS_MS)
  }
  return took
}

/** How many logins were answered, each after its hash. */
async function attemptsOf(each: number, until: number): Promise<number> {
  const body = JSON.stringify({ email: `p${each}@example.com`, password: 'Wr0ng&Quiet-River' })
  let answers = 0
  while (performance.now() < until) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(server.url + login.url, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    if (answer.status !== 401) throw new Error(`${login.url} answered ${answer.status}`)
    answers += 1
  }
  return answers
}

function inWords(took: number[]): string {
  const at = (share: number) => `${percentile(took, share).toFixed(1)} ms`
  return `median ${at(0.5)}, 99th percentile ${at(0.99)}`
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { me, signup, verifyEmail } from '@dryrun/contract/accounts'
import type { MailboxEntry } from '@dryrun/contract/site'
import { startEmbeddedDatabase } from '../../apps/server/src/database/embedded.ts'
import { median } from '../figures.ts'
import { answersPerSecond } from './load.ts'

const ROUNDS = 5
const load = { connections: 20, milliseconds: 2_000 }
const STARTS_WITHIN_MS = 60_000

const folder = await mkdtemp(path.join(tmpdir(), 'dryrun-bench-'))
const database = await startEmbeddedDatabase(path.join(folder, 'database'))
const started: ChildProcess[] = []
try {
  const ours = await start('../../apps/server/src/main.ts', {
    ROLE: 'api',
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: '1000000',
  })
  const token = await signIn(ours)
  const express = await start('express-server.ts', {})
  await compare(ours, express, token)
} finally {
  for (const child of started) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Starts a server on a free port, on the one database both of them read. */
async function start(file: string, settings: Record<string, string>): Promise<string> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file)], {
    env: {
      ...process.env,
      ...settings,
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  started.push(child)
  const patience = AbortSignal.timeout(STARTS_WITHIN_MS)
  while (!(await fetch(url + me.url).catch(() => null))) {
    patience.throwIfAborted()
    if (child.exitCode !== null) throw new Error(`${file} did not start.`)
    await pause(100)
  }
  return url
}

/** An access token of a person who has just signed up. */
async function signIn(url: string): Promise<string> {
  const email = 'ada@example.com'
  await post(url + signup.url, { firstName: 'Ada', lastName: 'Lovelace', email, password: 'Str0ng&Quiet-River' })
  const mails: MailboxEntry[] = await (await fetch(`${url}/dev/mailbox.json`)).json()
  const link = /https?:\S+\/verify-email\?\S+/.exec(mails[0]?.text ?? '')?.[0]
  if (!link) throw new Error('No mail with a link came.')
  const answer = await post(url + verifyEmail.url, { token: new URL(link).searchParams.get('token') })
  return verifyEmail.schema.response[200].parse(await answer.json()).data.accessToken
}

async function post(url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** By turns, so that whatever else the machine does falls on both. The first turn only warms them up. */
async function compare(ours: string, express: string, token: string): Promise<void> {
  const rates = { ours: [] as number[], express: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++) {
    const ofOurs = await answersPerSecond(new URL(ours + me.url), token, load)
    const ofExpress = await answersPerSecond(new URL(express + me.url), token, load)
    if (round === 0) continue
    rates.ours.push(ofOurs)
    rates.express.push(ofExpress)
  }
  const ratio = median(rates.ours.map((rate, round) => rate / (rates.express[round] ?? Number.NaN)))
  console.log(
    `GET ${me.url}, ${load.connections} connections, ${ROUNDS} turns of ${load.milliseconds / 1000} s each, medians`,
  )
  console.log(`  Dryrun          ${Math.round(median(rates.ours))} answers a second`)
  console.log(`  Express 5 + pg  ${Math.round(median(rates.express))} answers a second`)
  console.log(`  ratio           ${ratio.toFixed(2)}`)
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

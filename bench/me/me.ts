import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { me } from '@dryrun/contract/accounts'
import { startEmbeddedDatabase } from '../../apps/server/src/database/embedded.ts'
import { median } from '../figures.ts'
import { type StartedServer, signIn, startServer } from '../started-server.ts'
import { answersPerSecond } from './load.ts'

const ROUNDS = 5
/** Each on a connection of their own. */
const PEOPLE = 20
const TURN_MS = 2_000

const folder = await mkdtemp(path.join(tmpdir(), 'dryrun-bench-'))
const database = await startEmbeddedDatabase(path.join(folder, 'database'))
const started: StartedServer[] = []
try {
  const ours = await start('../../apps/server/src/main.ts', {
    ROLE: 'api',
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: '1000000',
  })
  const tokens = []
  for (let person = 1; person <= PEOPLE; person++) tokens.push(await signIn(ours, `person${person}@example.com`))
  const express = await start('express-server.ts', {})
  await compare(ours, express, tokens)
} finally {
  for (const server of started) await server.stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

/** The address of a server on the one database that both of them read. */
async function start(file: string, settings: Record<string, string>): Promise<string> {
  const server = await startServer(path.join(import.meta.dirname, file), { ...settings, DATABASE_URL: database.url })
  started.push(server)
  return server.url
}

/** By turns, so that whatever else the machine does falls on both. The first turn only warms them up. */
async function compare(ours: string, express: string, tokens: string[]): Promise<void> {
  const rates = { ours: [] as number[], express: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++) {
    const ofOurs = await answersPerSecond(new URL(ours + me.url), tokens, TURN_MS)
    const ofExpress = await answersPerSecond(new URL(express + me.url), tokens, TURN_MS)
    if (round === 0) continue
    rates.ours.push(ofOurs)
    rates.express.push(ofExpress)
  }
  const ratio = median(rates.ours.map((rate, round) => rate / (rates.express[round] ?? Number.NaN)))
  console.log(`GET ${me.url}, ${PEOPLE} people at once, ${ROUNDS} turns of ${TURN_MS / 1_000} s each, medians`)
  console.log(`  Dryrun          ${Math.round(median(rates.ours))} answers a second`)
  console.log(`  Express 5 + pg  ${Math.round(median(rates.express))} answers a second`)
  console.log(`  ratio           ${ratio.toFixed(2)}`)
}

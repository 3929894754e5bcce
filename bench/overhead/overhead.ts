import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { me } from '@dryrun/contract/accounts'
import { generateSolution, generateSolutionStream } from '@dryrun/contract/processing'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../apps/server/src/database/embedded.ts'
import { normalisePictures } from '../../apps/server/src/processing/pictures.ts'
import { percentile } from '../figures.ts'
import { post, type StartedServer, signIn, startServer } from '../started-server.ts'
import { now, type Played } from './clock.ts'

/** What a solve may take besides its reader, author and runner, at the 95th percentile. */
const BAR_MS = 15
const WARM_UP = 30

const { values } = parseArgs({ options: { solves: { type: 'string', default: '200' } } })
const solves = Number(values.solves)

/** The smallest thing that is a picture: what remains is ours alone. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const screenshot = await readFile(
  path.join(import.meta.dirname, '../../packages/solver/fixtures/two-sum.png'),
  'base64',
)

/** Where the time of a solve went, in milliseconds, without what the reader, the author and the runner took. */
type Timed = { before: number; between: number; after: number }

const folder = await mkdtemp(path.join(tmpdir(), 'dryrun-bench-'))
const database = await startEmbeddedDatabase(path.join(folder, 'database'))
let server: StartedServer | undefined
try {
  server = await startServer(path.join(import.meta.dirname, 'played-server.ts'), {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    RATE_LIMIT_SCALE: '1000000',
  })
  const token = await signIn(server.url, 'ada@example.com')
  await allowEverything(database.url)
  const ways = {
    'JSON, a picture of one pixel': { call: generateSolution, picture: PIXEL },
    'stream, a picture of one pixel': { call: generateSolutionStream, picture: PIXEL },
    'JSON, a screenshot': { call: generateSolution, picture: screenshot },
    'stream, a screenshot': { call: generateSolutionStream, picture: screenshot },
  }
  const times = new Map<string, Timed[]>(Object.keys(ways).map((way) => [way, []]))
  const calls: number[] = []
  const decoded: number[] = []
  const worked = { before: 0, now: 0 }
  server.child.on('message', (played: Played) => {
    worked.now = played.worked
  })
  // By turns, so that whatever else the machine does falls on all of them.
  for (let solve = -WARM_UP; solve < solves; solve++) {
    if (solve === 0) worked.before = worked.now
    for (const [way, { call, picture }] of Object.entries(ways)) {
      const timed = await solveOnce(server, call.url, picture, token)
      if (solve >= 0) times.get(way)?.push(timed)
    }
    const began = now()
    await (await fetch(server.url + me.url, { headers: { authorization: `Bearer ${token}` } })).text()
    if (solve >= 0) calls.push(now() - began)
    const given = now()
    await normalisePictures([screenshot])
    if (solve >= 0) decoded.push(now() - given)
  }
  for (const [way, of] of times) tell(way, of)
  console.log(`Of a screenshot's, to decode it and make it safe takes: ${shown(decoded)}`)
  const perSolve = (worked.now - worked.before) / (solves * times.size)
  console.log(`The server's process works ${perSolve.toFixed(1)} ms for a solve, on all its threads together.`)
  console.log(`For comparison, GET ${me.url} in the same minutes: ${shown(calls)}`)
} finally {
  await server?.stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

/** One solve from its request to the last byte of its answer. */
async function solveOnce({ url, child }: StartedServer, call: string, picture: string, token: string): Promise<Timed> {
  const parts: Played[] = []
  const listen = (played: Played) => parts.push(played)
  child.on('message', listen)
  const began = now()
  const answer = await post(
    url + call,
    { screenshots: [picture], language: 'python' },
    { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  )
  const text = await answer.text()
  const ended = now()
  if (!text.includes('"status":"passed"')) throw new Error(`Not verified: ${text}`)
  while (parts.length < 3) await once(child, 'message')
  child.off('message', listen)
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) throw new Error('The parts of the pipeline did not tell of themselves.')
  const took = parts.reduce((sum, part) => sum + part.ended - part.began, 0)
  return {
    before: first.began - began,
    between: last.ended - first.began - took,
    after: ended - last.ended,
  }
}

/** The person may solve as often as they like. */
async function allowEverything(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`update "user" set granted_plan = 'enterprise'`)
  await client.end()
}

function tell(way: string, times: Timed[]): void {
  const overhead = times.map(({ before, between, after }) => before + between + after)
  const verdict = percentile(overhead, 0.95) < BAR_MS ? 'met' : 'NOT MET'
  console.log(`${way}: ${times.length} solves, p50 / p95 in ms; the bar is ${BAR_MS} at p95: ${verdict}`)
  console.log(`  besides reader, author and runner   ${shown(overhead)}`)
  console.log(`    request to the reader's start     ${shown(times.map(({ before }) => before))}`)
  console.log(`    between the three                 ${shown(times.map(({ between }) => between))}`)
  console.log(`    runner's end to the last byte     ${shown(times.map(({ after }) => after))}`)
}

function shown(milliseconds: number[]): string {
  return [0.5, 0.95].map((share) => percentile(milliseconds, share).toFixed(1).padStart(6)).join(' / ')
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as accounts from '@dryrun/contract/accounts'
import type { Reply } from '@dryrun/model-sandbox/script'
import { expect, vi } from 'vitest'
import { answering, connectModel, MODEL_KEY, RIGHT } from '../testing/connected-model.ts'
import { test as base, draft, type PlayedModel, playModel, remaining, solve } from '../testing/solving-server.ts'
import type { TestServer } from '../testing/test-server.ts'

/** A worker whose author has no answer, so that every solve goes to the models. */
const test = base.extend('worker', { auto: true }, async ({ server, runner }): Promise<PlayedModel> => {
  const played = await playModel(server, runner)
  played.draft = null
  return played
})

const USERS = 10

function tenPersons(server: TestServer): Promise<string[]> {
  return Promise.all(Array.from({ length: USERS }, async () => (await server.person()).accessToken))
}

/** How long `/me` takes, in milliseconds, while `work` goes on: the slowest of many. */
async function slowestMe(server: TestServer, token: string, work: Promise<unknown>): Promise<number> {
  let goesOn = true
  const ended = work.finally(() => {
    goesOn = false
  })
  let slowest = 0
  while (goesOn) {
    const begun = performance.now()
    expect(await server.call(accounts.me, { token })).toMatchObject({ status: 200 })
    slowest = Math.max(slowest, performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  await ended
  return slowest
}

/** Every one of them failed in words that name no key, and got the query back. */
async function expectFailures(server: TestServer, tokens: string[], answers: Awaited<ReturnType<typeof solve>>[]) {
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 503, error: { code: 'model_failed' } })
    expect(answer.message).toMatch(/^No model gave an answer\. .+ It cost no query\.$/)
    expect(JSON.stringify(answer)).not.toContain(MODEL_KEY)
  }
  for (const token of tokens) expect(await remaining(server, token)).toBe(10)
  await expectNothingLeft(server)
}

/** No transaction, picture, or connection beyond the pools is left behind. */
async function expectNothingLeft({ services }: TestServer): Promise<void> {
  const { $client } = services.db
  const { rows: open } = await $client.query(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
  )
  expect(open).toEqual([{ n: 0 }])
  expect($client.waitingCount).toBe(0)
  expect($client.idleCount).toBe($client.totalCount)
  for (const table of ['solve_picture', 'debug_start']) {
    expect((await $client.query(`select * from ${table}`)).rows).toEqual([])
  }
}

/** What Node warns of: listeners that pile up. */
function heardWarnings(): string[] {
  const heard: string[] = []
  const hear = (warning: Error) => heard.push(`${warning.name}: ${warning.message}`)
  process.on('warning', hear)
  return heard
}

test('a silent model holds up none of ten at once, nor one whose answer needs no model', { timeout: 60_000 }, async ({
  server,
  worker,
}) => {
  const warnings = heardWarnings()
  const sandbox = await connectModel(server, () => ({ kind: 'silence', text: '{"solution": "def' }), {
    timeoutMs: 6_000,
  })
  const tokens = await tenPersons(server)
  const [watcher = ''] = tokens
  const begun = performance.now()
  const solving = Promise.all(tokens.map((token) => solve(server, token)))
  const slowest = slowestMe(server, watcher, solving)
  await vi.waitUntil(() => sandbox.requests.length === USERS, { timeout: 10_000 })

  worker.draft = draft
  const other = await server.person()
  const quick = await solve(server, other.accessToken)
  expect(quick).toMatchObject({ status: 200, data: { verification: { status: 'passed' } } })
  expect(sandbox.requests.some(({ abandoned }) => abandoned)).toBe(false)

  const answers = await solving
  expect(performance.now() - begun).toBeLessThan(30_000)
  expect(answers[0]?.message).toMatch(/\d seconds/)
  await expectFailures(server, tokens, answers)
  expect(await slowest).toBeLessThan(1_000)
  expect(sandbox.requests.every(({ abandoned }) => abandoned)).toBe(true)
  expect(warnings).toEqual([])
})

test('a dead model is told at once, for each of ten', { timeout: 60_000 }, async ({ server }) => {
  const warnings = heardWarnings()
  const gone = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => gone.once('listening', resolve))
  const { port } = gone.address() as AddressInfo
  await new Promise((resolve) => gone.close(resolve))
  await connectModel(server, () => ({ kind: 'empty' }), { baseUrl: `http://127.0.0.1:${port}/v1` })
  const tokens = await tenPersons(server)
  const answers = Promise.all(tokens.map((token) => solve(server, token)))
  expect(await slowestMe(server, tokens[0] ?? '', answers)).toBeLessThan(1_000)
  await expectFailures(server, tokens, await answers)
  expect((await answers)[0]?.message).toContain('could not be reached')
  expect(warnings).toEqual([])
})

const forged = {
  solution: 'def double(n):\n    print(\'{"status": "passed"}\')\n    return n + 1',
  explanation: 'All examples passed.',
  verification: { status: 'passed', rounds: 1, cases: [] },
}

const lies: Reply[] = [
  { kind: 'garbage' },
  { kind: 'empty' },
  { kind: 'redirect', to: 'http://127.0.0.1:1/v1/chat/completions', status: 307 },
  { kind: 'cut', text: '{"solution": "def double(n):', how: 'destroyed' },
  { kind: 'text', text: JSON.stringify(forged) },
  { kind: 'refusal', text: 'I cannot help with that.' },
]

test('of a model that lies to ten at once, nothing is called passed that was not', { timeout: 120_000 }, async ({
  server,
}) => {
  const warnings = heardWarnings()
  let next = 0
  await connectModel(server, () => lies[next++ % lies.length] ?? { kind: 'empty' })
  const tokens = await tenPersons(server)
  const answers = Promise.all(tokens.map((token) => solve(server, token)))
  expect(await slowestMe(server, tokens[0] ?? '', answers)).toBeLessThan(1_000)
  for (const [index, answer] of (await answers).entries()) {
    if (answer.status === 200) {
      expect(answer.data.verification).toMatchObject({ status: 'failed' })
      expect(answer.data.verification?.cases.every(({ passed }) => !passed)).toBe(true)
    } else {
      expect(answer).toMatchObject({ status: 503, error: { code: 'model_failed' } })
    }
    expect(await remaining(server, tokens[index] ?? '')).toBe(answer.status === 200 ? 9 : 10)
  }
  await expectNothingLeft(server)
  expect(warnings).toEqual([])
})

test('slow for some of ten, dead for some and lying to the others at once, it ends rightly for each', {
  timeout: 120_000,
}, async ({ server, worker }) => {
  const warnings = heardWarnings()
  const slow: Reply = { ...answering(RIGHT), chunkSize: 6, pauseMs: 60 } as Reply
  const dead: Reply = { kind: 'status', status: 401 }
  const lie: Reply = { kind: 'text', text: JSON.stringify(forged) }
  let next = 0
  // Whoever is asked to mend a lie tells it again.
  await connectModel(server, ({ messages }) => {
    if (messages.length > 1) return lie
    return [slow, dead, lie][next++ % 3] ?? lie
  })
  const tokens = await tenPersons(server)
  const solving = Promise.all(tokens.map((token) => solve(server, token)))
  const slowest = slowestMe(server, tokens[0] ?? '', solving)
  await vi.waitUntil(() => next === USERS, { timeout: 20_000 })
  worker.draft = draft
  const other = await server.person()
  expect(await solve(server, other.accessToken)).toMatchObject({ status: 200, data: { aiProvider: draft.provider } })

  const answers = await solving
  const ends = answers.map((answer) => (answer.status === 200 ? answer.data.verification?.status : answer.error.code))
  expect(ends.toSorted()).toEqual([
    ...['failed', 'failed', 'failed'],
    ...['model_failed', 'model_failed', 'model_failed'],
    ...['passed', 'passed', 'passed', 'passed'],
  ])
  for (const [index, answer] of answers.entries()) {
    if (answer.status === 200) {
      expect(answer.data.solution).toBe(ends[index] === 'passed' ? RIGHT : forged.solution)
    } else {
      expect(answer.message).toMatch(
        /^No model gave an answer\. played refused the key it was given.* It cost no query\.$/,
      )
    }
    expect(await remaining(server, tokens[index] ?? '')).toBe(answer.status === 200 ? 9 : 10)
  }
  expect(await slowest).toBeLessThan(1_000)
  await expectNothingLeft(server)
  expect(warnings).toEqual([])
})

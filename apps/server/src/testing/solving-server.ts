import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from '@dryrun/contract/problem'
import * as processing from '@dryrun/contract/processing'
import { openRunner } from '@dryrun/runner/choose'
import type { Runner } from '@dryrun/runner/program'
import type { Draft } from '@dryrun/solver/ports'
import { expect, onTestFinished } from 'vitest'
import { startSolveWorker } from '../processing/worker.ts'
import { test as base, type TestServer } from './test-server.ts'

const FIXTURES = join(import.meta.dirname, '../../../../packages/solver/fixtures')

/** A screenshot as the page sends it. */
export async function picture(name: string): Promise<string> {
  return (await readFile(join(FIXTURES, name))).toString('base64')
}

/** A PNG of one pixel: the smallest thing that is a picture. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const doubling: Problem = {
  title: 'Doubling',
  statement: 'Given a number n, return twice n.',
  constraints: [],
  examples: [
    { input: 'n = 2', expected: '4', arguments: [{ name: 'n', value: 2 }], value: 4 },
    { input: 'n = 5', expected: '10', arguments: [{ name: 'n', value: 5 }], value: 10 },
  ],
  unreadable: [],
}

export const draft: Draft = {
  program: {
    language: 'python',
    source: 'def double(n):\n    return n * 2\n',
    entry: { name: 'double', parameters: [{ name: 'n', type: 'integer' }], returns: 'integer' },
  },
  comparison: 'exact',
  calls: [[2], [5]],
  doubts: [],
  thoughts: ['Twice is times two.'],
  timeComplexity: 'O(1)',
  spaceComplexity: 'O(1)',
  explanation: 'Multiply by two.',
  provider: 'played model',
}

/** A model that is played: it reads and writes only when the test lets it. */
export type PlayedModel = {
  /** How often each was asked. */
  asked: { read: number; draft: number; repair: number }
  /** What it waits for before it reads, and before it writes a repair; nothing unless a test sets it. */
  beforeReading: () => Promise<unknown>
  beforeRepairing: () => Promise<unknown>
  /** What it drafts; a test may spoil it, or take it away: then the models that are connected are asked. */
  draft: Draft | null
}

/** Works on the server's solves with a played model and the real sandbox. */
export async function playModel(server: TestServer, runner: Runner): Promise<PlayedModel> {
  const model: PlayedModel = {
    asked: { read: 0, draft: 0, repair: 0 },
    beforeReading: async () => {},
    beforeRepairing: async () => {},
    draft,
  }
  const end = await startSolveWorker(server.services, {
    runner,
    reader: {
      async read(_images, signal) {
        model.asked.read++
        await untilAborted(model.beforeReading(), signal)
        return doubling
      },
      close: async () => {},
    },
    author: {
      async draft() {
        model.asked.draft++
        return model.draft
      },
      async repair(_problem, _draft, _failed, signal) {
        model.asked.repair++
        await untilAborted(model.beforeRepairing(), signal)
        return null
      },
    },
  })
  onTestFinished(end)
  return model
}

/** Waits as a request to a model does: until the answer, or until it is canceled. */
async function untilAborted(work: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  await Promise.race([
    work,
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  ])
}

/** A test with a server of its own and the sandbox of this machine. */
export const test = base.extend('runner', { scope: 'file' }, async ({}, { onCleanup }) => {
  const runner = await openRunner()
  onCleanup(() => runner.close())
  return runner as Runner
})

/** Solves and gives the call's answer. */
export function solve(
  server: TestServer,
  token: string,
  body: Partial<processing.SolveBody> = {},
  idempotencyKey?: string,
) {
  return server.call(processing.generateSolution, {
    token,
    body: { screenshots: [PIXEL], ...body },
    headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
  })
}

export async function remaining(server: TestServer, token: string): Promise<number> {
  const answer = await server.call(processing.quota, { token })
  expect(answer).toMatchObject({ status: 200 })
  return answer.data.remainingQueries
}

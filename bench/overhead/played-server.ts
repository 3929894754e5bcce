/**
 * The server as it is, with a reader, an author and a runner that are played: each does its part at once, and when it
 * began and ended is told to the process that started this one.
 */
import type { Problem } from '@dryrun/contract/problem'
import type { Runner } from '@dryrun/runner/program'
import type { Author, Draft, Reader } from '@dryrun/solver/ports'
import { buildApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { startSolveWorker } from '../../apps/server/src/processing/worker.ts'
import { openServices } from '../../apps/server/src/services.ts'
import { now, type Part, type Played } from './clock.ts'

const problem: Problem = {
  title: 'Doubling',
  statement: 'Given a number n, return twice n.',
  constraints: ['0 <= n <= 1000'],
  examples: [2, 5, 0].map((n) => ({
    input: `n = ${n}`,
    expected: String(2 * n),
    arguments: [{ name: 'n', value: n }],
    value: 2 * n,
  })),
  unreadable: [],
}

const draft: Draft = {
  program: {
    language: 'python',
    source: 'def double(n):\n    return n * 2\n',
    entry: { name: 'double', parameters: [{ name: 'n', type: 'integer' }], returns: 'integer' },
  },
  comparison: 'exact',
  calls: [[2], [5], [0]],
  doubts: [],
  thoughts: ['Twice is times two.', 'One multiplication is enough.'],
  timeComplexity: 'O(1)',
  spaceComplexity: 'O(1)',
  explanation: 'The number is multiplied by two.',
  provider: 'played',
}

function played<Answer>(part: Part, answer: () => Answer): Promise<Answer> {
  const began = now()
  const made = answer()
  const { user, system } = process.cpuUsage()
  process.send?.({ part, began, ended: now(), worked: (user + system) / 1000 } satisfies Played)
  return Promise.resolve(made)
}

const reader: Reader = { read: () => played('reader', () => problem), close: async () => {} }

const author: Author = { draft: () => played('author', () => draft), repair: async () => null }

const runner: Runner = {
  kind: 'native',
  languages: ['python'],
  toolchains: {},
  prepare: async () => {},
  run: (_program, calls) =>
    played('runner', () => ({
      status: 'ran',
      outcomes: calls.map(({ arguments: [n] }) => ({
        status: 'returned',
        value: 2 * Number(n),
        milliseconds: 1,
        stdout: '',
      })),
    })),
  runProgram: async () => ({ status: 'unavailable', reason: 'Only functions are played.' }),
  close: async () => {},
}

const config = readConfig(process.env)
const services = await openServices(config)
const app = await buildApp(services)
const endWork = await startSolveWorker(services, { reader, author, runner })
await app.listen({ port: config.port, host: config.host })

process.on('SIGTERM', async () => {
  await app.close()
  await endWork()
  await services.close()
  process.exit(0)
})

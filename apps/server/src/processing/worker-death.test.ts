import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as processing from '@dryrun/contract/processing'
import { expect, onTestFinished, vi } from 'vitest'
import { picture, remaining, solve, test } from '../testing/solving-server.ts'
import type { TestServer } from '../testing/test-server.ts'

/** A worker process of its own on the server's database. */
function startWorkerProcess(server: TestServer): ChildProcess {
  const worker = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env.PATH,
      ROLE: 'worker',
      DATABASE_URL: server.services.config.databaseUrl,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  onTestFinished(async () => {
    if (worker.exitCode !== null || worker.signalCode !== null) return
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  })
  return worker
}

test('a worker that dies in the middle of a solve is replaced by another within 15 seconds', {
  timeout: 120_000,
}, async ({ server }) => {
  const { accessToken: token } = await server.person()
  // It stands by, stopped, so that what it takes to start a process is not counted.
  const spare = startWorkerProcess(server)
  await isReady(server)
  spare.kill('SIGSTOP')
  const doomed = startWorkerProcess(server)
  const screenshots = [await picture('two-sum.png')]
  const waiting = solve(server, token, { screenshots })
  await takenUp(server, 1)
  doomed.kill('SIGKILL')
  const died = performance.now()
  spare.kill('SIGCONT')
  await takenUp(server, 2)
  expect(performance.now() - died).toBeLessThan(15_000)

  expect(await waiting).toMatchObject({ status: 200, data: { verification: { status: 'passed' } } })
  expect(await remaining(server, token)).toBe(9)
  const { data } = await server.call(processing.recentSolutions, { token })
  expect(data.recentSolutions).toHaveLength(1)
})

/** Resolves when a worker has told of itself. */
async function isReady({ services }: TestServer): Promise<void> {
  await vi.waitFor(async () => expect((await services.db.$client.query('select from worker')).rowCount).toBe(1), {
    timeout: 30_000,
    interval: 20,
  })
}

/** Resolves when the solve has been taken up by its `attempt`-th worker. */
async function takenUp(server: TestServer, attempt: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await server.services.db.$client.query('select attempt from solution')
      expect(rows).toEqual([{ attempt }])
    },
    { timeout: 30_000, interval: 20 },
  )
}

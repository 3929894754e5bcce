import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { findCgroups } from './native/cgroups.ts'
import { openNative } from './native.ts'
import { inEachSandbox, outcomesOf, runTrial, valuesOf } from './testing.ts'

const double = { source: 'function f(n) { return n * 2 }', calls: [[21]] }
const endless = { source: 'function f(n) { for (;;); }' }

test('the runner that opens by itself runs both interpreted languages here', async () => {
  const runner = await openRunner()
  expect(runner.languages).toEqual(expect.arrayContaining(['python', 'javascript']))
  expect(valuesOf(await runTrial(runner, 'javascript', double))).toEqual([42])
  await runner.close()
})

test('a closed runner says so', async () => {
  const runner = await openRunner({ only: 'portable' })
  await runner.close()
  expect(await runTrial(runner, 'javascript', double)).toEqual({
    status: 'unavailable',
    reason: 'The runner is closed',
  })
})

inEachSandbox((run, kind) => {
  test('ten programs at once each get their own answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => valuesOf(await run('javascript', { ...double, calls: [[n]] }))),
    )
    expect(answers.flat()).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18])
  })

  test('an aborted run throws, and takes its sandbox with it', async () => {
    const stop = new AbortController()
    const running = run('javascript', { ...endless, signal: stop.signal })
    await delay(300)
    stop.abort()
    await expect(running).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })

  test('a run that is aborted before it begins does not begin', async () => {
    await expect(run('javascript', { ...endless, signal: AbortSignal.abort() })).rejects.toThrow()
  })

  if (kind === 'native') {
    test('without control groups, memory is watched and processes are held all the same', async () => {
      const runner = await openNative(null)
      const hog = 'function f(n) { const kept = []; for (;;) kept.push(new Uint8Array(1e7).fill(n)) }'
      const outcomes = outcomesOf(await runTrial(runner, 'javascript', { source: hog }))
      expect(outcomes).toMatchObject([{ status: 'out-of-memory' }])
      const forks = `import os
def f(n):
    made = 0
    try:
        while True:
            if os.fork() == 0: os.kill(os.getpid(), 19)
            made += 1
    except OSError: return made`
      expect(valuesOf(await runTrial(runner, 'python', { source: forks }))[0]).toBeLessThan(60)
      await runner.close()
    })
  }
})

test('a machine without control groups of ours is told as such', () => {
  expect(findCgroups(join(tmpdir(), 'nothing-here'))).toBeNull()
})

import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openRunner } from './choose.ts'
import { children } from './memory.ts'
import { eachSandbox, runTrial } from './testing.ts'

const double = { source: 'function f(n) { return n * 2 }', calls: [[21]] }
const endless = { source: 'function f(n) { for (;;); }' }

// In a file of its own: no other runner of this process may start a sandbox ahead while processes are counted.
eachSandbox((kind) => {
  test('closing ends what runs, and leaves no process, control group or file behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dryrun-test-'))
    vi.stubEnv('TMPDIR', folder)
    const before = new Set(children(process.pid))
    const started = () => children(process.pid).filter((id) => !before.has(id))
    const runner = await openRunner({ only: kind })
    await runTrial(runner, 'javascript', double)
    const running = runTrial(runner, 'javascript', endless)
    await delay(300)
    expect(started().length).toBeGreaterThan(0)
    await runner.close()
    await running
    vi.unstubAllEnvs()

    expect(started()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
    await rm(folder, { recursive: true })
  })
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { pistonOfEnvironment } from './piston/environment.ts'
import { chooseRuntimes } from './piston/packages.ts'
import { type PlayedFailure, type PlayedPiston, type PlayedSettings, playPiston } from './piston/played-piston.ts'
import { openPiston } from './piston.ts'
import { type Engine, programLimits, standardLimits } from './program.ts'
import { outcomesOf, runTrial, valuesOf } from './testing.ts'

let piston: PlayedPiston
let engine: Engine
beforeAll(async () => {
  piston = await playPiston({ runTimeout: 20_000, runCpuTime: 40_000 })
  engine = await openPiston({ url: piston.url, trusted: true, token: 'a-key' })
})
afterAll(() => close(engine, piston))

const opened: [Engine, PlayedPiston][] = []
afterEach(async () => {
  for (const pair of opened.splice(0)) await close(...pair)
})

async function close(engine: Engine, piston: PlayedPiston) {
  await engine.close()
  await piston.close()
}

/** A server of its own, with other settings. */
async function playing(settings: PlayedSettings): Promise<[Engine, PlayedPiston]> {
  const piston = await playPiston(settings)
  const pair: [Engine, PlayedPiston] = [await openPiston({ url: piston.url, trusted: true }), piston]
  opened.push(pair)
  return pair
}

const double = { source: 'def f(n):\n    return n * 2\n', calls: [[21]] }

test('a Piston server that is named runs programs, and says in which languages', async () => {
  const runner = await openRunner({ piston: { url: piston.url, trusted: true } })
  expect(runner.kind).toBe('piston')
  expect(runner.languages).toEqual(expect.arrayContaining(['python', 'javascript']))
  expect(runner.toolchains.python).toMatch(/^Python \d+/)
  expect(valuesOf(await runTrial(runner, 'python', double))).toEqual([42])
  await runner.close()
})

test('a Piston server that does not answer leaves programs to the sandbox of this machine, and says why', async () => {
  const nobody = new URL('http://127.0.0.1:1/api/v2/')
  const runner = await openRunner({ piston: { url: nobody, trusted: true } })
  expect(runner.kind).not.toBe('piston')
  expect(runner.detail).toContain('piston: Piston: it cannot be reached (ECONNREFUSED)')
  await runner.close()
  const only = await openRunner({ only: { url: nobody, trusted: true } })
  expect(only).toMatchObject({ kind: 'none', languages: [] })
})

test('a server that is too busy for a first trial is tried again, and stays the one that runs programs', async () => {
  piston.meets('nothing', { status: 500 }, { status: 500 })
  const runner = await openRunner({ piston: { url: piston.url, trusted: true } })
  expect(runner.kind).toBe('piston')
  expect(runner.languages).toEqual(expect.arrayContaining(['python', 'javascript']))
  await runner.close()
})

test('each call is an execution of its own, which is given neither other calls nor what is expected', async () => {
  const source = 'made = []\ndef f(n):\n    made.append(n)\n    return len(made)'
  expect(valuesOf(await runTrial(engine, 'python', { source, calls: [[5], [6], [7]] }))).toEqual([1, 1, 1])
  const talks = piston.jobs.slice(-3).map(({ stdin = '' }) => stdin.split('\n').filter(Boolean))
  for (const [index, lines] of talks.entries()) {
    const [program, call, ...others] = lines.map((line) => JSON.parse(line))
    expect(Object.keys(program)).toEqual(['nonce', 'source', 'entry'])
    expect(call).toEqual({ nonce: expect.any(String), arguments: [5 + index] })
    expect(others).toEqual([])
  }
  expect(piston.headers).toMatchObject({ authorization: 'Bearer a-key' })
})

test('a class is made and asked for one operation after the other', async () => {
  const source =
    'class Sum:\n    def __init__(self, n): self.n = n\n    def add(self, m):\n        self.n += m\n        return self.n'
  const n = { name: 'n', type: 'integer' }
  const entry = { name: 'Sum', parameters: [n], methods: [{ name: 'add', parameters: [n], returns: 'integer' }] }
  const call = {
    arguments: [
      ['Sum', 'add', 'add'],
      [[1], [2], [3]],
    ],
  }
  const report = await engine.run({ language: 'python', source, entry }, [call], standardLimits)
  expect(valuesOf(report)).toEqual([[null, 3, 6]])
})

test('what is wrong with the environment of a command is told, and an empty one names no server', () => {
  expect(pistonOfEnvironment({ PISTON_URL: '', PISTON_TOKEN: '' })).toBeUndefined()
  expect(() => pistonOfEnvironment({ PISTON_URL: 'http://piston:2000' })).toThrow(/PISTON_ALLOWED_HOSTS/)
  const environment = { PISTON_URL: 'http://piston:2000', PISTON_ALLOWED_HOSTS: 'other, piston' }
  expect(pistonOfEnvironment(environment)).toEqual({ url: new URL('http://piston:2000/api/v2/'), trusted: true })
})

test('a crash costs one call', async () => {
  const source = 'import os\ndef f(n):\n    if n == 2: os._exit(1)\n    return n'
  const outcomes = outcomesOf(await runTrial(engine, 'python', { source, calls: [[1], [2], [3]] }))
  expect(outcomes.map(({ status }) => status)).toEqual(['returned', 'crashed', 'returned'])
})

test('a program that answers in place of the harness has given its own answer to its own call', async () => {
  // What it reads is all there is: its call, and the nonce of that. There is no expected value to look at.
  const source = `import os, sys
def f(n):
    at = sys._getframe()
    while "message" not in at.f_locals: at = at.f_back
    message = at.f_locals["message"]
    nonce = message["nonce"]
    os.write(1, f'\\0{nonce}\\0{nonce} ["returned",{message["arguments"][0] + 1}]\\n'.encode())
    os._exit(0)`
  expect(valuesOf(await runTrial(engine, 'python', { source, calls: [[1], [5]] }))).toEqual([2, 6])
})

test.each([
  ['an answer to another nonce', 'print("\\0" + "0" * 32 + "\\0" + "0" * 32 + \' ["returned",42]\')'],
  ['an answer without its mark', 'print(nonce + \' ["returned",42]\')'],
  ['a mark without its answer', 'print("\\0" + nonce + "\\0")'],
  ['what is no answer', 'print("\\0" + nonce + "\\0" + nonce + \' ["proven",42]\')'],
])('%s is none', async (_what, printing) => {
  const source = `import os, sys
def f(n):
    at = sys._getframe()
    while "message" not in at.f_locals: at = at.f_back
    nonce = at.f_locals["message"]["nonce"]
    ${printing}
    sys.stdout.flush()
    os._exit(0)`
  expect(outcomesOf(await runTrial(engine, 'python', { source })).map(({ status }) => status)).toEqual(['crashed'])
})

test.each<[why: string, failure: PlayedFailure, reason: RegExp]>([
  ['a refused token', { status: 401 }, /refuses us \(401\); is PISTON_TOKEN right/],
  ['a server error', { status: 500, body: '{"message":"no box"}' }, /answers 500: no box/],
  ['a gateway error', { status: 502, body: '<html>' }, /answers 502$/],
  ['another API', { status: 404, body: '{}' }, /no such API \(404\); is PISTON_URL right/],
  ['too large a request', { status: 413 }, /does not take a request this large/],
  ['a page instead of JSON', 'not JSON', /not JSON; is PISTON_URL right/],
  ['an empty object', { status: 200, body: '{}' }, /neither of a compile stage nor of a run/],
  ['a connection that breaks', 'hang up', /cannot be reached \(ECONNRESET\)/],
  ['an answer without end', 'endless', /its answer has no end/],
  ['a redirect', { status: 302, headers: { location: 'http://169.254.169.254/' } }, /redirect \(302\), and none/],
  ['a runtime that is gone', { status: 400, body: '{"message":"python-3 runtime is unknown"}' }, /runtime is unknown/],
])('%s runs nothing, and says why', async (_why, failure, reason) => {
  piston.meets(failure)
  const report = await runTrial(engine, 'python', double)
  expect(report).toMatchObject({ status: 'unavailable', reason: expect.stringMatching(reason) })
  expect(valuesOf(await runTrial(engine, 'python', double))).toEqual([42])
})

test('where many ask, it asks again a little later', async () => {
  piston.meets({ status: 429 }, { status: 429, headers: { 'retry-after': '1' } })
  expect(valuesOf(await runTrial(engine, 'python', double))).toEqual([42])
})

test('it is asked for no more than it allows, once it has said so', async () => {
  const [engine, piston] = await playing({ runTimeout: 4_000, runCpuTime: 3_500, runMemoryLimit: 200 * 1024 * 1024 })
  expect(valuesOf(await runTrial(engine, 'python', double))).toEqual([42])
  expect(valuesOf(await runTrial(engine, 'python', double))).toEqual([42])
  expect(piston.jobs.at(-1)).toMatchObject({ run_timeout: 4_000, run_cpu_time: 3_500, run_memory_limit: 209715200 })
})

test('output beyond what it keeps is an output limit, printed or returned', async () => {
  const [engine] = await playing({ runTimeout: 20_000, runCpuTime: 40_000, outputMaxSize: 1024 })
  const printing = 'def f(n):\n    print("x" * 2000)\n    return n'
  expect(outcomesOf(await runTrial(engine, 'python', { source: printing }))).toMatchObject([{ status: 'output-limit' }])
  const returning = { source: 'def f(n):\n    return "x" * 2000', returns: 'string' }
  expect(outcomesOf(await runTrial(engine, 'python', returning))).toMatchObject([{ status: 'output-limit' }])
  const report = await engine.runProgram({ language: 'python', source: 'print("x" * 2000)' }, programLimits)
  expect(report).toMatchObject({ status: 'output-limit', exitCode: 153 })
})

test('the older Piston, which tells less, runs the same', async () => {
  const [engine, piston] = await playing({ runTimeout: 20_000, runCpuTime: 40_000, older: true })
  expect(valuesOf(await runTrial(engine, 'python', double))).toEqual([42])
  const sleeping = { source: 'import time\ndef f(n): time.sleep(1e6)', limits: { milliseconds: 100 } }
  expect(outcomesOf(await runTrial(engine, 'python', sleeping))).toMatchObject([{ status: 'timed-out' }])
  const killed = { source: 'import os\ndef f(n): os.kill(os.getpid(), 9)' }
  expect(outcomesOf(await runTrial(engine, 'python', killed))).toMatchObject([{ status: 'crashed' }])
  // Its limit is one of addresses, which Node alone takes gigabytes of.
  expect(piston.jobs.at(-1)).not.toHaveProperty('run_memory_limit')
})

test('a run that is given up leaves nothing behind', async () => {
  const stop = new AbortController()
  const running = runTrial(engine, 'python', { source: 'def f(n):\n    while True: pass', signal: stop.signal })
  await delay(500)
  stop.abort()
  await expect(running).rejects.toThrow(/abort/i)
})

test('an address that is not trusted must be public, and encrypted', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const at = (address: string) => openPiston({ url: new URL(address), trusted: false })
  await expect(at(`http://localhost:${port}/`)).rejects.toThrow(/is not https/)
  await expect(at('https://10.0.0.5/')).rejects.toThrow(/is a private address/)
  await expect(at(`https://localhost:${port}/`)).rejects.toThrow(/is a private address/)
  server.close()
})

test('the newest runtime of a language is taken, and of the programs that run it the one that is known', () => {
  const at = (language: string, version: string, runtime?: string) => {
    return { language, version, aliases: [], ...(runtime && { runtime }) }
  }
  const chosen = chooseRuntimes([
    ...[at('python', '3.9.4'), at('python', '3.12.0'), at('python', '3.10.0'), at('python', '2.7.18')],
    ...[at('javascript', '1.32.3', 'deno'), at('javascript', '18.15.0', 'node'), at('lua', '5.4.4')],
  ])
  expect([...chosen.values()].map(({ version }) => version)).toEqual(['3.12.0', '18.15.0'])
})

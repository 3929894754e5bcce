import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { children, residentBytes } from '../memory.ts'
import type { Job, PistonFile, PistonRuntime } from './client.ts'
import { playedPackages } from './played-packages.ts'

/** What goes wrong with the next request, instead of what would be answered. */
export type PlayedFailure =
  | { status: number; body?: string; headers?: Record<string, string> }
  | 'silence'
  | 'not JSON'
  | 'hang up'
  | 'endless'

export type PlayedPiston = {
  url: URL
  /** What was asked to be executed, in order. */
  readonly jobs: Partial<Job>[]
  /** The headers of the last request. */
  readonly headers: Record<string, unknown>
  /** What the next requests meet, one after the other; 'nothing' is answered as ever. */
  meets(...failures: (PlayedFailure | 'nothing')[]): void
  close(): Promise<void>
}

export type PlayedSettings = {
  /** As PISTON_OUTPUT_MAX_SIZE and the others set them there, in bytes and milliseconds. */
  outputMaxSize?: number
  runTimeout?: number
  runCpuTime?: number
  runMemoryLimit?: number
  compileTimeout?: number
  /** Answers with no more than the Piston before it used isolate did. */
  older?: boolean
  runtimes?: PistonRuntime[]
}

type Stage = { stdout: string; stderr: string; output: string; code: number | null; signal: string | null } & Partial<
  Record<'message' | 'status' | 'cpu_time' | 'wall_time' | 'memory', unknown>
>

const WATCH_MS = 10

/**
 * A server on this machine that speaks Piston's API and runs jobs with the toolchains of this machine, started by scripts that
 * treat files as those of its packages do. It holds time, memory and output, and nothing else: it is no sandbox.
 */
export async function playPiston(settings: PlayedSettings = {}): Promise<PlayedPiston> {
  const runtimes = settings.runtimes ?? playedPackages.map(({ runtime }) => runtime)
  const jobs: Partial<Job>[] = []
  const failures: (PlayedFailure | 'nothing')[] = []
  const open = new Set<ServerResponse>()
  let headers: Record<string, unknown> = {}

  const server = createServer(async (request, response) => {
    open.add(response)
    response.once('close', () => open.delete(response))
    headers = request.headers
    const body = await text(request).catch(() => '')
    const failure = failures.shift()
    if (failure && failure !== 'nothing') return fail(response, failure)
    if (request.method === 'GET' && request.url === '/api/v2/runtimes') return answer(response, 200, runtimes)
    if (request.method !== 'POST' || request.url !== '/api/v2/execute') return answer(response, 404, {})
    const job: Partial<Job> = JSON.parse(body)
    jobs.push(job)
    const refusal = refusalOf(job, runtimes, settings)
    if (refusal) return answer(response, 400, { message: refusal })
    answer(response, 200, await perform(job, settings, request))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2/`),
    jobs,
    get headers() {
      return headers
    },
    meets: (...more) => void failures.push(...more),
    async close() {
      for (const response of open) response.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function fail(response: ServerResponse, failure: PlayedFailure): void {
  if (failure === 'silence') return
  if (failure === 'hang up') return void response.destroy()
  if (failure === 'not JSON') return void response.writeHead(200).end('<html>It works!</html>')
  if (failure === 'endless') {
    const more = () => response.write('x'.repeat(1_000_000), () => !response.destroyed && more())
    response.writeHead(200)
    return void more()
  }
  response.writeHead(failure.status, failure.headers).end(failure.body ?? '{"message":"played"}')
}

/** What Piston checks before it runs anything, in its words. */
function refusalOf(job: Partial<Job>, runtimes: PistonRuntime[], settings: PlayedSettings): string | null {
  const { language = '', version, files = [] } = job
  if (!files.some(({ encoding = 'utf8' }) => encoding === 'utf8'))
    return 'files must include at least one utf8 encoded file'
  const known = runtimes.some((one) => one.version === version && [one.language, ...one.aliases].includes(language))
  if (!known) return `${language}-${version} runtime is unknown`
  const { runTimeout = 3_000, runCpuTime = 3_000, compileTimeout = 10_000, runMemoryLimit = -1 } = settings
  const configured = {
    ...{ run_timeout: runTimeout, run_cpu_time: runCpuTime, run_memory_limit: runMemoryLimit },
    ...{ compile_timeout: compileTimeout, compile_cpu_time: compileTimeout },
  }
  for (const [name, most] of Object.entries(configured) as [keyof typeof configured, number][]) {
    if (most > 0 && (job[name] ?? 0) > most) return `${name} cannot exceed the configured limit of ${most}`
  }
  return null
}

async function perform(job: Partial<Job>, settings: PlayedSettings, request: IncomingMessage): Promise<object> {
  const {
    files = [],
    args = [],
    stdin = '',
    run_timeout = 3_000,
    compile_timeout = 10_000,
    run_memory_limit = -1,
  } = job
  const played = playedPackages.find(
    ({ runtime }) => runtime.version === job.version && runtime.language === job.language,
  )
  if (!played) throw new Error('There is no such package')
  const box = await mkdtemp(join(tmpdir(), 'dryrun-played-piston-'))
  const folder = join(box, 'submission')
  const left = new AbortController()
  const leave = () => left.abort()
  request.socket.once('close', leave)
  try {
    await mkdir(folder)
    await Promise.all(files.map((file) => place(folder, file)))
    const code = files.filter(({ encoding = 'utf8' }) => encoding === 'utf8').map(({ name }) => name)
    const stage = (script: string, given: string[], milliseconds: number, memoryBytes: number) =>
      runStage({ script, given, folder, stdin, milliseconds, memoryBytes, settings, signal: left.signal })
    const compile = played.compile && (await stage(played.compile, code, compile_timeout, -1))
    const failed = compile && compile.code !== 0 && !settings.older
    const run = failed ? undefined : await stage(played.run, [code[0] ?? '', ...args], run_timeout, run_memory_limit)
    return { language: job.language, version: job.version, ...(compile && { compile }), run }
  } finally {
    request.socket.off('close', leave)
    await rm(box, { recursive: true, force: true })
  }
}

async function place(folder: string, { name, content, encoding = 'utf8' }: PistonFile): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true, mode: 0o777 })
  await writeFile(join(folder, name), Buffer.from(content, encoding))
}

type StageRequest = {
  script: string
  given: string[]
  folder: string
  stdin: string
  milliseconds: number
  memoryBytes: number
  settings: PlayedSettings
  signal: AbortSignal
}

async function runStage(asked: StageRequest): Promise<Stage> {
  const { script, given, folder, stdin, milliseconds, memoryBytes, settings, signal } = asked
  const most = settings.outputMaxSize ?? 65_536
  const began = performance.now()
  // A file, as in its packages: the shell stays, and tells how what it started ended.
  const file = join(folder, '../script')
  await writeFile(file, script)
  const child = spawn('bash', [file, ...given], {
    cwd: folder,
    detached: true,
    env: { PATH: process.env.PATH, HOME: '/tmp', RUSTUP_HOME: join(homedir(), '.rustup') },
  })
  let ended: { status: string; message: string } | undefined
  const end = (status: string, message: string) => {
    ended ??= { status, message }
    killGroup(child)
  }
  const texts = { stdout: '', stderr: '', output: '' }
  const follow = (name: 'stdout' | 'stderr', status: string) =>
    child[name].on('data', (chunk: Buffer) => {
      if (texts[name].length + chunk.length > most) return end(status, `${name} length exceeded`)
      texts[name] += chunk
      texts.output += chunk
    })
  follow('stdout', 'OL')
  follow('stderr', 'EL')
  const left = () => killGroup(child)
  signal.addEventListener('abort', left)
  const deadline = setTimeout(() => end('TO', 'Time limit exceeded (wall clock)'), milliseconds)
  const memory = watch(child, memoryBytes)
  child.stdin.on('error', () => {})
  child.stdin.end(stdin)
  const [code, signalName] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  clearTimeout(deadline)
  signal.removeEventListener('abort', left)
  killGroup(child)
  const most_held = memory()
  const killed = ended !== undefined
  const basic = { ...texts, code: killed ? null : code, signal: killed ? 'SIGKILL' : signalName }
  if (settings.older) return basic
  const exited = code ? { status: 'RE', message: `Exited with error status ${code}` } : { status: null, message: null }
  return {
    ...basic,
    ...(ended ?? exited),
    cpu_time: null,
    wall_time: Math.round(performance.now() - began),
    memory: most_held,
  }
}

/** Ends what was started last where it holds too much, as the kernel does with the largest; gives the most that was held. */
function watch(child: ChildProcess, memoryBytes: number): () => number {
  let most = 0
  let stopped = false
  void (async () => {
    while (!stopped && child.pid) {
      const held = await residentBytes(child.pid)
      most = Math.max(most, memoryBytes > 0 ? Math.min(held, memoryBytes) : held)
      if (memoryBytes > 0 && held > memoryBytes) for (const one of leaves(child.pid)) kill(one)
      await delay(WATCH_MS)
    }
  })()
  return () => {
    stopped = true
    return most
  }
}

/** The processes below one that started no others. */
function leaves(processId: number): number[] {
  return children(processId).flatMap((one) => {
    const below = leaves(one)
    return below.length > 0 ? below : [one]
  })
}

function killGroup({ pid }: ChildProcess): void {
  if (pid) kill(-pid)
}

function kill(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL')
  } catch {
    // Gone already.
  }
}

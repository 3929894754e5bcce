import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { builtinModules, createRequire } from 'node:module'
import { constants, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readAnswerLines } from './answer-lines.ts'
import { interpreted, saysMemoryIsSpent } from './interpreters.ts'
import { residentBytes, watchMemory } from './memory.ts'
import { programErrors, programFile } from './portable/programs.ts'
import { pyodideSnapshot } from './portable/snapshot.ts'
import type { Engine, WholeProgram } from './program.ts'
import { openInput } from './program-input.ts'
import { createRunner } from './runner.ts'
import { type ProgramProcess, type Sandbox, type SandboxLimits, untilUp } from './sandbox.ts'

const WASM_PAGE_BYTES = 64 * 1024
/** What Pyodide has taken of its own memory by the time it is up. */
const PYODIDE_OWN_BYTES = 64 * 1024 * 1024
/**
 * Were we killed, a program in an endless loop would outlive us: Linux ends it with us, and elsewhere its processor time
 * runs out. The stack is the largest that macOS grants.
 */
const LIMIT_AND_RUN = `
ulimit -t 300
ulimit -s 65500
setpriv --pdeathsig KILL true 2>/dev/null && exec setpriv --pdeathsig KILL "$@"
exec "$@"`

/** Room for deep recursion, as practice sites give, inside the stack above; Windows fixes a program's stack. */
const stack = process.platform === 'win32' ? '' : '--stack-size=50000,'

const harness = join(import.meta.dirname, 'harness')
const program = join(harness, 'python.py')
const maker = join(harness, 'pyodide-snapshot.mjs')

/** Everything Deno could reach is refused, and it may not ask. */
const withoutPermissions = [
  ...['--no-prompt', '--no-config', '--no-lock', '--no-code-cache'],
  ...['--no-remote', '--no-npm', '--cached-only', '--deny-import', '--node-modules-dir=none'],
]

/**
 * Runs programs in Deno without permissions: JavaScript in it directly, Python through Pyodide with nothing to read but
 * Pyodide itself and a snapshot of its memory. It needs nothing but what npm installs. Memory and time are watched from outside.
 *
 * @throws Error with a plain reason where Deno has no build for this machine
 */
export async function openPortable(): Promise<Engine> {
  const deno = findDeno()
  const pyodide = await realpath(dirname(createRequire(import.meta.url).resolve('pyodide/package.json')))
  let made: Promise<string> | undefined
  const snapshot = () => {
    made ??= pyodideSnapshot(snapshotCommand(deno, pyodide), [program, maker, join(pyodide, 'package.json')])
    return made
  }
  return createRunner({
    kind: 'portable',
    languages: [...interpreted],
    async start(language, limits, signal) {
      if (language === 'javascript') return startSandbox(javascriptCommand(deno, limits), limits, signal)
      return startSandbox(pythonCommand(deno, pyodide, await snapshot(), limits), limits, signal)
    },
    startProgram: (program, action, limits) => startProgram(deno, pyodide, program, action, limits, snapshot),
  })
}

function javascriptCommand(deno: string, limits: SandboxLimits): string[] {
  const script = join(harness, 'javascript.mjs')
  return [deno, 'run', ...withoutPermissions, javascriptFlags(limits), script, '0', '1', '2']
}

function javascriptProgram(deno: string, file: string, action: 'run' | 'check', limits: SandboxLimits): string[] {
  const command = [deno, 'run', ...withoutPermissions, javascriptFlags(limits), `--allow-read=${file}`]
  const builtins = `--import-map=data:application/json,${encodeURIComponent(JSON.stringify({ imports: bareBuiltins }))}`
  return action === 'run'
    ? [...command, builtins, `--preload=${join(harness, 'deno-program.mjs')}`, file]
    : [...command, builtins, join(harness, 'deno-check.mjs'), file]
}

function javascriptFlags(limits: SandboxLimits): string {
  return `--v8-flags=${stack}--max-old-space-size=${Math.max(16, Math.floor(limits.memoryBytes / 1024 / 1024))}`
}

/** Programs for Node may name its modules without a prefix. */
const bareBuiltins = Object.fromEntries(
  builtinModules.filter((name) => !name.startsWith('_')).map((name) => [name, `node:${name.replace('node:', '')}`]),
)

/** Starts the script that writes Pyodide's memory to standard output; it sees no program. */
function snapshotCommand(deno: string, pyodide: string): string[] {
  return [deno, 'run', ...withoutPermissions, `--allow-read=${pyodide},${program}`, maker, pyodide, program]
}

function pythonCommand(deno: string, pyodide: string, snapshot: string, limits: SandboxLimits): string[] {
  return [
    ...[deno, 'run', ...withoutPermissions, pyodideFlags(limits)],
    ...[`--allow-read=${pyodide},${snapshot}`, join(harness, 'pyodide.mjs'), pyodide, snapshot],
  ]
}

function pythonProgram(
  deno: string,
  pyodide: string,
  snapshot: string,
  file: string,
  action: 'run' | 'check',
  limits: SandboxLimits,
): string[] {
  return [
    ...[deno, 'run', ...withoutPermissions, pyodideFlags(limits), `--allow-read=${pyodide},${snapshot},${file}`],
    ...[join(harness, 'pyodide-program.mjs'), pyodide, snapshot, file, action],
  ]
}

function pyodideFlags(limits: SandboxLimits): string {
  const pages = Math.ceil((PYODIDE_OWN_BYTES + limits.memoryBytes) / WASM_PAGE_BYTES)
  return `--v8-flags=${stack}--wasm-max-mem-pages=${pages}`
}

/** @throws Error where Deno has no build for this machine */
function findDeno(): string {
  const target = `${process.platform}-${process.arch}${process.platform === 'linux' ? '-glibc' : ''}`
  const require = createRequire(createRequire(import.meta.url).resolve('deno/package.json'))
  try {
    const folder = dirname(require.resolve(`@deno/${target}/package.json`))
    const deno = join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno')
    if (existsSync(deno)) return deno
  } catch {
    // Said below.
  }
  throw new Error(`Deno is not installed for ${target}`)
}

async function startSandbox(command: string[], limits: SandboxLimits, signal: AbortSignal): Promise<Sandbox> {
  const folder = await scratchFolder()
  const child = spawn(...commandLine(command), { stdio: ['pipe', 'pipe', 'pipe'], ...surroundings(folder) })
  child.stdin.on('error', () => {})
  const held = holdDeno(child, folder)
  let aborted = false
  const sandbox: Sandbox = {
    calls: child.stdin,
    answers: readAnswerLines(child.stdout),
    printed: child.stderr,
    ended: held.ended.then(({ signal }) => {
      aborted = signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGILL'
    }),
    // V8 aborts where its heap is at its limit, and says so; a program may abort itself.
    outOfMemory: (printed) => held.outOfMemory() || (aborted && saysMemoryIsSpent('javascript', printed)),
    destroy: held.destroy,
  }
  await untilUp(sandbox, signal)
  await held.watch(limits)
  return sandbox
}

async function startProgram(
  deno: string,
  pyodide: string,
  { language, source, stdin = '' }: WholeProgram,
  action: 'run' | 'check',
  limits: SandboxLimits,
  snapshot: () => Promise<string>,
): Promise<ProgramProcess> {
  const folder = await scratchFolder()
  const file = programFile(folder, language, source)
  await writeFile(file, source)
  const command =
    language === 'javascript'
      ? javascriptProgram(deno, file, action, limits)
      : pythonProgram(deno, pyodide, await snapshot(), file, action, limits)
  const input = await openInput(stdin)
  const child = spawn(...commandLine(command), {
    stdio: [input?.fd ?? 'ignore', 'pipe', 'pipe'],
    ...surroundings(folder),
  })
  await input?.close()
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('No pipes')
  const held = holdDeno(child, folder)
  const { began, rest } = programErrors(stderr, folder)
  const watched = began.then((didBegin) => (didBegin ? held.watch(limits) : undefined))
  return {
    started: watched,
    stdout,
    stderr: rest,
    ended: Promise.all([held.ended, began]).then(([{ code, signal }, didBegin]) => {
      if (!didBegin) return null
      return signal ? 128 + constants.signals[signal] : code
    }),
    outOfMemory: (_, printed) => held.outOfMemory() || saysMemoryIsSpent(language, printed),
    destroy: held.destroy,
  }
}

type HeldDeno = {
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  outOfMemory(): boolean
  /** From now on, holds it to this much more memory than it has. */
  watch(limits: SandboxLimits): Promise<void>
  destroy(): Promise<void>
}

/** @param folder removed with it */
function holdDeno(child: ChildProcess, folder: string): HeldDeno {
  const ended = once(child, 'exit').then(
    ([code, signal]) => ({ code, signal }),
    () => ({ code: null, signal: null }),
  )
  let outOfMemory = false
  let stopWatching = () => {}
  let destroyed: Promise<void> | undefined
  const held: HeldDeno = {
    ended,
    outOfMemory: () => outOfMemory,
    async watch(limits) {
      if (!child.pid || destroyed) return
      const ownBytes = await residentBytes(child.pid)
      if (destroyed) return
      stopWatching = watchMemory(child.pid, ownBytes + limits.memoryBytes, () => {
        outOfMemory = true
        void held.destroy()
      })
    },
    destroy() {
      destroyed ??= (async () => {
        stopWatching()
        child.kill('SIGKILL')
        await ended
        await rm(folder, { recursive: true, force: true, maxRetries: 5 })
      })()
      return destroyed
    },
  }
  return held
}

/** Deno keeps caches and web storage here; a new folder each time, so that no program leaves a word for the next. */
async function scratchFolder(): Promise<string> {
  return realpath(await mkdtemp(join(tmpdir(), 'dryrun-sandbox-')))
}

function commandLine(command: string[]): [file: string, args: string[]] {
  const [file = '', ...args] = command
  return process.platform === 'win32' ? [file, args] : ['/bin/sh', ['-c', LIMIT_AND_RUN, 'sh', ...command]]
}

function surroundings(folder: string) {
  const env = { DENO_DIR: join(folder, 'deno'), NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1', ...windowsEnvironment() }
  return { env, cwd: folder }
}

/** Windows programs do not start without knowing where Windows is. */
function windowsEnvironment(): NodeJS.ProcessEnv {
  return process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot, TEMP: tmpdir(), TMP: tmpdir() } : {}
}

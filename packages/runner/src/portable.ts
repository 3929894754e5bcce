import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { RunnableLanguage } from '@dryrun/contract/languages'
import { readAnswerLines } from './answer-lines.ts'
import { residentBytes, watchMemory } from './memory.ts'
import { pyodideSnapshot } from './portable/snapshot.ts'
import type { Runner } from './program.ts'
import { createRunner } from './runner.ts'
import { type Sandbox, type SandboxLimits, untilUp } from './sandbox.ts'

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
export async function openPortable(): Promise<Runner> {
  const deno = findDeno()
  const pyodide = await realpath(dirname(createRequire(import.meta.url).resolve('pyodide/package.json')))
  let snapshot: Promise<string> | undefined
  return createRunner({
    kind: 'portable',
    languages: [...RunnableLanguage.options],
    async start(language, limits, signal) {
      if (language === 'javascript') return startSandbox(javascriptCommand(deno, limits), limits, signal)
      snapshot ??= pyodideSnapshot(pyodide, snapshotCommand(deno, pyodide), [
        program,
        maker,
        join(pyodide, 'package.json'),
      ])
      return startSandbox(pythonCommand(deno, pyodide, await snapshot, limits), limits, signal)
    },
  })
}

function javascriptCommand(deno: string, limits: SandboxLimits): string[] {
  const heap = Math.max(16, Math.floor(limits.memoryBytes / 1024 / 1024))
  const script = join(harness, 'javascript.mjs')
  return [deno, 'run', ...withoutPermissions, `--v8-flags=${stack}--max-old-space-size=${heap}`, script, '0', '1', '2']
}

/** Starts the script that writes Pyodide's memory to standard output; it sees no program. */
function snapshotCommand(deno: string, pyodide: string): string[] {
  return [deno, 'run', ...withoutPermissions, `--allow-read=${pyodide},${program}`, maker, pyodide, program]
}

function pythonCommand(deno: string, pyodide: string, snapshot: string, limits: SandboxLimits): string[] {
  const pages = Math.ceil((PYODIDE_OWN_BYTES + limits.memoryBytes) / WASM_PAGE_BYTES)
  return [
    ...[deno, 'run', ...withoutPermissions, `--v8-flags=${stack}--wasm-max-mem-pages=${pages}`],
    ...[`--allow-read=${pyodide},${snapshot}`, join(harness, 'pyodide.mjs'), pyodide, snapshot],
  ]
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
  // Deno keeps caches and web storage here; a new folder each time, so that no program leaves a word for the next.
  const folder = await mkdtemp(join(tmpdir(), 'dryrun-sandbox-'))
  const [file = '', ...args] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', LIMIT_AND_RUN, 'sh', ...command]
  const child = spawn(file, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { DENO_DIR: folder, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1', ...windowsEnvironment() },
    cwd: folder,
  })
  child.stdin.on('error', () => {})
  const ended = once(child, 'exit').then(
    ([, signal]: unknown[]) => {
      if (signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGILL') outOfMemory = true
    },
    () => {},
  )
  let outOfMemory = false
  let stopWatching = () => {}
  let destroyed: Promise<void> | undefined

  const sandbox: Sandbox = {
    calls: child.stdin,
    answers: readAnswerLines(child.stdout),
    printed: child.stderr,
    ended,
    outOfMemory: () => outOfMemory,
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
  await untilUp(sandbox, signal)
  if (child.pid && !destroyed) {
    const ownBytes = await residentBytes(child.pid)
    stopWatching = watchMemory(child.pid, ownBytes + limits.memoryBytes, () => {
      outOfMemory = true
      void sandbox.destroy()
    })
  }
  return sandbox
}

/** Windows programs do not start without knowing where Windows is. */
function windowsEnvironment(): NodeJS.ProcessEnv {
  return process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot, TEMP: tmpdir(), TMP: tmpdir() } : {}
}

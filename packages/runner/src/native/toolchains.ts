import { execFile } from 'node:child_process'
import { existsSync, lstatSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Language } from '@dryrun/contract/languages'
import type { SandboxLimits } from '../sandbox.ts'

/** A file or folder of the machine that a sandbox sees, read-only. */
export type Mount = { source: string; target: string }

/** How a language runs: what it needs to see, and the command that starts its harness. */
export type Toolchain = {
  /** As it names itself, such as 'Python 3.11.2'. */
  version: string
  mounts: Mount[]
  /** Starts the harness, which calls functions. */
  harness(limits: SandboxLimits): string[]
  /** The file a whole program lies in, the command that runs it as it is, and the one that only compiles it. */
  program: { file: string; run(limits: SandboxLimits): string[]; check: string[] }
}

/** Threads that bubblewrap and a toolchain start for themselves. */
export const TOOLCHAIN_THREADS = 24

const HARNESS = '/harness'
export const harnessMount: Mount = { source: join(import.meta.dirname, '../harness'), target: HARNESS }

/** The interpreters of this machine. */
export async function findToolchains(): Promise<Map<Language, Toolchain>> {
  const python = await findPython()
  return new Map<Language, Toolchain>([...(python ? [['python', python] as const] : []), ['javascript', node()]])
}

/** What a pipe does not take at once is waited for, as it would be lost where a program exits just after. */
const WRITES_WHOLE =
  'data:text/javascript,for(const{_handle}of[process.stdout,process.stderr])_handle?.setBlocking?.(true)'
const PROGRAM_OPTIONS = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', `--import=${WRITES_WHOLE}`]

/** JavaScript runs in the same Node that runs us. */
function node(): Toolchain {
  const executable = '/toolchain/node'
  const file = '/tmp/solution.js'
  const command = (limits: SandboxLimits) => [
    executable,
    `--max-old-space-size=${Math.max(16, Math.floor((limits.memoryBytes * 0.75) / 1024 / 1024))}`,
    // Room for deep recursion, as practice sites give; the stack itself is made larger than this by prlimit.
    '--stack-size=60000',
  ]
  return {
    version: `Node ${process.versions.node}`,
    mounts: [{ source: process.execPath, target: executable }],
    harness: (limits) => [...command(limits), `${HARNESS}/javascript.mjs`, '3', '3', '1'],
    program: {
      file,
      run: (limits) => [...command(limits), ...PROGRAM_OPTIONS, file],
      check: [executable, '--check', file],
    },
  }
}

const describePython =
  'import json, os, sys; print(json.dumps([os.path.realpath(sys.executable), sys.base_prefix, sys.version_info[:3]]))'

/** Unbuffered, so that what was printed before a limit was met is not lost with the process. */
const pythonOptions = ['-B', '-u', '-X', 'utf8']
const compilesPython = 'import sys; compile(open(sys.argv[1], "rb").read(), sys.argv[1], "exec")'

/**
 * The first real interpreter: the system's own, else what `python3` on the path leads to. A version manager's shim is a
 * script, so each is asked where it really is.
 */
async function findPython(): Promise<Toolchain | null> {
  for (const candidate of ['/usr/bin/python3', '/usr/local/bin/python3', 'python3']) {
    try {
      const { stdout } = await promisify(execFile)(candidate, ['-I', '-S', '-c', describePython], { timeout: 60_000 })
      const [executable, prefix, version] = JSON.parse(stdout) as [string, string, [number, number, number]]
      const [major, minor] = version
      if (major !== 3 || minor < 9) continue
      return {
        version: `Python ${version.join('.')}`,
        mounts: [
          { source: executable, target: executable },
          ...['lib', 'lib64']
            .map((name) => join(prefix, name))
            .filter((folder) => prefix !== '/usr' && existsSync(folder))
            .map((folder) => ({ source: folder, target: folder })),
        ],
        harness: () => [executable, '-I', '-S', ...pythonOptions, `${HARNESS}/python.py`, '3', '3', '1'],
        program: {
          file: '/tmp/solution.py',
          run: () => [executable, ...pythonOptions, '/tmp/solution.py'],
          check: [executable, '-I', '-S', ...pythonOptions, '-c', compilesPython, '/tmp/solution.py'],
        },
      }
    } catch {
      // Not here, or not a Python that answers.
    }
  }
  return null
}

/** The system's shared libraries, laid out in the sandbox as they are outside: bubblewrap's arguments for them. */
export function systemLibraries(): string[] {
  return ['/usr/lib', '/usr/lib64', '/usr/lib32', '/lib', '/lib64', '/lib32']
    .filter(existsSync)
    .flatMap((folder) =>
      lstatSync(folder).isSymbolicLink() ? ['--symlink', readlinkSync(folder), folder] : ['--ro-bind', folder, folder],
    )
}

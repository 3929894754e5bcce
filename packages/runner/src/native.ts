import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { RunnableLanguage } from '@dryrun/contract/languages'
import { readAnswerLines } from './answer-lines.ts'
import { children, watchMemory } from './memory.ts'
import { type Cgroup, type Cgroups, findCgroups } from './native/cgroups.ts'
import { seccompFilter } from './native/seccomp.ts'
import { findToolchain, systemLibraries, TOOLCHAIN_THREADS, type Toolchain } from './native/toolchains.ts'
import type { Runner } from './program.ts'
import { createRunner } from './runner.ts'
import { type Sandbox, type SandboxLimits, untilUp } from './sandbox.ts'

const SCRATCH_BYTES = 64 * 1024 * 1024
const STACK_BYTES = 256 * 1024 * 1024

// Descriptors a sandbox is started with: the channel is 3, as the harness expects; these do not outlive the start.
const FILTER = 4
const FIRST_MOUNT = 5

/** A process counts itself into its control groups, then becomes the sandbox; whatever it prints is one stream. */
const JOIN_AND_RUN = 'exec 2>&1; while [ "$1" != -- ]; do echo $$ > "$1" || exit 1; shift; done; shift; exec "$@"'

/**
 * Runs programs under bubblewrap: no network, no files but the toolchain, the harness and a scratch folder, no other
 * processes, no privileges, a filter on system calls.
 *
 * @param cgroups what holds memory and processes; null where resident memory is watched instead
 * @throws Error with a plain reason where this machine cannot do it
 */
export async function openNative(cgroups: Cgroups | null = findCgroups()): Promise<Runner> {
  if (process.platform !== 'linux') throw new Error('bubblewrap is for Linux only')
  const filter = seccompFilter(process.arch)
  if (!filter) throw new Error(`There is no system call filter for ${process.arch}`)
  const programs: Programs = {
    bubblewrap: findProgram('bwrap'),
    prlimit: findProgram('prlimit'),
    // Root inside would be root outside to the files it can see; elsewhere we are unprivileged already.
    setpriv: process.getuid?.() === 0 ? findProgram('setpriv') : null,
  }
  const toolchains = new Map<RunnableLanguage, OpenToolchain>()
  for (const language of RunnableLanguage.options) {
    const toolchain = await findToolchain(language)
    if (toolchain) toolchains.set(language, open(toolchain))
  }

  return createRunner({
    kind: 'native',
    languages: [...toolchains.keys()],
    start(language, limits, signal) {
      const toolchain = toolchains.get(language)
      if (!toolchain) throw new Error(`There is no toolchain for ${language} here`)
      const command = [...bubblewrapCommand(programs, toolchain, limits), ...toolchain.command(limits)]
      return untilUp(startSandbox(command, toolchain, filter, limits, cgroups?.create(limits)), signal)
    },
    async release() {
      for (const toolchain of toolchains.values()) toolchain.descriptors.forEach(closeSync)
    },
  })
}

type Programs = { bubblewrap: string; prlimit: string; setpriv: string | null }

/**
 * A toolchain whose files are held open, so that they can be shown to a sandbox whose user may not reach them by path:
 * a checkout or a version manager under /root.
 */
type OpenToolchain = Toolchain & { descriptors: number[] }

function open(toolchain: Toolchain): OpenToolchain {
  return { ...toolchain, descriptors: toolchain.mounts.map(({ source }) => openSync(source, 'r')) }
}

/** @throws Error naming the program that is missing */
function findProgram(name: string): string {
  const found = ['/usr/bin', '/bin', '/usr/local/bin'].map((folder) => `${folder}/${name}`).find(existsSync)
  if (!found) throw new Error(`${name} is not installed`)
  return found
}

function bubblewrapCommand({ bubblewrap, prlimit, setpriv }: Programs, toolchain: Toolchain, limits: SandboxLimits) {
  return [
    // 65534 is `nobody` on every Linux.
    ...(setpriv ? [setpriv, '--reuid=65534', '--regid=65534', '--clear-groups', '--'] : []),
    bubblewrap,
    '--unshare-all',
    '--unshare-user',
    '--disable-userns',
    '--die-with-parent',
    '--new-session',
    '--clearenv',
    ...['--cap-drop', 'ALL', '--hostname', 'sandbox', '--proc', '/proc', '--dev', '/dev'],
    ...['--size', String(SCRATCH_BYTES), '--tmpfs', '/tmp', '--chdir', '/tmp'],
    ...systemLibraries(),
    ...['--ro-bind', prlimit, prlimit],
    ...toolchain.mounts.flatMap(({ target }, index) => ['--ro-bind-fd', String(FIRST_MOUNT + index), target]),
    ...['--remount-ro', '/dev', '--remount-ro', '/', '--seccomp', String(FILTER), '--'],
    // Counted inside the new user namespace, so the limit is this sandbox's own.
    ...[prlimit, '--core=0', '--nofile=256', `--stack=${STACK_BYTES}:`],
    ...[`--nproc=${limits.processes + TOOLCHAIN_THREADS}`, '--'],
  ]
}

function startSandbox(
  command: string[],
  { descriptors }: OpenToolchain,
  filter: Buffer,
  limits: SandboxLimits,
  cgroup: Cgroup | undefined,
): Sandbox {
  const child = spawn('/bin/sh', ['-c', JOIN_AND_RUN, 'sh', ...(cgroup?.joinFiles ?? []), '--', ...command], {
    stdio: ['ignore', 'pipe', 'ignore', 'pipe', 'pipe', ...descriptors],
    env: {},
    cwd: '/',
  })
  const [, printed, , channel, filterInput] = child.stdio
  if (!printed || !(channel instanceof Duplex) || !(filterInput instanceof Duplex)) throw new Error('No pipes')
  // A sandbox that ends while it is written to says so by ending its answers.
  channel.on('error', () => {})
  filterInput.on('error', () => {})
  filterInput.end(filter)

  const processId = child.pid
  const ended = once(child, 'exit').then(
    ([code]: unknown[]) => {
      if (isHeapExhaustion(code)) outOfMemory = true
    },
    () => {},
  )
  let outOfMemory = false
  const stopWatching = cgroup
    ? () => {}
    : watchMemory(processId ?? 0, limits.memoryBytes, () => {
        outOfMemory = true
        void sandbox.destroy()
      })

  let destroyed: Promise<void> | undefined
  async function destroy(): Promise<void> {
    stopWatching()
    let running = true
    void ended.then(() => {
      running = false
    })
    while (running && processId) {
      // Ending the first process inside ends them all, and bubblewrap itself leaves only when they have gone.
      const inside = children(processId)
      for (const id of inside.length > 0 ? inside : [processId]) kill(id)
      await Promise.race([ended, delay(100)])
    }
    outOfMemory ||= cgroup?.ranOutOfMemory() ?? false
    await cgroup?.remove()
  }

  const sandbox: Sandbox = {
    calls: channel,
    answers: readAnswerLines(channel),
    printed,
    ended,
    outOfMemory: () => outOfMemory,
    destroy() {
      destroyed ??= destroy()
      return destroyed
    },
  }
  return sandbox
}

/** V8 aborts (132 to 134: by an illegal instruction, a trap or an abort) where its heap is at its limit. */
function isHeapExhaustion(code: unknown): boolean {
  return code === 132 || code === 133 || code === 134
}

function kill(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL')
  } catch {
    // It ended by itself meanwhile.
  }
}

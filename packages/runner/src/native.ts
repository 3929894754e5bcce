import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { RunnableLanguage } from '@dryrun/contract/languages'
import { readAnswerLines } from './answer-lines.ts'
import { children, watchMemory } from './memory.ts'
import { type Cgroup, type Cgroups, findCgroups } from './native/cgroups.ts'
import { findPrograms, sandboxCommand } from './native/command.ts'
import { seccompFilter } from './native/seccomp.ts'
import { findToolchain, type Toolchain } from './native/toolchains.ts'
import type { Runner } from './program.ts'
import { createRunner } from './runner.ts'
import { type Sandbox, type SandboxLimits, untilUp } from './sandbox.ts'

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
  const programs = findPrograms()
  const toolchains = new Map<RunnableLanguage, Toolchain>()
  for (const language of RunnableLanguage.options) {
    const toolchain = await findToolchain(language)
    if (toolchain) toolchains.set(language, toolchain)
  }

  return createRunner({
    kind: 'native',
    languages: [...toolchains.keys()],
    start(language, limits, signal) {
      const toolchain = toolchains.get(language)
      if (!toolchain) throw new Error(`There is no toolchain for ${language} here`)
      const cgroup = cgroups?.create(limits)
      const command = sandboxCommand(programs, toolchain, limits, cgroup?.joinFiles ?? [])
      return untilUp(startSandbox(command, filter, limits, cgroup), signal)
    },
  })
}

function startSandbox(command: string[], filter: Buffer, limits: SandboxLimits, cgroup: Cgroup | undefined): Sandbox {
  const [file = '', ...args] = command
  // The channel is descriptor 3, as the harness expects; the filter's does not outlive the start.
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'ignore', 'pipe', 'pipe'], env: {}, cwd: '/' })
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

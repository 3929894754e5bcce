import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Duplex, Readable } from 'node:stream'
import { RunnableLanguage } from '@dryrun/contract/languages'
import { readAnswerLines } from './answer-lines.ts'
import { type Cgroup, type Cgroups, findCgroups } from './native/cgroups.ts'
import { findPrograms, harnessCommand, programCommand } from './native/command.ts'
import { coverInherited, type Descriptor } from './native/inherited.ts'
import { holdProcess } from './native/process.ts'
import { follow, openProgramFiles } from './native/program-files.ts'
import { seccompFilter } from './native/seccomp.ts'
import { findToolchain, type Toolchain } from './native/toolchains.ts'
import type { Runner, WholeProgram } from './program.ts'
import { createRunner } from './runner.ts'
import { type ProgramProcess, type Sandbox, type SandboxLimits, untilUp } from './sandbox.ts'

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
  const cover = coverInherited()
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
      const command = harnessCommand(programs, toolchain, limits, cgroup?.joinFiles ?? [])
      return untilUp(startSandbox(command, cover, filter, limits, cgroup), signal)
    },
    async startProgram(program, action, limits) {
      const toolchain = toolchains.get(program.language)
      if (!toolchain) throw new Error(`There is no toolchain for ${program.language} here`)
      const cgroup = cgroups?.create(limits)
      const command = programCommand(programs, toolchain, action, limits, cgroup?.joinFiles ?? [])
      return startProgram(command, cover, filter, program, limits, cgroup)
    },
  })
}

type Cover = (own: Descriptor[]) => Descriptor[]

function startSandbox(
  command: string[],
  cover: Cover,
  filter: Buffer,
  limits: SandboxLimits,
  cgroup: Cgroup | undefined,
): Sandbox {
  const [file = '', ...args] = command
  // The channel is descriptor 3, as the harness expects; the filter's does not outlive the start.
  const child = spawn(file, args, {
    stdio: cover(['ignore', 'pipe', 'ignore', 'pipe', 'pipe']),
    env: {},
    cwd: '/',
  })
  const [, printed, , channel, filterInput] = Array.from<unknown>(child.stdio)
  if (!(printed instanceof Readable && channel instanceof Duplex)) throw new Error('No pipes')
  // A sandbox that ends while it is written to says so by ending its answers.
  channel.on('error', () => {})
  give(filterInput, filter)
  const { ended, ...rest } = holdProcess(child, limits, cgroup)
  let heapExhausted = false
  const exited = ended.then((code) => {
    heapExhausted = isHeapExhaustion(code)
  })
  return {
    ...rest,
    calls: channel,
    answers: readAnswerLines(channel),
    printed,
    ended: exited,
    outOfMemory: () => heapExhausted || rest.outOfMemory(),
  }
}

async function startProgram(
  command: string[],
  cover: Cover,
  filter: Buffer,
  { source, stdin = '' }: WholeProgram,
  limits: SandboxLimits,
  cgroup: Cgroup | undefined,
): Promise<ProgramProcess> {
  const [file = '', ...args] = command
  const files = await openProgramFiles(stdin)
  const stdio = cover([files.stdin.fd, files.stdout.fd, files.stderr.fd, 'pipe', 'pipe', 'pipe'])
  const child = spawn(file, args, { stdio, env: {}, cwd: '/' })
  await files.stdin.close()
  const [, , , status, filterInput, sourceInput] = Array.from<unknown>(child.stdio)
  if (!(status instanceof Duplex)) throw new Error('No pipes')
  give(filterInput, filter)
  give(sourceInput, Buffer.from(source))
  const { ended, destroy, outOfMemory } = holdProcess(child, limits, cgroup)

  // Its own end is not yet that of what it started.
  const gone = ended.then(destroy)
  let said = ''
  const began = Promise.withResolvers<void>()
  status.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8')
    began.resolve()
  })
  status.on('error', () => {})
  const silent = once(status, 'close').then(() => began.resolve())
  return {
    started: began.promise,
    stdout: follow(files.stdout, gone),
    stderr: follow(files.stderr, gone),
    // Said only where the program really began; the exit code of bubblewrap itself could be its own.
    ended: Promise.all([ended, silent]).then(() => {
      const code = /"exit-code": (\d+)/.exec(said)?.[1]
      return code === undefined ? null : Number(code)
    }),
    outOfMemory,
    destroy,
  }
}

/** V8 aborts (132 to 134: by an illegal instruction, a trap or an abort) where its heap is at its limit. */
function isHeapExhaustion(code: unknown): boolean {
  return code === 132 || code === 133 || code === 134
}

function give(pipe: unknown, bytes: Buffer): void {
  if (!(pipe instanceof Duplex)) throw new Error('No pipes')
  pipe.on('error', () => {})
  pipe.end(bytes)
}

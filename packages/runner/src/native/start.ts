import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Duplex, Readable } from 'node:stream'
import { readAnswerLines } from '../answer-lines.ts'
import type { ProgramProcess, Sandbox, SandboxLimits } from '../sandbox.ts'
import type { Cgroups } from './cgroups.ts'
import { findPrograms, type Programs } from './command.ts'
import { coverInherited, type Descriptor } from './inherited.ts'
import { type HeldProcess, holdProcess } from './process.ts'
import { closeProgramFiles, openProgramFiles } from './program-files.ts'
import { seccompFilter } from './seccomp.ts'

/** What every sandbox on this machine is started with. */
export type Machine = {
  programs: Programs
  /** Holds memory and processes; null where resident memory is watched instead. */
  cgroups: Cgroups | null
  filter: Buffer
  cover: (own: Descriptor[]) => Descriptor[]
}

/** @throws Error with a plain reason where this machine cannot run programs under bubblewrap */
export function openMachine(cgroups: Cgroups | null): Machine {
  if (process.platform !== 'linux') throw new Error('bubblewrap is for Linux only')
  const filter = seccompFilter(process.arch)
  if (!filter) throw new Error(`There is no system call filter for ${process.arch}`)
  return { programs: findPrograms(), cgroups, filter, cover: coverInherited() }
}

/** What is started: the limits it is held to, and its command, which joins the control groups of these files. */
export type Start = { limits: SandboxLimits; command: (joinFiles: string[]) => string[] }

/** Whether an exit code, and what was printed last, say that the language's own run-time had no memory left. */
export type SpentMemory = (exitCode: number | null, printed: string) => boolean

/** Starts a harness, which has still to say that it is up. */
export function startHarness(machine: Machine, start: Start, spentMemory: SpentMemory): Sandbox {
  // The channel is descriptor 3, as the harness expects; the filter's does not outlive the start.
  const { held, stdio } = launch(machine, start, ['ignore', 'pipe', 'ignore', 'pipe', 'pipe'])
  const [, printed, , channel] = stdio
  if (!(printed instanceof Readable && channel instanceof Duplex)) throw new Error('No pipes')
  // A sandbox that ends while it is written to says so by ending its answers.
  channel.on('error', () => {})
  let exitCode: number | null = null
  const ended = held.ended.then((code) => {
    exitCode = code
  })
  return {
    calls: channel,
    answers: readAnswerLines(channel),
    printed,
    ended,
    outOfMemory: (said) => held.outOfMemory() || spentMemory(exitCode, said),
    destroy: held.destroy,
  }
}

/** @param source given to the sandbox as a file of its own, where it is not compiled before */
export async function startWholeProgram(
  machine: Machine,
  start: Start,
  { source, stdin = '' }: { source?: string; stdin?: string },
  spentMemory: SpentMemory,
): Promise<ProgramProcess> {
  const files = await openProgramFiles(machine.programs.mkfifo, stdin)
  const own: Descriptor[] = [files.stdin, files.stdout, files.stderr, 'pipe', 'pipe']
  const { held, stdio } = launch(machine, start, source === undefined ? own : [...own, 'pipe'])
  closeProgramFiles(files)
  if (source !== undefined) give(stdio[5], Buffer.from(source))

  // Its own end is not yet that of what it started.
  void held.ended.then(held.destroy)
  const { began, exitCode } = followStatus(held, stdio[3])
  return {
    started: began,
    ...files.printed,
    ended: exitCode,
    outOfMemory: (code, printed) => held.outOfMemory() || spentMemory(code, printed),
    destroy: held.destroy,
  }
}

/** A compiler at work: what it prints, and its exit code; null where it never began, or was ended from outside. */
export type CompilerProcess = Pick<HeldProcess, 'outOfMemory' | 'destroy'> & {
  printed: Readable
  exitCode: Promise<number | null>
}

export function startCompiler(machine: Machine, start: Start): CompilerProcess {
  const { held, stdio } = launch(machine, start, ['ignore', 'pipe', 'ignore', 'pipe', 'pipe'])
  const printed = stdio[1]
  if (!(printed instanceof Readable)) throw new Error('No pipes')
  return { ...held, printed, exitCode: followStatus(held, stdio[3]).exitCode }
}

function launch(
  { cover, filter, cgroups }: Machine,
  { limits, command }: Start,
  own: Descriptor[],
): { held: HeldProcess; stdio: unknown[] } {
  const cgroup = cgroups?.create(limits)
  const [file = '', ...args] = command(cgroup?.joinFiles ?? [])
  const child = spawn(file, args, { stdio: cover(own), env: {}, cwd: '/' })
  const stdio = Array.from<unknown>(child.stdio)
  give(stdio[4], filter)
  return { held: holdProcess(child, limits, cgroup), stdio }
}

/** What bubblewrap tells of the program it started, on the descriptor for its status. */
function followStatus(held: HeldProcess, status: unknown): { began: Promise<void>; exitCode: Promise<number | null> } {
  if (!(status instanceof Duplex)) throw new Error('No pipes')
  let said = ''
  const began = Promise.withResolvers<void>()
  status.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8')
    began.resolve()
  })
  status.on('error', () => {})
  const silent = once(status, 'close').then(() => began.resolve())
  return {
    began: began.promise,
    // Said only where the program really began; the exit code of bubblewrap itself could be its own.
    exitCode: Promise.all([held.ended, silent]).then(() => {
      const code = /"exit-code": (\d+)/.exec(said)?.[1]
      return code === undefined ? null : Number(code)
    }),
  }
}

function give(pipe: unknown, bytes: Buffer): void {
  if (!(pipe instanceof Duplex)) throw new Error('No pipes')
  pipe.on('error', () => {})
  pipe.end(bytes)
}

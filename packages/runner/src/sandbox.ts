import type { Readable, Writable } from 'node:stream'
import type { Language } from '@dryrun/contract/languages'
import type { AnswerLines } from './answer-lines.ts'
import { startDeadline } from './deadline.ts'
import type { Program, ProgramError, RunLimits, WholeProgram } from './program.ts'

/** Far beyond any start that was measured; a slow machine may start Pyodide in ten seconds. */
export const START_PATIENCE_MS = 30_000

/** The limits a sandbox is built with; time and output are kept by the one who talks to it. */
export type SandboxLimits = Pick<RunLimits, 'memoryBytes' | 'processes'>

/** A running harness in a sandbox of its own, waiting for the one program it will ever run. */
export type Sandbox = {
  /** Where calls are written, one line each. */
  calls: Writable
  /** Where answers come back, apart from anything printed. */
  answers: AnswerLines
  /** Standard output and error, in the order they were written. */
  printed: Readable
  /** When its processes have ended, by themselves or not. */
  ended: Promise<void>
  /** Whether it took more memory than it may have, which what it printed last may tell; certain once it is destroyed. */
  outOfMemory(printed: string): boolean
  /** Ends every process in it and removes what it used. Safe to call more than once. */
  destroy(): Promise<void>
}

/**
 * Starts a sandbox whose harness is up.
 * @throws Error with a plain reason where it does not start, or where `signal` fires before it is up
 */
export type StartSandbox = (language: Language, limits: SandboxLimits, signal: AbortSignal) => Promise<Sandbox>

/**
 * Compiles a program and starts a sandbox with the harness that was compiled with it; null for a language whose harness
 * waits for its program.
 * @throws DoesNotCompile, and what StartSandbox does
 */
export type StartCompiled = (program: Program, limits: SandboxLimits, signal: AbortSignal) => Promise<Sandbox> | null

/** A program that its compiler refused, or did not come to an end with; or that was over before it could be called. */
export class DoesNotCompile extends Error {
  /** The first thing that is wrong, at the author's own line. */
  readonly error: ProgramError
  /** All that the compiler said. */
  readonly output: string

  constructor(error: ProgramError, output: string) {
    super(error.message)
    this.error = error
    this.output = output
    this.name = 'DoesNotCompile'
  }
}

/** A whole program as its toolchain started it, in a sandbox of its own. */
export type ProgramProcess = {
  /** When the sandbox is ready and the program's own time begins; or when it failed to be, which its end tells. */
  started: Promise<void>
  stdout: Readable
  stderr: Readable
  /** Its exit code, 128 + n for signal n; null where it was ended from outside, or never began. */
  ended: Promise<number | null>
  /** Whether it took more memory than it may have, which its exit code and what it printed may tell; certain once it is destroyed. */
  outOfMemory(exitCode: number | null, printed: string): boolean
  /** Ends every process in it and removes what it used. Safe to call more than once. */
  destroy(): Promise<void>
}

/**
 * Starts a whole program, or its toolchain's own check that it compiles (exit code 0), which is asked only where nothing
 * was compiled before.
 * @throws DoesNotCompile where it is compiled first; Error with a plain reason where there is no toolchain for its language
 */
export type StartProgram = (
  program: WholeProgram,
  action: 'run' | 'check',
  limits: SandboxLimits,
  signal: AbortSignal,
) => Promise<ProgramProcess>

/**
 * Waits for the harness to say that it is up, which it does before it has seen a program.
 * @throws Error with what was printed instead
 */
export async function untilUp(sandbox: Sandbox, signal: AbortSignal): Promise<Sandbox> {
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed = (printed + chunk.toString('utf8')).slice(-500)
  }
  sandbox.printed.on('data', keep)
  const giveUp = () => void sandbox.destroy()
  const stopPatience = startDeadline(START_PATIENCE_MS, giveUp)
  signal.addEventListener('abort', giveUp)
  if (signal.aborted) giveUp()
  const said = await sandbox.answers.next()
  signal.removeEventListener('abort', giveUp)
  stopPatience()
  sandbox.printed.off('data', keep)
  sandbox.printed.pause()
  if (typeof said === 'object' && said.line === 'up') return sandbox
  await sandbox.destroy()
  throw new Error(`The sandbox did not start: ${printed.trim() || 'it said nothing'}`)
}

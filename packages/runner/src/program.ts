import type { Language } from '@dryrun/contract/languages'
import type { Signature } from '@dryrun/contract/problem'
import type { SandboxKind } from '@dryrun/contract/site'

/** A value as it crosses the sandbox's edge. 64-bit integers beyond 2^53 travel as bigint. */
export type Value = null | boolean | number | bigint | string | Value[] | { [key: string]: Value }

/** A function or a class in a language, and how to call it. The source is the answer as a person would paste it, nothing more. */
export type Program = { language: Language; source: string; entry: Signature }

/**
 * One call: the arguments in the order of the signature. Those of a class are two arrays: the names of the operations on
 * a new object, the class's own first, and the arguments of each. What is expected never enters the sandbox.
 */
export type Call = {
  arguments: Value[]
  /**
   * Asks for the milliseconds that the author's function took, carrying the values left out, in place of what it
   * returned. The program shares a process with the clock and could say anything: only of answers of ours is that true.
   */
  timed?: boolean
}

export type RunLimits = {
  /** Wall time of one call, and of the program's own top level, in milliseconds. */
  milliseconds: number
  /** Resident memory of the sandbox, in bytes; where Deno or Pyodide is the toolchain, beyond what that itself takes. */
  memoryBytes: number
  /** Standard output and error kept of each call, in bytes; more is cut, and a flood ends the run. Of a whole program, each. */
  outputBytes: number
  /** Processes and threads, beyond those of the toolchain itself. */
  processes: number
}

/** What answers to practice problems are given. A sandbox of these limits is started ahead. */
export const standardLimits: RunLimits = {
  milliseconds: 10_000,
  memoryBytes: 256 * 1024 * 1024,
  outputBytes: 64 * 1024,
  processes: 16,
}

/** What whole programs are given: they read and print more than a function does, and may have threads. */
export const programLimits: RunLimits = {
  milliseconds: 10_000,
  memoryBytes: 512 * 1024 * 1024,
  outputBytes: 4 * 1024 * 1024,
  processes: 64,
}

/** What one call came to; for a class, an array of what each operation returned. `milliseconds` is measured outside the sandbox: from handing over the arguments to having the value. */
export type Outcome =
  | { status: 'returned'; value: Value; milliseconds: number; stdout: string }
  | { status: 'threw'; error: ProgramError; milliseconds: number; stdout: string }
  | { status: 'timed-out' | 'out-of-memory' | 'output-limit' | 'crashed' | 'not-run'; stdout: string }

/** An error in the author's own terms: the message, and the line of their source it came from where known. */
export type ProgramError = { message: string; line?: number }

/** What a program came to: an outcome for each call, in order, or why none could be made. */
export type RunReport =
  | { status: 'ran'; outcomes: Outcome[] }
  | { status: 'compile-error'; error: ProgramError }
  | { status: 'unavailable'; reason: string }

/** A program that reads its standard input and prints, as a person would start it from a file. */
export type WholeProgram = { language: Language; source: string; stdin?: string }

/** How a whole program ended. */
export type ProgramReport =
  | {
      /** `finished` by itself, whatever its exit code; the others were ended, or could not begin. */
      status: 'finished' | 'timed-out' | 'out-of-memory' | 'compile-error' | 'output-limit'
      /** The program's own, 128 + n where signal n ended it; where we ended it, 124 for time, 137 for memory, 153 for output. */
      exitCode: number
      stdout: string
      stderr: string
      /** The first thing that a compiler refused, at the author's own line; interpreters tell it on standard error alone. */
      refused?: ProgramError
      /** From the sandbox being ready to the program's end. */
      milliseconds: number
    }
  | { status: 'unavailable'; reason: string }

/** One way to run programs nobody trusts. Each run has a sandbox of its own, used once and thrown away. */
export interface Engine {
  readonly kind: SandboxKind
  /** The languages whose toolchain was found. */
  readonly languages: readonly Language[]
  /** What each is compiled or run with, such as 'g++ 12.2.0', where that is known. */
  readonly toolchains: Partial<Record<Language, string>>
  /**
   * @throws AbortError when `signal` fires; the sandbox is gone by then
   * @throws WrongType where an argument is not of its parameter's type
   */
  run(program: Program, calls: Call[], limits: RunLimits, signal?: AbortSignal): Promise<RunReport>
  /** @throws AbortError when `signal` fires; the sandbox is gone by then */
  runProgram(program: WholeProgram, limits: RunLimits, signal?: AbortSignal): Promise<ProgramReport>
  close(): Promise<void>
}

/** The engine of this machine; a language is in `languages` until it has failed its trial. */
export interface Runner extends Engine {
  /** Why it is this kind, and what does not run, in a sentence for whoever runs the server. */
  readonly detail?: string | undefined
  /** Tries every language that has not been tried yet, which makes its first run fast. */
  prepare(): Promise<void>
}

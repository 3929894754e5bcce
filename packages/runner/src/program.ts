import type { RunnableLanguage } from '@dryrun/contract/languages'
import type { FunctionSignature } from '@dryrun/contract/problem'
import type { SandboxKind } from '@dryrun/contract/site'

/** A value as it crosses the sandbox's edge. 64-bit integers beyond 2^53 travel as bigint. */
export type Value = null | boolean | number | bigint | string | Value[] | { [key: string]: Value }

/** A function in a language, and how to call it. The source is the answer as a person would paste it, nothing more. */
export type Program = { language: RunnableLanguage; source: string; entry: FunctionSignature }

/** One call: the arguments in the order of the signature. What is expected never enters the sandbox. */
export type Call = { arguments: Value[] }

export type RunLimits = {
  /** Wall time of one call, and of start-up, in milliseconds. */
  milliseconds: number
  /** Resident memory of the whole sandbox, in bytes. */
  memoryBytes: number
  /** Standard output and error kept, in bytes; more is cut. */
  outputBytes: number
  processes: number
}

/** What one call came to. `milliseconds` is the time inside the function alone. */
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

/** Runs programs nobody trusts. Each `run` has a sandbox of its own, used once and thrown away. */
export interface Runner {
  readonly kind: SandboxKind
  /** The languages whose toolchain was found. */
  readonly languages: readonly RunnableLanguage[]
  /** @throws AbortError when `signal` fires; the sandbox is gone by then */
  run(program: Program, calls: Call[], limits: RunLimits, signal?: AbortSignal): Promise<RunReport>
  close(): Promise<void>
}

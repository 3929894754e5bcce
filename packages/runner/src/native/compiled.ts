import type { Signature } from '@dryrun/contract/problem'
import type { ProgramError } from '../program.ts'
import type { SandboxLimits } from '../sandbox.ts'
import type { Mount } from './toolchains.ts'

/** Where a program's files lie while it is compiled, which may write there, and while it runs, which may not. */
export const BUILD = '/build'

/** A file of a program; its name is relative to the build folder. */
export type SourceFile = { name: string; text: string }

/** `function`: the harness calls it. `program`: it reads standard input and prints, as a person would start it. */
export type Form = 'function' | 'program'

/** What is started in a sandbox, and all of its environment. */
export type Command = { argv: string[]; environment?: Record<string, string> }

/** A compiler that was found on this machine. Finding it is quick; what makes it fast later may take a while, once. */
export type Compiler = {
  /** As the toolchain names itself, such as 'g++ 12.2.0'. */
  version: string
  /**
   * Makes what later builds share, where it is not there yet (warm.ts).
   * @throws Error with a plain reason where it cannot be made
   */
  prepare(): Promise<CompiledToolchain>
}

/**
 * How a language is compiled and run. The compiler works in a sandbox of its own, as what it reads is no less strange
 * than what the program does; what it leaves in the build folder runs in another, which sees no compiler.
 */
export type CompiledToolchain = {
  /** What the compiler has to see, and what its programs do, beside the system's libraries. */
  mounts: { compiling: Mount[]; running: Mount[] }
  /** Memory of the language's own run-time, in bytes, on top of what a program may have. */
  ownBytes: number
  /** The author's file, with nothing above its first line moved, and the harness that calls it. */
  functionFiles(source: string, entry: Signature): SourceFile[]
  programFiles(source: string): SourceFile[]
  /** Started in the build folder; exits with 0 where the program can be run. */
  compile(form: Form): Command
  /** Another command for what that one refused, where what it printed says that this one may take it. */
  compileOtherwise?(form: Form, printed: string): Command | undefined
  /** Started in an empty scratch folder, with the build folder read-only. */
  run(form: Form, limits: SandboxLimits): Command
  /** The first error in what the compiler printed, at the author's own line. */
  errorIn(output: string): ProgramError
  /** Whether the way a program ended (its exit code, 128 + n for a signal; what it printed last) says that memory was spent. */
  spentMemory(exitCode: number | null, printed: string): boolean
}

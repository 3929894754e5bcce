import type { Program, ProgramError, RunLimits, WholeProgram } from '../program.ts'
import type { Job, PistonRuntime } from './client.ts'

/** The files of a job, the one that is started first, and what that is started with. */
export type Shape = Pick<Job, 'files' | 'args'>

/** How programs of a language are given to Piston's package for it. */
export type PistonPackage = {
  /** Whether this is the package; one that names no other program that runs it comes first, then the newest. */
  isFor(runtime: PistonRuntime): boolean
  /** What the package takes for itself, beyond what a program may: memory in bytes, time in milliseconds. */
  own: { memoryBytes: number; milliseconds: number }
  /** A harness that reads calls from standard input and answers between what is printed. */
  function(program: Program, limits: RunLimits, runtime: PistonRuntime): Shape
  program(program: WholeProgram, limits: RunLimits, runtime: PistonRuntime): Shape
  /** Only compiles a whole program, and ends with 0 where it can be. Asked of what has no stage that compiles. */
  check?(program: WholeProgram): Shape
  /** The first error in what the compiler printed, at the author's own line. */
  errorIn?(output: string): ProgramError
  /**
   * It has no stage that compiles: what starts the program compiles it, and prints `compiled` and the milliseconds that took
   * before the program begins, which therefore cannot say so itself.
   */
  compilesAsItRuns?: true
  /** Whether a program's end says that its own run-time had no memory left. */
  spentMemory(exitCode: number | null, printed: string): boolean
}

import { constants } from 'node:os'
import type { Execution, Stage } from './client.ts'
import type { PistonPackage } from './package.ts'

/** How a stage ended where nothing was said in the end: by one of the limits, or by itself. */
export type Ending = 'timed-out' | 'out-of-memory' | 'output-limit' | 'ended'

/** As near to its limit, the memory that was held is what ended a program. */
const NEAR = 0.9

/** Ended from outside: as such, or as the shell that a package is started by tells it. */
const KILLED = 128 + constants.signals.SIGKILL

/**
 * Piston tells of time and of output by itself. Of memory it does not: it is read from how much was held at most when the
 * kernel ended the program, and from the last words of a run-time. The older Piston tells of none; there time is what
 * passed, and a program that was ended sooner counts as one that ended by itself.
 */
export function endingOf(
  stage: Stage,
  allowed: Execution['allowed'],
  elapsed: number,
  { spentMemory }: Pick<PistonPackage, 'spentMemory'>,
): Ending {
  if (stage.status === 'TO') return 'timed-out'
  if (stage.status === 'OL' || stage.status === 'EL') return 'output-limit'
  const exitCode = exitCodeOf(stage)
  if (exitCode === KILLED) {
    if (stage.memory !== undefined && stage.memory >= NEAR * allowed.run_memory_limit) return 'out-of-memory'
    if (stage.status === undefined && elapsed >= allowed.run_timeout) return 'timed-out'
  }
  return exitCode !== 0 && spentMemory(exitCode, stage.stderr) ? 'out-of-memory' : 'ended'
}

/** The program's own, or 128 and the number of the signal that ended it. */
export function exitCodeOf({ code, signal }: Stage): number {
  const number = Object.entries(constants.signals).find(([name]) => name === signal)?.[1]
  return number === undefined ? (code ?? 1) : 128 + number
}

import type { SolvePorts } from '@dryrun/solver/solve'
import { limitConcurrency } from '../limit-concurrency.ts'

/** Reading a picture, or running a program, keeps a core busy. */
const AT_A_TIME = 2

/**
 * The same ports, of which few read a picture or run a program at a time. Solves that wait for a model take no core, so
 * many of them run; when their answers come, they take turns.
 */
export function inTurns({ reader, author, runner }: SolvePorts): SolvePorts {
  const reading = limitConcurrency(AT_A_TIME)
  const running = limitConcurrency(AT_A_TIME)
  const { transcribe } = reader
  return {
    author,
    reader: {
      read: (images, signal) => reading(() => reader.read(images, signal), signal),
      ...(transcribe && {
        transcribe: (images, signal) => reading(() => transcribe.call(reader, images, signal), signal),
      }),
      close: () => reader.close(),
    },
    runner: {
      ...runner,
      run: (program, calls, limits, signal) => running(() => runner.run(program, calls, limits, signal), signal),
      runProgram: (program, limits, signal) => running(() => runner.runProgram(program, limits, signal), signal),
    },
  }
}

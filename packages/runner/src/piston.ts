import { languages as known, type Language } from '@dryrun/contract/languages'
import { outcomeOf } from './answer.ts'
import { isInterpreted, mayNeverHaveBegun } from './interpreters.ts'
import { requestOf } from './operations.ts'
import {
  type Execution,
  type Job,
  openPistonClient,
  PistonFailure,
  type PistonRuntime,
  type Stage,
} from './piston/client.ts'
import { endingOf, exitCodeOf } from './piston/ending.ts'
import { readTalk, talkOf } from './piston/function-run.ts'
import type { PistonPackage, Shape } from './piston/package.ts'
import { chooseRuntimes, pistonPackages } from './piston/packages.ts'
import type { PistonSettings } from './piston/settings.ts'
import type { Call, Engine, Outcome, Program, ProgramReport, RunLimits, RunReport, WholeProgram } from './program.ts'

/** As much as it allows, up to this: each program is compiled with its harness there. */
const COMPILE_MS = 60_000

/**
 * Runs programs on a Piston server, each call in an execution of its own, which that server takes for a program of its
 * own: what one call does, the next cannot see. What is expected is never sent.
 *
 * @throws Error with a plain reason where the server cannot be asked, or has none of the languages
 */
export async function openPiston(settings: PistonSettings): Promise<Engine> {
  const client = openPistonClient(settings)
  const closing = new AbortController()
  let runtimes: Map<Language, PistonRuntime>
  try {
    runtimes = chooseRuntimes(await client.runtimes())
    if (runtimes.size === 0) throw new PistonFailure('it has none of the languages')
  } catch (error) {
    client.close()
    throw error
  }

  async function execute(
    language: Language,
    limits: RunLimits,
    stdin: string,
    shaped: (how: PistonPackage, runtime: PistonRuntime) => Shape,
    signal: AbortSignal,
  ) {
    const how = pistonPackages[language]
    const runtime = runtimes.get(language)
    if (!how || !runtime) throw new PistonFailure(`it has no package for ${known[language].label}`)
    const milliseconds = limits.milliseconds + how.own.milliseconds
    const job: Job = {
      language: runtime.language,
      version: runtime.version,
      ...shaped(how, runtime),
      stdin,
      run_timeout: milliseconds,
      // A run-time has threads of its own, which all count.
      run_cpu_time: 2 * milliseconds,
      run_memory_limit: limits.memoryBytes + how.own.memoryBytes,
      compile_timeout: COMPILE_MS,
      compile_cpu_time: 2 * COMPILE_MS,
    }
    const began = performance.now()
    const execution = await client.execute(job, signal)
    const elapsed = performance.now() - began
    return { how, execution, elapsed }
  }

  /** One call of a program; an Outcome, or why it never was one. */
  async function runCall(program: Program, call: Call, limits: RunLimits, signal: AbortSignal) {
    const { source, entry, language } = program
    const talk = talkOf(isInterpreted(language) ? { source, entry } : { entry }, requestOf(entry, call))
    const shaped = (how: PistonPackage, runtime: PistonRuntime) => how.function(program, limits, runtime)
    const { how, execution, elapsed } = await execute(language, limits, talk.stdin, shaped, signal)
    const refused = refusedBy(how, execution)
    if (refused) return { status: 'compile-error', error: refused.error } as const
    const run = runOf(how, execution)
    const said = readTalk(run.stdout, talk)
    if (said.loading?.kind === 'refused') return { status: 'compile-error', error: said.loading.error } as const
    const stdout = keep(said.printed + run.stderr, limits.outputBytes)
    const milliseconds = run.wallTime ?? Math.round(elapsed * 1000) / 1000
    if (said.answer) return outcomeOf(said.answer, entry, call, { milliseconds, stdout })
    const ending = endingOf(run, execution.allowed, elapsed, how)
    if (ending !== 'ended') return { status: ending, stdout } as const
    if (!said.up && isInterpreted(language)) {
      throw new PistonFailure(`the harness did not start: ${run.stderr.trim().slice(-500) || 'it said nothing'}`)
    }
    return { status: 'crashed', stdout } as const
  }

  async function runProgram(program: WholeProgram, limits: RunLimits, signal: AbortSignal): Promise<ProgramReport> {
    const { language, stdin = '' } = program
    const { how, execution, elapsed } = await execute(
      language,
      limits,
      stdin,
      (how, runtime) => how.program(program, limits, runtime),
      signal,
    )
    const refused = refusedBy(how, execution)
    if (refused) {
      const { error, output } = refused
      return {
        status: 'compile-error',
        exitCode: 1,
        stdout: '',
        stderr: output || `${error.message}\n`,
        refused: error,
        milliseconds: elapsed,
      }
    }
    const run = runOf(how, execution)
    const [stdout, stderr] = [keep(run.stdout, limits.outputBytes), keep(run.stderr, limits.outputBytes)]
    const texts = { stdout, stderr, milliseconds: run.wallTime ?? Math.round(elapsed * 1000) / 1000 }
    const ending = endingOf(run, execution.allowed, elapsed, how)
    // It kept more than was asked for, and would have been ended by that had it been told.
    if (ending === 'output-limit' || stdout !== run.stdout || stderr !== run.stderr) {
      return { status: 'output-limit', exitCode: 153, ...texts }
    }
    if (ending === 'timed-out') return { status: 'timed-out', exitCode: 124, ...texts }
    if (ending === 'out-of-memory') return { status: 'out-of-memory', exitCode: 137, ...texts }
    const exitCode = exitCodeOf(run)
    const report = { status: 'finished', exitCode, ...texts } as const
    if (exitCode !== 1 || stdout !== '' || !mayNeverHaveBegun(language, stderr)) return report
    const checked = await execute(
      language,
      limits,
      '',
      (how, runtime) => how.check?.(program) ?? how.program(program, limits, runtime),
      signal,
    )
    return exitCodeOf(runOf(how, checked.execution)) === 0 ? report : { ...report, status: 'compile-error' }
  }

  function untilClosed(signal?: AbortSignal): AbortSignal {
    return signal ? AbortSignal.any([signal, closing.signal]) : closing.signal
  }

  function unavailable(error: unknown) {
    if (closing.signal.aborted) return { status: 'unavailable', reason: 'The runner is closed' } as const
    if (error instanceof PistonFailure) return { status: 'unavailable', reason: error.message } as const
    throw error
  }

  return {
    kind: 'piston',
    languages: [...runtimes.keys()],
    toolchains: Object.fromEntries(
      [...runtimes].map(([language, { version }]) => [language, `${known[language].label} ${version}`]),
    ),
    async run(program, calls, limits, signal): Promise<RunReport> {
      signal?.throwIfAborted()
      const outcomes: Outcome[] = []
      try {
        for (const call of calls) {
          const came = await runCall(program, call, limits, untilClosed(signal))
          if (came.status === 'compile-error') return came
          outcomes.push(came)
          // Each further one would take as long again.
          if (came.status === 'timed-out') break
        }
      } catch (error) {
        signal?.throwIfAborted()
        return unavailable(error)
      }
      const missing = calls.slice(outcomes.length).map((): Outcome => ({ status: 'not-run', stdout: '' }))
      return { status: 'ran', outcomes: [...outcomes, ...missing] }
    },
    async runProgram(program, limits, signal) {
      signal?.throwIfAborted()
      try {
        return await runProgram(program, limits, untilClosed(signal))
      } catch (error) {
        signal?.throwIfAborted()
        return unavailable(error)
      }
    },
    async close() {
      closing.abort()
      client.close()
    },
  }
}

/** What a compiler says against a program, in a stage of its own or as the package runs it. */
function refusedBy(how: PistonPackage, { compile, run, allowed }: Execution) {
  const failed = compile && (compile.code !== 0 || compile.signal !== null)
  const stage = failed ? compile : how.compilesAsItRuns && run && !COMPILED.test(run.stdout) ? run : undefined
  if (!stage) return null
  const output = stage.stdout + stage.stderr
  if (stage.status === 'TO' || (stage.status === undefined && stage.signal === 'SIGKILL')) {
    const milliseconds = failed ? allowed.compile_timeout : allowed.run_timeout
    const message = `The compiler did not come to an end within ${milliseconds / 1000} seconds`
    return { error: { message }, output: `${message}.\n` }
  }
  const error = how.errorIn?.(output) ?? { message: output.trim().slice(0, 2_000) || 'it could not be compiled' }
  return { error, output }
}

const COMPILED = /^compiled (\d+)\n/

/** What came of the program itself: without the time in which it was compiled. */
function runOf({ compilesAsItRuns }: PistonPackage, { run }: Execution): Stage {
  if (!run) throw new PistonFailure('it ran nothing, and does not say why')
  if (run.status === 'XX') throw new PistonFailure(`its sandbox failed: ${run.message ?? 'it does not say why'}`)
  const [line = '', compiling] = (compilesAsItRuns && COMPILED.exec(run.stdout)) || []
  if (compiling === undefined) return run
  const wallTime = run.wallTime === undefined ? undefined : Math.max(0, run.wallTime - Number(compiling))
  return { ...run, stdout: run.stdout.slice(line.length), wallTime }
}

/** The first bytes of what was printed. */
function keep(text: string, bytes: number): string {
  const whole = Buffer.from(text)
  if (whole.length <= bytes) return text
  // A character that the limit cuts in two is left out: a streaming decoder keeps it back.
  return `${new TextDecoder().decode(whole.subarray(0, bytes), { stream: true })}\n… the rest of the output was cut`
}

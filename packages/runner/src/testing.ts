import type { Language } from '@dryrun/contract/languages'
import type { ValueType } from '@dryrun/contract/problem'
import { afterAll, beforeAll, describe } from 'vitest'
import { openRunner } from './choose.ts'
import { interpreted } from './interpreters.ts'
import { type PlayedPiston, playPiston } from './piston/played-piston.ts'
import {
  type Engine,
  type Outcome,
  type ProgramReport,
  programLimits,
  type RunLimits,
  type Runner,
  type RunReport,
  standardLimits,
  type Value,
  type WholeProgram,
} from './program.ts'

/** A program as a test gives it: what it is to be called with, and what its signature says. */
export type Trial = {
  source: string
  name?: string
  takes?: ValueType[]
  returns?: ValueType
  calls?: Value[][]
  limits?: Partial<RunLimits>
  signal?: AbortSignal
}

export type Run = (language: Language, trial: Trial) => Promise<RunReport>

/** A whole program's end; it must have been run. */
export type RunProgram = (
  program: WholeProgram & { limits?: Partial<RunLimits>; signal?: AbortSignal },
) => Promise<Exclude<ProgramReport, { status: 'unavailable' }>>

const native = await openRunner({ only: 'native' })
await native.close()
const reason = interpreted.every((language) => native.languages.includes(language))
  ? undefined
  : (native.detail ?? 'it does not start')

/** Where a suite is run: in each sandbox, and where it asks for that, on a played Piston server. */
export type Kind = 'native' | 'portable' | 'piston'

/**
 * Makes a suite for each sandbox. Where the native one does not work here its suite is skipped under a name that says
 * why; with CI=true that is a failure.
 */
export function eachSandbox(suite: (kind: 'native' | 'portable') => void): void {
  if (reason && process.env.CI === 'true') throw new Error(`The native sandbox must work in CI. ${reason}`)
  describe.skipIf(reason)(reason ? `native sandbox, not tried: ${reason}` : 'native sandbox', () => suite('native'))
  describe('portable sandbox', () => suite('portable'))
}

/** On a busy machine the portable sandbox takes its time to make its first snapshot. */
const OPENS_WITHIN_MS = 60_000

/** Runs a suite in each sandbox, with a runner of its own. */
export function inEachSandbox(suite: (run: Run, kind: 'native' | 'portable', runProgram: RunProgram) => void): void {
  eachSandbox((kind) => withRunner(kind, suite))
}

/** Runs a suite in each sandbox and on a Piston server. */
export function inEachEngine(suite: (run: Run, kind: Kind, runProgram: RunProgram) => void): void {
  eachSandbox((kind) => withRunner<Kind>(kind, suite))
  describe('Piston server', () => withRunner<Kind>('piston', suite))
}

function withRunner<OfKind extends Kind>(
  kind: OfKind,
  suite: (run: Run, kind: OfKind, runProgram: RunProgram) => void,
): void {
  let piston: PlayedPiston | undefined
  let runner: Runner
  beforeAll(async () => {
    if (kind === 'native' || kind === 'portable') {
      runner = await openRunner({ only: kind })
      return
    }
    piston = await playPiston({ runTimeout: 20_000, runCpuTime: 40_000, outputMaxSize: 8_000_000 })
    runner = await openRunner({ only: { url: piston.url, trusted: true } })
  }, OPENS_WITHIN_MS)
  afterAll(async () => {
    await runner.close()
    await piston?.close()
  })
  suite(
    (language, trial) => runTrial(runner, language, trial),
    kind,
    async ({ limits, signal, ...program }) => {
      const report = await runner.runProgram(program, { ...programLimits, ...limits }, signal)
      if (report.status === 'unavailable') throw new Error(report.reason)
      return report
    },
  )
}

/** Runs a function `f` from integer to integer, called once with 1, but for what the trial says. */
export function runTrial(runner: Engine, language: Language, trial: Trial): Promise<RunReport> {
  const { source, name = 'f', takes = ['integer'], returns = 'integer', calls = [[1]], limits, signal } = trial
  const parameters = takes.map((type, index) => ({ name: `p${index}`, type }))
  return runner.run(
    { language, source, entry: { name, parameters, returns } },
    calls.map((values) => ({ arguments: values })),
    { ...standardLimits, ...limits },
    signal,
  )
}

/** What a function is refused and a whole program is not, as it has a shared memory of its own (whole-program.test.ts). */
export const SHARED_MEMORY = 'write to shared memory'

/** The outcomes of a report, which must have some. */
export function outcomesOf(report: RunReport): Outcome[] {
  if (report.status !== 'ran') throw new Error(`The program did not run: ${JSON.stringify(report)}`)
  return report.outcomes
}

/** The values a program returned, which must be all it did. */
export function valuesOf(report: RunReport): Value[] {
  return outcomesOf(report).map((outcome) => {
    if (outcome.status !== 'returned') throw new Error(`Not returned: ${JSON.stringify(outcome)}`)
    return outcome.value
  })
}

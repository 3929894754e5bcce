import { Language } from '@dryrun/contract/languages'
import type { SandboxKind } from '@dryrun/contract/site'
import { innocent } from './innocent.ts'
import { isInterpreted } from './interpreters.ts'
import { openNative } from './native.ts'
import type { PistonSettings } from './piston/settings.ts'
import { openPiston } from './piston.ts'
import { openPortable } from './portable.ts'
import { type Engine, type Runner, standardLimits } from './program.ts'

/** What programs run in; Piston only where a server is named. */
type Place = 'native' | 'portable' | PistonSettings

/**
 * The best sandbox that works, found by really running programs: the Piston server that is named, then native before
 * portable on this machine; but none that would lack Python or JavaScript where another has them. Where none works the
 * runner is of kind `none`, and every run answers `unavailable` with the reason.
 *
 * @param only the one to consider
 */
export async function openRunner({
  piston,
  only,
}: {
  piston?: PistonSettings | undefined
  only?: Place
} = {}): Promise<Runner> {
  const reasons: string[] = []
  let best: Runner | undefined
  const places: Place[] = only ? [only] : [...(piston ? [piston] : []), 'native', 'portable']
  for (const place of places) {
    const kind = typeof place === 'string' ? place : 'piston'
    const known = reasons.length
    try {
      const runner = await openProven(kind, () => open(place), reasons)
      if (best && interpretersOf(best) >= interpretersOf(runner)) {
        await runner.close()
      } else {
        await best?.close()
        best = runner
      }
      if (reasons.length === known) break
    } catch (error) {
      reasons.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return best && interpretersOf(best) > 0 ? best : noRunner(reasons)
}

function open(place: Place): Promise<Engine> {
  if (place === 'native') return openNative()
  return place === 'portable' ? openPortable() : openPiston(place)
}

function interpretersOf({ languages }: Runner): number {
  return languages.filter(isInterpreted).length
}

const TRIALS = 3

/** A language that failed its trial is tried again for whoever asks after this time. */
const TRY_AGAIN_MS = 10_000

/**
 * A runner whose interpreters have each run a program just now. A compiler is tried before its first program, or when
 * all are prepared: what makes it fast takes a while the first time.
 */
async function openProven(kind: SandboxKind, open: () => Promise<Engine>, reasons: string[]): Promise<Runner> {
  const engine = await open()
  const proofs = new Map<Language, Promise<string | null>>()
  const failures = new Map<Language, string>()

  function prove(language: Language): Promise<string | null> {
    const known = proofs.get(language)
    if (known) return known
    const proof = fails(engine, language).then((failure) => {
      if (failure === null) failures.delete(language)
      else failures.set(language, `${kind}, ${language}: ${failure}`)
      // A machine that was too busy for it may be free by then.
      if (failure !== null && !isInterpreted(language)) setTimeout(() => proofs.delete(language), TRY_AGAIN_MS).unref()
      return failure
    })
    proofs.set(language, proof)
    return proof
  }

  /** A machine may be too busy just now, and what is chosen instead stays for as long as the process lives. */
  async function proveAtLast(language: Language): Promise<void> {
    for (let trial = 1; trial <= TRIALS && (await prove(language)) !== null; trial++) {
      if (trial < TRIALS) proofs.delete(language)
    }
  }

  await Promise.all(engine.languages.filter(isInterpreted).map(proveAtLast))
  reasons.push(...failures.values())
  return {
    kind,
    get languages() {
      return Language.options.filter((language) => engine.languages.includes(language) && !failures.has(language))
    },
    get detail() {
      const all = new Set([...reasons, ...failures.values()])
      return all.size > 0 ? [...all].join('; ') : undefined
    },
    toolchains: engine.toolchains,
    async prepare() {
      // One after the other, so that people who solve meanwhile are not kept waiting.
      for (const language of engine.languages) await prove(language)
    },
    async run(program, calls, limits, signal) {
      const failure = engine.languages.includes(program.language) && (await prove(program.language))
      return failure ? { status: 'unavailable', reason: failure } : engine.run(program, calls, limits, signal)
    },
    async runProgram(program, limits, signal) {
      const failure = engine.languages.includes(program.language) && (await prove(program.language))
      return failure ? { status: 'unavailable', reason: failure } : engine.runProgram(program, limits, signal)
    },
    close: engine.close,
  }
}

/** Why a language does not run, or null where it does. */
async function fails(runner: Engine, language: Language): Promise<string | null> {
  const report = await runner.run(innocent(language), [{ arguments: [21] }], standardLimits)
  if (report.status === 'unavailable') return report.reason
  if (report.status === 'compile-error') return report.error.message
  const [outcome] = report.outcomes
  return outcome?.status === 'returned' && outcome.value === 42 ? null : `a trial run came to '${outcome?.status}'`
}

function noRunner(reasons: string[]): Runner {
  const reason = `No sandbox works on this machine. ${reasons.join('; ')}`
  const unavailable = async () => ({ status: 'unavailable', reason }) as const
  return {
    kind: 'none',
    languages: [],
    toolchains: {},
    detail: reasons.join('; '),
    prepare: async () => {},
    run: unavailable,
    runProgram: unavailable,
    close: async () => {},
  }
}

import type { RunnableLanguage } from '@dryrun/contract/languages'
import type { SandboxKind } from '@dryrun/contract/site'
import { openNative } from './native.ts'
import { openPortable } from './portable.ts'
import { type Program, type Runner, standardLimits } from './program.ts'

const doors = { native: openNative, portable: openPortable }

/**
 * The best sandbox that works on this machine, found by really running a program in each language: native before
 * portable, but not where it would run fewer languages. Where neither works the runner is of kind `none`, and every run
 * answers `unavailable` with the reason.
 *
 * @param only the one kind to consider
 */
export async function openRunner(only?: Exclude<SandboxKind, 'none'>): Promise<Runner> {
  const reasons: string[] = []
  let best: Runner | undefined
  for (const kind of only ? [only] : (['native', 'portable'] as const)) {
    try {
      const runner = await openProven(kind, reasons)
      if (best && best.languages.length >= runner.languages.length) {
        await runner.close()
      } else {
        await best?.close()
        best = runner
      }
      if (reasons.length === 0) break
    } catch (error) {
      reasons.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return {
    ...(best?.languages.length ? best : noRunner(reasons)),
    ...(reasons.length > 0 && { detail: reasons.join('; ') }),
  }
}

/** A runner whose languages have each run a program just now. */
async function openProven(kind: 'native' | 'portable', reasons: string[]): Promise<Runner> {
  const runner = await doors[kind]()
  const proven = await Promise.all(
    runner.languages.map(async (language) => {
      const failure = await fails(runner, language)
      if (failure) reasons.push(`${kind}, ${language}: ${failure}`)
      return failure ? [] : [language]
    }),
  )
  return { ...runner, languages: proven.flat() }
}

const trials: Record<RunnableLanguage, string> = {
  python: 'def double(n):\n    return n * 2\n',
  javascript: 'function double(n) {\n  return n * 2\n}\n',
}

/** Why a language does not run, or null where it does. */
async function fails(runner: Runner, language: RunnableLanguage): Promise<string | null> {
  const entry = { name: 'double', parameters: [{ name: 'n', type: 'integer' }], returns: 'integer' }
  const program: Program = { language, source: trials[language], entry }
  const report = await runner.run(program, [{ arguments: [21] }], standardLimits)
  if (report.status === 'unavailable') return report.reason
  if (report.status === 'compile-error') return report.error.message
  const [outcome] = report.outcomes
  return outcome?.status === 'returned' && outcome.value === 42 ? null : `a trial run came to '${outcome?.status}'`
}

function noRunner(reasons: string[]): Runner {
  const reason = `No sandbox works on this machine. ${reasons.join('; ')}`
  const unavailable = async () => ({ status: 'unavailable', reason }) as const
  return { kind: 'none', languages: [], run: unavailable, runProgram: unavailable, close: async () => {} }
}

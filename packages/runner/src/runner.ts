import type { RunnableLanguage } from '@dryrun/contract/languages'
import type { SandboxKind } from '@dryrun/contract/site'
import { judge } from './judge.ts'
import type { ProgramReport, Runner, RunReport } from './program.ts'
import type { Sandbox, SandboxLimits, StartProgram, StartSandbox } from './sandbox.ts'
import { runWholeProgram } from './whole-program.ts'

/** A sandbox started ahead for the next program of a language. */
type Spare = { limits: SandboxLimits; sandbox: Promise<Sandbox | null> }

/**
 * A runner over a way to start sandboxes. After each run of a function it starts the next sandbox of that language ahead, so that a
 * person waits for a cold start once; no sandbox ever sees two programs.
 */
export function createRunner({
  kind,
  languages,
  start,
  startProgram,
}: {
  kind: SandboxKind
  languages: RunnableLanguage[]
  start: StartSandbox
  startProgram: StartProgram
}): Runner {
  const spares = new Map<RunnableLanguage, Spare>()
  const running = new Set<Sandbox>()
  const closing = new AbortController()

  async function take(language: RunnableLanguage, limits: SandboxLimits, signal?: AbortSignal): Promise<Sandbox> {
    const spare = spares.get(language)
    spares.delete(language)
    const sandbox = await spare?.sandbox
    if (sandbox && spare && sameLimits(spare.limits, limits) && !sandbox.answers.ended()) return sandbox
    await sandbox?.destroy()
    return start(language, limits, signal ? AbortSignal.any([signal, closing.signal]) : closing.signal)
  }

  function startAhead(language: RunnableLanguage, limits: SandboxLimits): void {
    if (closing.signal.aborted || spares.has(language)) return
    // Where it fails, the next run starts its own and tells why.
    const sandbox = (async () => start(language, limits, closing.signal))().catch(() => null)
    spares.set(language, { limits, sandbox })
  }

  return {
    kind,
    languages,
    async run(program, calls, limits, signal): Promise<RunReport> {
      if (closing.signal.aborted) return closed
      signal?.throwIfAborted()
      let sandbox: Sandbox
      try {
        sandbox = await take(program.language, limits, signal)
      } catch (error) {
        signal?.throwIfAborted()
        return unavailable(error)
      }
      running.add(sandbox)
      try {
        return await judge(sandbox, program, calls, limits, signal)
      } finally {
        running.delete(sandbox)
        startAhead(program.language, limits)
      }
    },
    async runProgram(program, limits, signal): Promise<ProgramReport> {
      signal?.throwIfAborted()
      if (closing.signal.aborted) return closed
      const ended = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal
      try {
        return await runWholeProgram(startProgram, program, limits, ended)
      } catch (error) {
        signal?.throwIfAborted()
        return closing.signal.aborted ? closed : unavailable(error)
      }
    },
    async close() {
      closing.abort()
      const ahead = await Promise.all([...spares.values()].map(({ sandbox }) => sandbox))
      await Promise.all([...running, ...ahead].map((sandbox) => sandbox?.destroy()))
    },
  }
}

const closed = { status: 'unavailable', reason: 'The runner is closed' } as const

function unavailable(error: unknown) {
  return { status: 'unavailable', reason: error instanceof Error ? error.message : String(error) } as const
}

function sameLimits(one: SandboxLimits, other: SandboxLimits): boolean {
  return one.memoryBytes === other.memoryBytes && one.processes === other.processes
}

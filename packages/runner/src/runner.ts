import { languages as known, type Language } from '@dryrun/contract/languages'
import type { SandboxKind } from '@dryrun/contract/site'
import { judge } from './judge.ts'
import type { Engine, ProgramReport, RunReport } from './program.ts'
import {
  DoesNotCompile,
  type Sandbox,
  type SandboxLimits,
  type StartCompiled,
  type StartProgram,
  type StartSandbox,
} from './sandbox.ts'
import { runWholeProgram } from './whole-program.ts'

/** A sandbox started ahead for the next program of a language. */
type Spare = { limits: SandboxLimits; sandbox: Promise<Sandbox | null> }

/**
 * A runner over a way to start sandboxes. Where a language's harness waits for its program, the next sandbox is started
 * ahead after each run, so that a person waits for a cold start once; no sandbox ever sees two programs.
 */
export function createRunner({
  kind,
  languages,
  toolchains = {},
  start,
  startCompiled = () => null,
  startProgram,
  onClose = () => {},
}: {
  kind: SandboxKind
  languages: Language[]
  toolchains?: Partial<Record<Language, string>>
  start: StartSandbox
  startCompiled?: StartCompiled
  startProgram: StartProgram
  /** Called once nothing runs any more. */
  onClose?: () => void
}): Engine {
  const spares = new Map<Language, Spare>()
  const running = new Set<Sandbox>()
  const closing = new AbortController()

  async function take(language: Language, limits: SandboxLimits, signal: AbortSignal): Promise<Sandbox> {
    const spare = spares.get(language)
    spares.delete(language)
    const sandbox = await spare?.sandbox
    if (sandbox && spare && sameLimits(spare.limits, limits) && !sandbox.answers.ended()) return sandbox
    await sandbox?.destroy()
    return start(language, limits, signal)
  }

  function startAhead(language: Language, limits: SandboxLimits): void {
    if (closing.signal.aborted || spares.has(language)) return
    // Where it fails, the next run starts its own and tells why.
    const sandbox = (async () => start(language, limits, closing.signal))().catch(() => null)
    spares.set(language, { limits, sandbox })
  }

  function untilClosed(signal?: AbortSignal): AbortSignal {
    return signal ? AbortSignal.any([signal, closing.signal]) : closing.signal
  }

  return {
    kind,
    languages,
    toolchains,
    async run(program, calls, limits, signal): Promise<RunReport> {
      signal?.throwIfAborted()
      if (closing.signal.aborted) return closed
      if (!languages.includes(program.language)) return withoutToolchain(program.language)
      const ended = untilClosed(signal)
      const compiled = startCompiled(program, limits, ended)
      let sandbox: Sandbox
      try {
        sandbox = await (compiled ?? take(program.language, limits, ended))
      } catch (error) {
        signal?.throwIfAborted()
        return error instanceof DoesNotCompile ? { status: 'compile-error', error: error.error } : unavailable(error)
      }
      running.add(sandbox)
      try {
        return await judge(sandbox, program, calls, limits, signal)
      } finally {
        running.delete(sandbox)
        if (!compiled) startAhead(program.language, limits)
      }
    },
    async runProgram(program, limits, signal): Promise<ProgramReport> {
      signal?.throwIfAborted()
      if (closing.signal.aborted) return closed
      if (!languages.includes(program.language)) return withoutToolchain(program.language)
      const began = performance.now()
      try {
        return await runWholeProgram(startProgram, program, limits, untilClosed(signal))
      } catch (error) {
        signal?.throwIfAborted()
        if (error instanceof DoesNotCompile) {
          const milliseconds = Math.round((performance.now() - began) * 1000) / 1000
          const { output: stderr, error: refused } = error
          return { status: 'compile-error', exitCode: 1, stdout: '', stderr, refused, milliseconds }
        }
        return closing.signal.aborted ? closed : unavailable(error)
      }
    },
    async close() {
      closing.abort()
      const ahead = await Promise.all([...spares.values()].map(({ sandbox }) => sandbox))
      await Promise.all([...running, ...ahead].map((sandbox) => sandbox?.destroy()))
      onClose()
    },
  }
}

const closed = { status: 'unavailable', reason: 'The runner is closed' } as const

function withoutToolchain(language: Language) {
  return { status: 'unavailable', reason: `no ${known[language].label} toolchain on this server` } as const
}

function unavailable(error: unknown) {
  return { status: 'unavailable', reason: error instanceof Error ? error.message : String(error) } as const
}

function sameLimits(one: SandboxLimits, other: SandboxLimits): boolean {
  return one.memoryBytes === other.memoryBytes && one.processes === other.processes
}

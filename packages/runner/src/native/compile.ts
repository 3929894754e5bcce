import type { Language } from '@dryrun/contract/languages'
import { startDeadline } from '../deadline.ts'
import { innocent } from '../innocent.ts'
import type { Program, ProgramError, WholeProgram } from '../program.ts'
import { DoesNotCompile, type ProgramProcess, type Sandbox, type SandboxLimits, untilUp } from '../sandbox.ts'
import { type Build, openBuilds } from './builds.ts'
import { builtHarnessCommand, builtProgramCommand, compileCommand } from './command.ts'
import type { Command, CompiledToolchain, Compiler, Form, SourceFile } from './compiled.ts'
import { type Machine, startCompiler, startHarness, startWholeProgram } from './start.ts'

/** Far beyond what any answer takes; a template or a constant that never comes to an end does not stop here. */
const COMPILE_MS = 30_000
const COMPILE_LIMITS: SandboxLimits = { memoryBytes: 1024 * 1024 * 1024, processes: 64 }
const KEPT_OUTPUT_BYTES = 64 * 1024

/** Starts the programs of languages that are compiled, each in two sandboxes: one compiles it, the other runs it. */
export type CompiledPrograms = {
  /** @throws DoesNotCompile, and Error with a plain reason where the sandbox does not start */
  startFunction(program: Program, limits: SandboxLimits, signal: AbortSignal): Promise<Sandbox>
  /** @throws the same */
  startProgram(program: WholeProgram, limits: SandboxLimits, signal: AbortSignal): Promise<ProgramProcess>
  close(): void
}

export function openCompiledPrograms(machine: Machine, compilers: ReadonlyMap<Language, Compiler>): CompiledPrograms {
  const builds = openBuilds()
  const closed = new AbortController()
  const prepared = new Map<Language, Promise<CompiledToolchain>>()

  function toolchainOf(language: Language): Promise<CompiledToolchain> {
    const compiler = compilers.get(language)
    if (!compiler) throw new Error(`There is no toolchain for ${language} here`)
    const toolchain = prepared.get(language) ?? compiler.prepare()
    prepared.set(language, toolchain)
    return toolchain
  }

  async function build(
    language: Language,
    form: Form,
    toolchain: CompiledToolchain,
    files: SourceFile[],
    signal: AbortSignal,
  ): Promise<Build> {
    // Whoever asks may leave; the build is finished for the next one who asks.
    const built = builds.of(`${language} ${form}`, files, (folder) =>
      compile(machine, toolchain, form, folder, closed.signal),
    )
    const left = Promise.withResolvers<never>()
    const leave = () => left.reject(signal.reason)
    signal.addEventListener('abort', leave)
    try {
      signal.throwIfAborted()
      return await Promise.race([built, left.promise])
    } catch (error) {
      void built.then(
        ({ release }) => release(),
        () => {},
      )
      throw error
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  async function startFunction(program: Program, limits: SandboxLimits, signal: AbortSignal): Promise<Sandbox> {
    const toolchain = await toolchainOf(program.language)
    const files = toolchain.functionFiles(program.source, program.entry)
    const { folder, release } = await build(program.language, 'function', toolchain, files, signal)
    const allowed = { ...limits, memoryBytes: limits.memoryBytes + toolchain.ownBytes }
    const seen = { command: toolchain.run('function', limits), mounts: toolchain.mounts.running, build: folder }
    const start = {
      limits: allowed,
      command: (joinFiles: string[]) => builtHarnessCommand(machine.programs, seen, allowed, joinFiles),
    }
    try {
      const sandbox = startHarness(machine, start, toolchain.spentMemory)
      void sandbox.ended.then(release)
      return await untilUp(sandbox, signal)
    } catch (error) {
      release()
      signal.throwIfAborted()
      if (await comesUp(program, limits)) throw refused('It ended, or hung, before it could be called')
      throw error
    }
  }

  /** Whether another program comes up in the place of one that did not, which is then to blame itself. */
  async function comesUp({ language, source }: Program, limits: SandboxLimits): Promise<boolean> {
    const other = innocent(language)
    if (source === other.source) return false
    const sandbox = await startFunction(other, limits, closed.signal).catch(() => null)
    await sandbox?.destroy()
    return sandbox !== null
  }

  return {
    startFunction,
    async startProgram({ language, source, stdin }, limits, signal) {
      const toolchain = await toolchainOf(language)
      const { folder, release } = await build(language, 'program', toolchain, toolchain.programFiles(source), signal)
      const allowed = { ...limits, memoryBytes: limits.memoryBytes + toolchain.ownBytes }
      const seen = { command: toolchain.run('program', limits), mounts: toolchain.mounts.running, build: folder }
      const start = {
        limits: allowed,
        command: (joinFiles: string[]) => builtProgramCommand(machine.programs, seen, allowed, joinFiles),
      }
      try {
        const running = await startWholeProgram(machine, start, { stdin }, toolchain.spentMemory)
        void running.ended.then(release)
        return running
      } catch (error) {
        release()
        throw error
      }
    },
    close() {
      closed.abort()
      builds.close()
    },
  }
}

/**
 * Compiles what lies in a folder.
 * @throws DoesNotCompile, and Error with a plain reason where the compiler could not be started
 */
async function compile(
  machine: Machine,
  toolchain: CompiledToolchain,
  form: Form,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    await compileWith(toolchain.compile(form), machine, toolchain, folder, signal)
  } catch (error) {
    const otherwise = error instanceof DoesNotCompile && toolchain.compileOtherwise?.(form, error.output)
    if (!otherwise) throw error
    // What was refused both ways is told in the words of the first.
    await compileWith(otherwise, machine, toolchain, folder, signal).catch((second: unknown) => {
      throw second instanceof DoesNotCompile ? error : second
    })
  }
}

/** @throws the same */
async function compileWith(
  command: Command,
  machine: Machine,
  { mounts, errorIn }: CompiledToolchain,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const seen = { command, mounts: mounts.compiling, build: folder }
  const compiler = startCompiler(machine, {
    limits: COMPILE_LIMITS,
    command: (joinFiles) => compileCommand(machine.programs, seen, COMPILE_LIMITS, joinFiles),
  })
  let printed = Buffer.alloc(0)
  compiler.printed.on('data', (chunk: Buffer) => {
    if (printed.length < KEPT_OUTPUT_BYTES) printed = Buffer.concat([printed, chunk])
  })
  let late = false
  const end = () => void compiler.destroy()
  const stopDeadline = startDeadline(COMPILE_MS, () => {
    late = true
    end()
  })
  signal.addEventListener('abort', end)
  try {
    const exitCode = await compiler.exitCode
    await compiler.destroy()
    signal.throwIfAborted()
    if (exitCode === 0) return
    const output = printed.subarray(0, KEPT_OUTPUT_BYTES).toString('utf8')
    if (late) throw refused(`The compiler did not come to an end within ${COMPILE_MS / 1000} seconds`)
    if (compiler.outOfMemory())
      throw refused(`The compiler took more than ${COMPILE_LIMITS.memoryBytes / 1024 / 1024} MB of memory`)
    if (exitCode === null) throw new Error(`The compiler did not start: ${output.trim() || 'it said nothing'}`)
    throw new DoesNotCompile(errorIn(output), output)
  } finally {
    stopDeadline()
    signal.removeEventListener('abort', end)
    await compiler.destroy()
  }
}

function refused(message: string): DoesNotCompile {
  const error: ProgramError = { message }
  return new DoesNotCompile(error, `${message}.\n`)
}

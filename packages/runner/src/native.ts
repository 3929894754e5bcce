import type { Language } from '@dryrun/contract/languages'
import { saysMemoryIsSpent } from './interpreters.ts'
import { type Cgroups, findCgroups } from './native/cgroups.ts'
import { harnessCommand, programCommand } from './native/command.ts'
import { openCompiledPrograms } from './native/compile.ts'
import { findCompilers } from './native/compilers.ts'
import { openMachine, startHarness, startWholeProgram } from './native/start.ts'
import { findToolchains } from './native/toolchains.ts'
import type { Engine } from './program.ts'
import { createRunner } from './runner.ts'
import { untilUp } from './sandbox.ts'

/**
 * Runs programs under bubblewrap: no network, no files but the toolchain, the harness and a scratch folder, no other
 * processes, no privileges, a filter on system calls.
 *
 * @param cgroups what holds memory and processes; null where resident memory is watched instead
 * @throws Error with a plain reason where this machine cannot do it
 */
export async function openNative(cgroups: Cgroups | null = findCgroups()): Promise<Engine> {
  const machine = openMachine(cgroups)
  const { programs } = machine
  const [toolchains, compilers] = await Promise.all([findToolchains(), findCompilers()])
  const compiled = openCompiledPrograms(machine, compilers)

  function toolchainOf(language: Language) {
    const toolchain = toolchains.get(language)
    if (!toolchain) throw new Error(`There is no toolchain for ${language} here`)
    return toolchain
  }

  return createRunner({
    kind: 'native',
    languages: [...toolchains.keys(), ...compilers.keys()],
    toolchains: Object.fromEntries([...toolchains, ...compilers].map(([language, { version }]) => [language, version])),
    start(language, limits, signal) {
      const toolchain = toolchainOf(language)
      const command = (joinFiles: string[]) => harnessCommand(programs, toolchain, limits, joinFiles)
      const spentMemory = (exitCode: number | null, printed: string) =>
        language === 'javascript' && isAbort(exitCode) && saysMemoryIsSpent(language, printed)
      return untilUp(startHarness(machine, { limits, command }, spentMemory), signal)
    },
    startCompiled: (program, limits, signal) =>
      compilers.has(program.language) ? compiled.startFunction(program, limits, signal) : null,
    async startProgram(program, action, limits, signal) {
      if (compilers.has(program.language)) return compiled.startProgram(program, limits, signal)
      const toolchain = toolchainOf(program.language)
      const command = (joinFiles: string[]) => programCommand(programs, toolchain, action, limits, joinFiles)
      return startWholeProgram(machine, { limits, command }, program, (_, printed) =>
        saysMemoryIsSpent(program.language, printed),
      )
    },
    onClose: compiled.close,
  })
}

/** How V8 ends where its heap is at its limit, and a program that aborts itself: by an illegal instruction, a trap or an abort. */
function isAbort(exitCode: number | null): boolean {
  return exitCode === 132 || exitCode === 133 || exitCode === 134
}

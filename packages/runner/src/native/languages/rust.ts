import { execFile } from 'node:child_process'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ProgramError } from '../../program.ts'
import { BUILD, type CompiledToolchain, type Compiler, type Form } from '../compiled.ts'
import type { Mount } from '../toolchains.ts'
import { warmFolder } from '../warm.ts'
import { ARGUMENTS_FILE, AUTHORS_FILE, functionFiles, MAIN_FILE, programFiles } from './rust/files.ts'

const RUNTIME = join(import.meta.dirname, '../../harness/rust')
const TOOLCHAIN = '/toolchain/rust'
const WARM = '/toolchain/rust-runtime'
const EXECUTABLE = 'program'

/** Overflow is an error, as on practice sites. One unit of code takes a fifth less of two processors than many do. */
export const FLAGS = ['-Copt-level=2', '-Ccodegen-units=1', '-Coverflow-checks=on', '-Cstrip=debuginfo', '-Awarnings']
/** Of 1.x: the first that reads the edition of 2024. Our own answers use what the standard library has had until then. */
const OLDEST_MINOR = 85

/** What the runtime itself takes. */
const OWN_BYTES = 8 * 1024 * 1024
/** For expressions that are nested deeply; the compiler's own choice is 8 MB. */
const COMPILER_STACK_BYTES = 64 * 1024 * 1024
/** 128 and the number of SIGABRT, by which Rust ends where there is no memory to give. */
const ABORTED = 134

const run = promisify(execFile)

/** rustc, and the C compiler and linker that it links with; null where one is missing, or too old. */
export async function findRust(): Promise<Compiler | null> {
  try {
    const { stdout: printed } = await run('rustc', ['--print', 'sysroot'], { timeout: 60_000 })
    const sysroot = printed.trim()
    // What lies on the path may be a version manager's own program, which is of no use in a sandbox.
    const rustc = await realpath(join(sysroot, 'bin/rustc'))
    const { stdout: version } = await run(rustc, ['--version'], { timeout: 60_000 })
    if (Number(/^rustc 1\.(\d+)/.exec(version)?.[1] ?? 0) < OLDEST_MINOR) return null
    const mounts = [
      { source: rustc, target: join(TOOLCHAIN, 'bin/rustc') },
      // Where a distribution has it in /usr, its libraries are among the system's.
      ...(sysroot === '/usr' ? [] : [{ source: join(sysroot, 'lib'), target: join(TOOLCHAIN, 'lib') }]),
      { source: await realpath('/usr/bin/cc'), target: '/usr/bin/cc' },
      { source: await realpath('/usr/bin/ld'), target: '/usr/bin/ld' },
    ]
    return {
      version: version.trim(),
      async prepare() {
        const warm = await buildRuntime(rustc, version)
        return toolchain(sysroot === '/usr' ? sysroot : TOOLCHAIN, [...mounts, { source: warm, target: WARM }])
      },
    }
  } catch {
    return null
  }
}

/** The runtime is compiled once, so that with each program only the author's own file is. */
async function buildRuntime(rustc: string, version: string): Promise<string> {
  const names = (await readdir(RUNTIME)).filter((name) => name.endsWith('.rs')).sort()
  const sources = await Promise.all(names.map((name) => readFile(join(RUNTIME, name), 'utf8')))
  return warmFolder('rust', [version, ...FLAGS, ...names, ...sources], async (folder) => {
    const target = [
      '--edition=2021',
      '--crate-type',
      'rlib',
      '--crate-name',
      'dryrun',
      '-o',
      join(folder, 'libdryrun.rlib'),
    ]
    await run(rustc, [...FLAGS, ...target, join(RUNTIME, 'runtime.rs')], { timeout: 120_000 })
  })
}

function toolchain(sysroot: string, compiling: Mount[]): CompiledToolchain {
  const rustc = [join(TOOLCHAIN, 'bin/rustc'), '--sysroot', sysroot, ...FLAGS, '-Clinker=/usr/bin/cc']
  const sources: Record<Form, string[]> = {
    function: ['--extern', `dryrun=${WARM}/libdryrun.rlib`, MAIN_FILE],
    program: [AUTHORS_FILE],
  }
  return {
    mounts: { compiling, running: [] },
    ownBytes: OWN_BYTES,
    functionFiles,
    programFiles,
    compile: (form) => ({
      argv: [
        ...rustc,
        '--crate-type',
        'bin',
        '--crate-name',
        'solution',
        '-o',
        EXECUTABLE,
        `@${ARGUMENTS_FILE}`,
        ...sources[form],
      ],
      environment: { PATH: '/usr/bin', RUST_MIN_STACK: String(COMPILER_STACK_BYTES) },
    }),
    run: (form) => ({ argv: [`${BUILD}/${EXECUTABLE}`, ...(form === 'function' ? ['3', '3', '1'] : [])] }),
    errorIn,
    spentMemory,
  }
}

/** Rust ends itself where there is no memory to give. */
export function spentMemory(exitCode: number | null, printed: string): boolean {
  return exitCode === ABORTED && /^memory allocation of \d+ bytes failed$/m.test(printed)
}

/** The first error: what rustc says of it, what it wrote beneath the place, and the author's line. */
export function errorIn(output: string): ProgramError {
  if (/^error: rustc interrupted by SIGSEGV/m.test(output))
    return { message: 'The compiler broke off: something is nested too deeply' }
  const begin = output.search(/^error(\[E\d+\])?:/m)
  if (begin < 0) return { message: output.trim() || 'it could not be compiled' }
  const [block = ''] = output.slice(begin).split(/\n\n(?=error|warning)/)
  const [message = ''] = block.split('\n', 1)
  const label = /^[ \t]*\|[ \t|_]*\^+ (?![\s-])(.+)$/m.exec(block)?.[1]
  const unclosed = /^(\d+) +\|.*\n(?: *\|.*\n)*? *\|.*unclosed delimiter/m.exec(block)?.[1]
  const line = unclosed ?? new RegExp(`(?:-->|:::) ${AUTHORS_FILE}:(\\d+):`).exec(block)?.[1]
  return { message: label ? `${message}: ${label}` : message, ...(line ? { line: Number(line) } : {}) }
}

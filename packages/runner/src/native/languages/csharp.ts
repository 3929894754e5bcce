import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dialects } from '@dryrun/contract/languages'
import type { ProgramError } from '../../program.ts'
import { BUILD, type CompiledToolchain, type Compiler } from '../compiled.ts'
import { warmFolder } from '../warm.ts'
import { withPlainTuples } from './csharp/tuples.ts'

const HARNESS = join(import.meta.dirname, '../../harness/csharp')
const PROVIDED = join(HARNESS, 'provided')

/** Where the harness and the types an answer is provided with lie in the sandbox. */
const WARM = '/toolchain/csharp'
const MONO = '/usr/bin/mono'
const LIBRARY = '/usr/lib/mono/4.5'
const CONFIGURATION = '/etc/mono'
/** The script named `mcs` does no more than start this. */
const MCS = `${LIBRARY}/mcs.exe`
const FILE = 'solution.cs'

const REFERENCES = ['System', 'System.Core', 'System.Numerics', 'Microsoft.CSharp'].map(
  (name) => `${LIBRARY}/${name}.dll`,
)
const OPTIONS = ['-noconfig', '-langversion:latest', '-warn:0', '-optimize+', '-codepage:utf8']
// Without a locale the console would not print what is beyond ASCII.
const environment = { LC_ALL: 'C.UTF-8' }

/** What practice sites have imported before an answer's first line. */
const IMPORTED = [
  ...['System', 'System.Collections', 'System.Collections.Generic', 'System.IO', 'System.Linq', 'System.Numerics'],
  ...['System.Text', 'System.Text.RegularExpressions', 'System.Threading', 'System.Threading.Tasks'],
]

/** Mono's compiler and run-time as a Linux distribution installs them. */
export async function findCSharp(): Promise<Compiler | null> {
  if (![MONO, MCS, CONFIGURATION, ...REFERENCES].every((path) => existsSync(path))) return null
  try {
    const { stdout } = await promisify(execFile)(MONO, ['--version'], { timeout: 60_000 })
    const version = /version (\d+(?:\.\d+)+)/.exec(stdout)?.[1]
    return version ? { version: `mono ${version}`, prepare: () => prepare(version) } : null
  } catch {
    // Not a Mono that answers.
    return null
  }
}

async function prepare(version: string): Promise<CompiledToolchain> {
  const mono = { source: await realpath(MONO), target: MONO }
  const provided = await sourcesIn(PROVIDED)
  const harness = await sourcesIn(HARNESS)
  const folder = await warmFolder(
    'csharp',
    [version, ...OPTIONS, ...provided.texts, ...harness.texts],
    async (made) => {
      const compile = (args: string[]) =>
        promisify(execFile)(MONO, [MCS, ...OPTIONS, ...references(REFERENCES), ...args])
      await compile(['-target:library', `-out:${made}/provided.dll`, ...provided.paths])
      await compile(['-unsafe', `-out:${made}/harness.exe`, ...harness.paths])
    },
  )
  const warm = { source: folder, target: WARM }
  const configuration = { source: CONFIGURATION, target: CONFIGURATION }
  return {
    mounts: { compiling: [mono, configuration, warm], running: [mono, configuration, warm] },
    ownBytes: 128 * 1024 * 1024,
    functionFiles: (source) => [{ name: FILE, text: withImports(withPlainTuples(source)) }],
    programFiles: (source) => [{ name: FILE, text: withPlainTuples(source) }],
    compile: (form) => ({
      argv: [
        ...[MONO, MCS, ...OPTIONS, '-debug', ...references([...REFERENCES, `${WARM}/provided.dll`])],
        ...(form === 'function' ? ['-target:library'] : []),
        ...[`-out:${assembly}`, FILE],
      ],
      environment,
    }),
    run: (form, limits) => ({
      argv: [
        ...[MONO, '--debug', `--gc-params=${collector(limits.memoryBytes)}`, `${WARM}/harness.exe`],
        ...(form === 'function' ? ['3', '3', '1', assembly] : [assembly]),
      ],
      environment,
    }),
    errorIn,
    spentMemory: (exitCode, printed) =>
      exitCode !== 0 && /OutOfMemoryException|Could not allocate \d+ bytes|Out of memory/.test(printed),
  }
}

const assembly = `${BUILD}/solution.exe`

function references(paths: string[]): string[] {
  return paths.map((path) => `-r:${path}`)
}

async function sourcesIn(folder: string): Promise<{ paths: string[]; texts: string[] }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.cs')).sort()
  const paths = names.map((name) => join(folder, name))
  return { paths, texts: await Promise.all(paths.map((path) => readFile(path, 'utf8'))) }
}

/**
 * The run-time does not always survive the end of a heap it was given; the kernel's limit on its memory is met before
 * that, and only a single allocation far beyond is refused. Collecting beside the program would take more threads.
 */
function collector(memoryBytes: number): string {
  return `major=marksweep,max-heap-size=${Math.ceil(memoryBytes / 1024 / 1024) * 4}m`
}

/**
 * The source with what sites import before it, and, where it is no more than methods, as a class of them. The compiler
 * is told of the lines, which stay the author's. Symbols are defined before anything else or not at all.
 */
export function withImports(source: string): string {
  const lines = source.split('\n')
  const defines = lines.findLastIndex((line) => /^\s*#\s*(define|undef)\b/.test(line)) + 1
  const bare = !/\b(class|struct|interface|enum)\s+[\p{L}_@]/u.test(source)
  return [
    // Assertions are nothing to this compiler without it.
    ...(/\bDebug\s*\.\s*Assert\b/.test(source) ? ['#define DEBUG'] : []),
    `#line 1 "${FILE}"`,
    ...lines.slice(0, defines),
    IMPORTED.map((name) => `using ${name};`).join(' ') + (bare ? ' class Solution {' : ''),
    `#line ${defines + 1} "${FILE}"`,
    ...lines.slice(defines),
    ...(bare ? ['}'] : []),
  ].join('\n')
}

export function errorIn(output: string): ProgramError {
  const found = /solution\.cs\((\d+),\d+\): error (CS\d+): (.*)/.exec(output)
  if (found) return { message: inWords(found[2] ?? '', found[3] ?? ''), line: Number(found[1]) }
  const other = /error (CS\d+): (.*)/.exec(output)
  if (other) return { message: inWords(other[1] ?? '', other[2] ?? '') }
  // The compiler has errors of its own, which name the place they came from.
  const place = /InternalErrorException: \S*solution\.cs\((\d+),/.exec(output)?.[1]
  if (place) return { message: `The compiler itself fails here (${DIALECT})`, line: Number(place) }
  return { message: output.trim().split('\n')[0] || 'The compiler said nothing' }
}

const DIALECT = `this server compiles as ${dialects.csharp}`

/** What a newer C# looks like to this compiler: a syntax error, a tuple it does not know, a member that is not there. */
const newerCode = /^CS(0019|0103|0117|0131|0230|0246|0453|1001|1003|1014|1026|1041|1061|15\d\d|1644|8\d{3})$/

function inWords(code: string, message: string): string {
  return `${code}: ${message}${newerCode.test(code) ? ` (${DIALECT})` : ''}`
}

import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { promisify } from 'node:util'
import type { ProgramError } from '../../program.ts'
import { BUILD, type CompiledToolchain, type Compiler, type Form, type SourceFile } from '../compiled.ts'
import type { Mount } from '../toolchains.ts'
import { warmFolder } from '../warm.ts'
import { callingFile } from './cpp-entry.ts'

const execute = promisify(execFile)

const HARNESS = join(import.meta.dirname, '../../harness/cpp')
/** Where the compiler and what it needs are shown in its sandbox. */
const TOOLCHAIN = '/toolchain'

/** Of the programs and of the precompiled header, which is only taken where they are the same. */
const flags = [
  '-std=gnu++23',
  '-O2',
  // Line numbers, and nothing else of what a debugger could use.
  '-g1',
  // A vector's index out of its range, and its like, are told instead of read.
  '-D_GLIBCXX_ASSERTIONS',
  // Here and not beside the flags of a program alone: the header is refused where the macro that this sets differs.
  '-pthread',
  // Told at the author's own line (faults.cpp). Given past the driver, which would link a library of its own for it.
  ...['-Xpreprocessor', '-fsanitize=null,return,integer-divide-by-zero,bounds'],
]

/** Arguments of the compiler that depend on the source. */
const ARGUMENTS_FILE = 'arguments'

/** As g++ takes a program by itself; what stands last holds. */
const olderStandard = '-std=gnu++17'
/**
 * What is said of a program that only a newer standard refuses: `lerp`, `span` and `integral` became names of the library,
 * `requires` and others keywords, `u8"é"` a text of another type, and `Stack<T>()` no way to write a constructor.
 */
const newerStandard =
  /\bambiguous\b|char8_t|before '(?:requires|concept|constinit|consteval|co_\w+)'|expected unqualified-id before '\)' token/

/** What a program is linked with: both say how it failed, and one answers calls. */
export const linked: Record<Form, string[]> = {
  function: ['serve', 'calls', 'values', 'wire', 'faults'],
  program: ['program', 'faults'],
}
const objects = [...new Set(Object.values(linked).flat())]
/** Those that use all of the library; the others are what the flags of a program call. */
const templates = ['serve', 'calls', 'values']
export const headers = ['calls', 'faults', 'given', 'values', 'wire']

/** Stands in for the library's own header, so that a precompiled one can lie beside it. */
const WHOLE_LIBRARY = `#ifndef DRYRUN_WHOLE_LIBRARY
#define DRYRUN_WHOLE_LIBRARY
#include_next <bits/stdc++.h>
#endif
`

/** Defined where the precompiled header was taken: a compiler that refuses it says nothing, and is only slow. */
export const PRECOMPILED = 'DRYRUN_PRECOMPILED'

/** g++ as the system has it, or null where there is none that knows C++23. */
export async function findCpp(): Promise<Compiler | null> {
  const compiler = ['/usr/bin/g++', '/usr/local/bin/g++'].find(existsSync)
  if (!compiler) return null
  try {
    const { stdout } = await execute(compiler, ['-dumpfullversion'])
    const release = stdout.trim()
    if (Number.parseInt(release, 10) < 12) return null
    const version = `g++ ${release}`
    return { version, prepare: () => prepare(compiler, version) }
  } catch {
    return null
  }
}

/** Checks for null pointers double the time that the library's regular expressions take; without, the kernel tells of them. */
function argumentsFile(source: string): SourceFile {
  return { name: ARGUMENTS_FILE, text: /\bregex\b/.test(source) ? '-Xpreprocessor -fno-sanitize=null\n' : '' }
}

async function prepare(compiler: string, version: string): Promise<CompiledToolchain> {
  const sources = [...headers.map((name) => `${name}.hpp`), ...objects.map((name) => `${name}.cpp`)]
  const texts = await Promise.all(sources.map((name) => readFile(join(HARNESS, name), 'utf8')))
  const warm = await warmFolder('cpp', [version, ...flags, PRECOMPILED, WHOLE_LIBRARY, ...texts], (folder) =>
    makeWarm(compiler, folder),
  )
  const tellsLines = isAbsolute((await ask(compiler, '-print-file-name=libbacktrace.a')).trim())
  const compiling: Mount[] = [
    { source: realpathSync(compiler), target: `${TOOLCHAIN}/g++` },
    { source: await programOf(compiler, 'as'), target: `${TOOLCHAIN}/as` },
    { source: await programOf(compiler, 'ld'), target: `${TOOLCHAIN}/ld` },
    { source: warm, target: `${TOOLCHAIN}/warm` },
    { source: HARNESS, target: `${TOOLCHAIN}/harness` },
    ...(await foldersOf(compiler)).map((folder) => ({ source: folder, target: folder })),
  ]
  const compile = (form: Form) => ({
    argv: [
      `${TOOLCHAIN}/g++`,
      ...flags,
      `@${ARGUMENTS_FILE}`,
      ...[`-B${TOOLCHAIN}`, `-I${TOOLCHAIN}/warm`, `-I${TOOLCHAIN}/harness`],
      ...['-w', '-fdiagnostics-color=never', '-fmax-errors=50'],
      ...(form === 'function' ? ['-fno-diagnostics-show-caret', 'main.cpp'] : ['solution.cpp']),
      ...linked[form].map((name) => `${TOOLCHAIN}/warm/${name}.o`),
      ...(tellsLines ? ['-lbacktrace'] : []),
      ...['-o', 'program'],
    ],
  })
  return {
    mounts: { compiling, running: [] },
    ownBytes: 16 * 1024 * 1024,
    functionFiles: (source, entry) => [
      { name: 'solution.cpp', text: source },
      { name: 'main.cpp', text: callingFile(source, entry) },
      argumentsFile(source),
    ],
    programFiles: (source) => [{ name: 'solution.cpp', text: source }, argumentsFile(source)],
    compile,
    compileOtherwise: (form, printed) =>
      form === 'program' && newerStandard.test(printed) ? { argv: [...compile(form).argv, olderStandard] } : undefined,
    run: (form) => ({ argv: [`${BUILD}/program`, ...(form === 'function' ? ['3', '3', '1'] : [])] }),
    errorIn,
    spentMemory: (exitCode, printed) => exitCode === 134 && /std::bad_alloc\b/.test(printed),
  }
}

/** The standard library as a precompiled header, and the harness as objects that a program is linked with. */
async function makeWarm(compiler: string, folder: string): Promise<void> {
  const header = join(folder, 'bits/stdc++.h')
  await mkdir(join(folder, 'bits'))
  await writeFile(header, WHOLE_LIBRARY)
  const included = join(folder, 'included.hpp')
  await writeFile(included, `#define ${PRECOMPILED}\n#include <bits/stdc++.h>\n`)
  await execute(compiler, [...flags, `-I${folder}`, '-x', 'c++-header', included, '-o', `${header}.gch`])
  const withLibrary = [...flags, `-I${folder}`, '-include', 'bits/stdc++.h']
  for (const name of objects) {
    await execute(compiler, [
      ...(templates.includes(name) ? withLibrary : ['-std=gnu++23', '-O2']),
      ...['-c', join(HARNESS, `${name}.cpp`), '-o', join(folder, `${name}.o`)],
    ])
  }
}

async function ask(compiler: string, question: string): Promise<string> {
  const { stdout } = await execute(compiler, [question])
  return stdout
}

/** A program that the compiler starts, such as its assembler. */
async function programOf(compiler: string, name: string): Promise<string> {
  const said = (await ask(compiler, `-print-prog-name=${name}`)).trim()
  const found = [said, `/usr/bin/${name}`, `/usr/local/bin/${name}`].find(
    (path) => isAbsolute(path) && existsSync(path),
  )
  if (!found) throw new Error(`g++ has no program named ${name}`)
  return realpathSync(found)
}

/** Where the headers lie, and the compiler proper, but for the system's libraries, which every sandbox sees. */
async function foldersOf(compiler: string): Promise<string[]> {
  const { stderr } = await execute(compiler, ['-E', '-x', 'c++', '-v', '/dev/null'])
  const listed = /#include <\.\.\.> search starts here:\n([\s\S]*?)End of search list/.exec(stderr)?.[1] ?? ''
  const folders = listed.split('\n').map((line) => line.trim())
  const proper = (await ask(compiler, '-print-prog-name=cc1plus')).trim()
  const all = [...folders, join(proper, '..')].filter((folder) => isAbsolute(folder) && existsSync(folder))
  const outside = [...new Set(all.map((folder) => realpathSync(folder)))].filter((folder) => !isLibrary(folder))
  // A folder that lies in another is seen with it.
  return outside.filter((folder) => !outside.some((other) => folder !== other && folder.startsWith(`${other}/`)))
}

function isLibrary(folder: string): boolean {
  return /^(\/usr)?\/lib(32|64)?\//.test(folder)
}

/**
 * The first error, at the line of the author's that led to it: an error inside a header names that line before, one
 * behind the author's file names it after.
 */
export function errorIn(output: string): ProgramError {
  const lines = output.split('\n')
  const at = lines.findIndex((line) => /: (?:fatal )?error: |undefined reference to|multiple definition of/.test(line))
  const said = lines[at] ?? ''
  const message = wordsOf(said)
  if (at === -1) return { message: failureIn(output) }
  const own = ownLine(said)
  if (own !== undefined) return { message, line: own }
  if (message.startsWith('there is no ')) return { message }
  const before = lines
    .slice(0, at)
    .findLast((line) => /required from here|In file included/.test(line) && ownLine(line))
  const after = lines.slice(at + 1).find((line) => / note: /.test(line) && ownLine(line))
  const line = ownLine(before ?? after ?? '')
  // What stands behind the author's file cannot be read where a brace of theirs is still open.
  const told = /expected '\}' at end of input/.test(output) ? "expected '}' at the end of the program" : message
  return line === undefined ? { message: told } : { message: told, line }
}

/** Why the compiler itself came to no end, or what it said last where it does not tell. */
function failureIn(output: string): string {
  if (output.includes('File size limit exceeded')) return 'The compiled program would be larger than it may be'
  const told = /internal compiler error: (.*)/.exec(output)?.[1]
  return told ?? (output.trim().split('\n').at(-1) || 'The compiler failed without a word')
}

function ownLine(line: string): number | undefined {
  const number = /(?:^|[\s/])solution\.cpp:(\d+)/.exec(line)?.[1]
  return number === undefined ? undefined : Number(number)
}

function wordsOf(line: string): string {
  const words = /(?:error: |(?=undefined reference to|multiple definition of))(.*)$/s.exec(line)?.[1] ?? line
  return words
    .replace(/^static assertion failed: /, '')
    .replace(/^#error /, '')
    .replace(
      /^'(?:::)?(\w+)' (?:in namespace '::' does not name a type|has not been declared).*/,
      "there is no function or class named '$1'",
    )
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorIn, headers, linked } from '../native/languages/cpp.ts'
import { callingFile } from '../native/languages/cpp-entry.ts'
import type { PistonFile } from './client.ts'
import type { PistonPackage } from './package.ts'
import { lying, shortened } from './shortened.ts'

const HARNESS = join(import.meta.dirname, '../harness/cpp')
/** A package compiles all files of C++ that lie beside each other; what lies in folders is only included. */
const [AUTHORS, HARNESSES] = ['author', 'dryrun']

function harnessFile(file: string): PistonFile {
  return lying(`${HARNESSES}/${file}`, shortened(readFileSync(join(HARNESS, file), 'utf8')))
}

/**
 * Two files, of which one has what catches faults: it declares how exceptions are thrown. The rest is compiled at once, and
 * not optimised, which takes a third of the time.
 */
function harnessOf(form: 'function' | 'program', headers: string[]): PistonFile[] {
  const parts = linked[form].map((name) => `${name}.cpp`)
  const [faults, rest] = [['faults.cpp'], parts.filter((part) => part !== 'faults.cpp')].map((names) =>
    ['#pragma GCC optimize("O0")', ...names.map((name) => `#include "${HARNESSES}/${name}"`), ''].join('\n'),
  )
  const files = [...headers.map((name) => `${name}.hpp`), ...parts].map(harnessFile)
  return [lying('faults.cpp', faults ?? ''), lying('harness.cpp', rest ?? ''), ...files]
}

const harness = { function: harnessOf('function', headers), program: harnessOf('program', ['faults']) }

/**
 * A package compiles as C++17 and without optimising. Its compiler is given names of files, and takes the first of these
 * two for an option, which names the second: a file of what it is to do besides, where lines that begin with # are no more
 * than comments, and which to C++ is empty.
 */
function options(version: string): PistonFile[] {
  const standard = Number.parseInt(version, 10) >= 11 ? 'gnu++23' : 'gnu++20'
  const given = [
    `-std=${standard}`,
    ...['-O2', '-w', '-D_GLIBCXX_ASSERTIONS', '-DDRYRUN_WITHOUT_BACKTRACE'],
    ...['-fmax-errors=50', '-fno-diagnostics-show-caret'],
  ]
  return [
    lying('-specs=options.cpp', ' '),
    lying('options.cpp', `#if 0\n*cc1plus:\n+ ${given.join(' ')}\n\n*link:\n+ -lpthread\n\n#endif\n`),
  ]
}

export const cpp: PistonPackage = {
  isFor: ({ language, version }) => language === 'c++' && Number.parseInt(version, 10) >= 10,
  own: { memoryBytes: 16 * 1024 * 1024, milliseconds: 500 },
  function({ source, entry }, _, { version }) {
    const calling = callingFile(source, entry)
      .replace('#include "calls.hpp"', `#include "${HARNESSES}/calls.hpp"`)
      .replace('#include "solution.cpp"', `#include "${AUTHORS}/solution.cpp"`)
    const files = [{ name: 'main.cpp', content: calling }, lying(`${AUTHORS}/solution.cpp`, source)]
    return { files: [...files, ...harness.function, ...options(version)], args: ['0', '1', '1'] }
  },
  program: ({ source }, _, { version }) => ({
    // A package gives it another name.
    files: [
      { name: 'solution.cpp', content: `#line 1 "solution.cpp"\n${source}` },
      ...harness.program,
      ...options(version),
    ],
    args: [],
  }),
  errorIn,
  spentMemory: (exitCode, printed) => exitCode === 134 && /std::bad_alloc\b/.test(printed),
}

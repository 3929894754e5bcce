import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  errorIn,
  heapOption,
  machineOptions,
  memoryIsSpent,
  programOptions,
  sourceFile,
} from '../native/languages/java.ts'
import type { PistonPackage } from './package.ts'
import { lying, shortened } from './shortened.ts'

const HARNESS = join(import.meta.dirname, '../harness/java')
/** The one file that a package starts compiles the others, which it only finds beside it. */
const start = { name: 'Start.java', content: shortened(readFileSync(join(HARNESS, 'Start.java'), 'utf8')) }
const harness = ['dryrun', 'given'].flatMap((folder) =>
  readdirSync(join(HARNESS, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.java'))
    .map((name) => lying(join(folder, name), shortened(readFileSync(join(HARNESS, folder, name), 'utf8')))),
)

/** Descriptors that Java has no name for are opened by a constructor of the library's own. */
const OPENED = '--add-opens=java.base/java.io=ALL-UNNAMED'
const options = machineOptions.filter((option) => !/Attach|Log|log/.test(option))

export const java: PistonPackage = {
  isFor: ({ language, version }) => language === 'java' && Number.parseInt(version, 10) >= 15,
  // The machine that compiles, and what the other takes besides its heap.
  own: { memoryBytes: 512 * 1024 * 1024, milliseconds: 20_000 },
  function: ({ source }, limits) => ({
    files: [start, lying(sourceFile.function, source), ...harness],
    args: [
      ...[sourceFile.function, heapOption(limits), ...options, OPENED],
      ...['-cp', 'classes', 'dryrun.Harness', '0', '1', '1', 'solution.jar'],
    ],
  }),
  program: ({ source }, limits) => ({
    files: [start, lying(sourceFile.program, source), ...harness],
    args: [sourceFile.program, heapOption(limits), ...options, ...programOptions, '-jar', 'solution.jar'],
  }),
  errorIn,
  compilesAsItRuns: true,
  spentMemory: (_, printed) => memoryIsSpent.test(printed),
}

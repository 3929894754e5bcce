import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from '../native/compiled.ts'
import { ARGUMENTS_FILE, AUTHORS_FILE, functionFiles, MAIN_FILE, programFiles } from '../native/languages/rust/files.ts'
import { errorIn, FLAGS, spentMemory } from '../native/languages/rust.ts'
import type { PistonFile } from './client.ts'
import type { PistonPackage } from './package.ts'
import { lying, shortened } from './shortened.ts'

const RUNTIME = join(import.meta.dirname, '../harness/rust')
/** A package compiles the files it is given, or all that lie beside them; what lies in folders is only read. */
const [AUTHORS, RUNTIMES] = ['author', 'dryrun']

/** There the runtime is no crate of its own, but a module of the program's, and of its edition. */
const runtimes = new Map(
  ['2021', '2024'].map((edition) => {
    const names = readdirSync(RUNTIME).filter((name) => name.endsWith('.rs'))
    return [edition, names.map((name) => lying(`${RUNTIMES}/${name}`, runtimeText(name, edition)))]
  }),
)

function runtimeText(name: string, edition: string): string {
  const text = asModule(readFileSync(join(RUNTIME, name), 'utf8').replace(/\bcrate::/g, 'crate::dryrun::'))
  return shortened(edition === '2024' ? text.replace(/^extern "C" \{/m, 'unsafe $&') : text)
}

export const rust: PistonPackage = {
  isFor: ({ language, version }) => language === 'rust' && /^1\.([6-9]\d|\d{3})\./.test(version),
  own: { memoryBytes: 8 * 1024 * 1024, milliseconds: 500 },
  function({ source, entry }) {
    const files = functionFiles(source, entry)
    const edition = editionIn(files)
    const placed = files.flatMap(({ name, text }) => {
      if (name === ARGUMENTS_FILE) return []
      // The author's own text is not touched: it names neither.
      if (name === AUTHORS_FILE) return lying(`${AUTHORS}/${name}`, text)
      const content = asModule(text)
      if (name !== MAIN_FILE) return lying(`${AUTHORS}/${name}`, content)
      return { name, content: `#[path = "${RUNTIMES}/runtime.rs"]\nmod dryrun;\n${content}` }
    })
    return { files: [...placed, ...options(edition), ...(runtimes.get(edition) ?? [])], args: ['0', '1', '1'] }
  },
  program({ source }) {
    const [author, ...others] = programFiles(source)
    const files = [{ name: author?.name ?? AUTHORS_FILE, content: author?.text ?? '' }]
    return { files: [...files, ...options(editionIn(others))], args: [] }
  },
  errorIn: (output) => errorIn(output.replaceAll(`${AUTHORS}/`, '')),
  spentMemory,
}

function editionIn(files: SourceFile[]): string {
  return /\d+/.exec(files.find(({ name }) => name === ARGUMENTS_FILE)?.text ?? '')?.[0] ?? '2021'
}

/** The compiler is given names of files, and takes these for what they say. */
function options(edition: string): PistonFile[] {
  return [`--edition=${edition}`, ...FLAGS].map((name) => ({ name, content: ' ' }))
}

/**
 * What names the runtime as a crate, or the author's file where it lies elsewhere, as it is named there. Macros are the
 * whole program's, whichever module they stand in.
 */
function asModule(text: string): string {
  return text
    .replace(/(?<!crate)::dryrun::/g, 'crate::dryrun::')
    .replace(/\bcrate::dryrun::(\w+!)/g, 'crate::$1')
    .replaceAll(`"${AUTHORS_FILE}"`, `"${AUTHORS}/${AUTHORS_FILE}"`)
}

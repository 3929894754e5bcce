import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Language, languages } from '@dryrun/contract/languages'
import { openRunner } from '@dryrun/runner/choose'
import { outcomeMatches } from '@dryrun/runner/compare'
import { isInterpreted } from '@dryrun/runner/interpreters'
import { type Call, type Runner, standardLimits } from '@dryrun/runner/program'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCheck } from './any-answer.ts'
import { allOf, type ClassEntry, type Json, type Known, openBank } from './bank.ts'
import { runClasses } from './class-run-for-tests.ts'
import { openInputs } from './inputs.ts'
import { nameIn } from './rename.ts'
import { runPython } from './run-for-tests.ts'

// Python and JavaScript are run whole by bank.test.ts. Here the compiled languages are, each answer in the sandbox as a
// person's would be: with LONG=true every one; else a fixed sample, and what is not yet recorded as having passed.

const PROBLEMS = join(import.meta.dirname, '../problems')
/** For each language a file: the problems whose answer has passed, with a hash of what was run. */
const RECORDS = join(import.meta.dirname, 'matrix-passed')
const GENERATED = 24
const EVERY = 20

const long = process.env.LONG === 'true'
const bank = await openBank()

let runner: Runner
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
})
afterAll(() => runner.close())

describe.each(Language.options.filter((language) => !isInterpreted(language)))('%s', (language) => {
  const record = join(RECORDS, `${language}.json`)
  const passed: Record<string, string> = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
  const due = allOf(bank).filter((entry, place) => {
    if (entry.sources[language] === undefined) return false
    return long || place % EVERY === language.length || passed[entry.slug] !== hashOf(entry, language)
  })

  afterAll(async () => {
    if (!long) return
    const sorted = Object.fromEntries(Object.entries(passed).sort(([a], [b]) => (a < b ? -1 : 1)))
    await writeFile(record, `${JSON.stringify(sorted, null, 2)}\n`)
  })

  /** A compiler that has never been used here is made ready by its first program. */
  const within = { timeout: 120_000 }
  test.each(due.map((entry) => [entry.slug, entry] as const))(
    `%s: the answer in ${languages[language].label} gives what the examples say, and the plain reference on generated inputs`,
    within,
    async (_, entry) => {
      const inputs = await openInputs(entry)
      const generated = Array.from({ length: GENERATED }, (_, seed) => inputs(1 + (seed % 12), seed))
      const shown = entry.examples.map((example) => example.arguments)
      const expected = [...entry.examples.map(({ value }) => value), ...(await referenceFor(entry, generated))]
      const calls: Call[] = [...shown, ...generated].map((values) => ({ arguments: values }))
      const program = { language, source: entry.sources[language] ?? '', entry: entry.signature }
      const report = await runner.run(program, calls, standardLimits)
      if (report.status !== 'ran') throw new Error(JSON.stringify(report))
      const accepts = await openCheck(entry)
      for (const [at, outcome] of report.outcomes.entries()) {
        const call = calls[at] ?? { arguments: [] }
        const wanted = expected[at] ?? null
        if (outcome.status !== 'returned') throw new Error(`${JSON.stringify(call)}: ${JSON.stringify(outcome)}`)
        const right = accepts?.(call.arguments, wanted, wanted)
          ? accepts(call.arguments, wanted, outcome.value)
          : outcomeMatches(entry.comparison, entry.signature, call, outcome.value, wanted)
        if (!right) expect({ call, returned: outcome.value }).toEqual({ call, returned: wanted })
      }
      passed[entry.slug] = hashOf(entry, language)
    },
  )
})

async function referenceFor(entry: Known, calls: Json[][]): Promise<Json[]> {
  const source = await readFile(join(PROBLEMS, entry.slug, 'reference.py'), 'utf8')
  const { signature } = entry
  if ('methods' in signature) {
    const asked = calls.map(([names, given]) => [pythonNames(names, signature), given ?? []])
    return runClasses('python', [{ source, name: signature.name, calls: asked }])[0] ?? []
  }
  return runPython([{ source, entry: { ...signature, name: nameIn('python', signature.name) }, calls }])[0] ?? []
}

function pythonNames(names: Json | undefined, { name: own }: ClassEntry['signature']): Json {
  if (!Array.isArray(names)) return []
  return names.map((name) => (name === own ? name : nameIn('python', String(name))))
}

/** Of all that decides whether an answer passes, but for the runner and the generator. */
function hashOf({ sources, signature, comparison, examples }: Known, language: Language): string {
  const all = JSON.stringify([sources[language], signature, comparison, examples])
  return createHash('sha256').update(all).digest('hex').slice(0, 12)
}

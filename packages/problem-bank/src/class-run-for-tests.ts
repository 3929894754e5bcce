import type { Language } from '@dryrun/contract/languages'
import type { Json } from './bank.ts'
import { runJavaScript, runPython } from './run-for-tests.ts'

/** A class of the bank's own, and the operations to perform on new objects of it. */
type ClassJob = { source: string; name: string; calls: Json[][] }

const entry = {
  name: 'perform_operations',
  parameters: [
    { name: 'names', type: 'string[]' },
    { name: 'given', type: 'string[][]' },
  ],
  returns: 'string[]',
}

/** What each job's class gives for each call, operation by operation. */
export function runClasses(language: Language, jobs: ClassJob[]): Json[][] {
  const wrapped = jobs.map(({ source, name, calls }) => ({
    source: `${source}\n${language === 'python' ? inPython(name) : inJavaScript(name)}`,
    entry,
    calls,
  }))
  return language === 'python' ? runPython(wrapped) : runJavaScript(wrapped)
}

function inPython(name: string): string {
  return `def perform_operations(names, given):
    made = ${name}(*given[0])
    return [None] + [getattr(made, name)(*values) for name, values in zip(names[1:], given[1:])]`
}

function inJavaScript(name: string): string {
  return `function perform_operations(names, given) {
    const made = new ${name}(...given[0])
    return names.map((name, place) => (place === 0 ? null : (made[name](...given[place]) ?? null)))
  }`
}

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import vm from 'node:vm'
import type { ComparisonRule, FunctionSignature } from '@dryrun/contract/problem'
import type { Json } from './bank.ts'
import { NODES } from './nodes.ts'

const PEER = join(import.meta.dirname, 'python-peer.py')

/** A function of the bank's own, and the calls to make. This is no sandbox: nothing else is ever run here. */
type Job = { source: string; entry: FunctionSignature; calls: Json[][] }

/** One that does not come to an end (milliseconds) would hold up the tests behind it for ever. */
const LONGEST_MS = 120_000

/** What each job's function returns for each call, from one Python process. */
export function runPython(jobs: Job[]): Json[][] {
  const input = JSON.stringify(jobs)
  return JSON.parse(execFileSync('python3', [PEER], { input, encoding: 'utf8', timeout: LONGEST_MS }))
}

/** The same for JavaScript functions. */
export function runJavaScript(jobs: Job[]): Json[][] {
  return jobs.map(({ source, entry, calls }) => {
    const run = vm.runInNewContext(`${NODES}; ${source}; (types, returns, call) => {
      const values = allDecoded(call, types)
      const returned = ${entry.name}(...values)
      return JSON.stringify(returns === 'void' ? encoded(values[0], types[0]) : encoded(returned, returns))
    }`)
    const types = entry.parameters.map(({ type }) => type)
    return calls.map((call) => JSON.parse(run(types, entry.returns, structuredClone(call))))
  })
}

/** Values that a comparison rule takes for equal become the same. */
export function canonical(value: Json, rule: ComparisonRule): Json {
  if (!Array.isArray(value) || rule === 'exact' || rule === 'tolerance') return value
  const items = rule === 'unordered-nested' ? value.map((item) => canonical(item, rule)) : value
  return [...items].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

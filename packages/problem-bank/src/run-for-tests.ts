import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import vm from 'node:vm'
import type { ComparisonRule, FunctionSignature } from '@dryrun/contract/problem'
import type { Json } from './bank.ts'

const PEER = join(import.meta.dirname, 'python-peer.py')

/** A function of the bank's own, and the calls to make. This is no sandbox: nothing else is ever run here. */
type Job = { source: string; entry: FunctionSignature; calls: Json[][] }

/** What each job's function returns for each call, from one Python process. */
export function runPython(jobs: Job[]): Json[][] {
  return JSON.parse(execFileSync('python3', [PEER], { input: JSON.stringify(jobs), encoding: 'utf8' }))
}

/** The same for JavaScript functions. */
export function runJavaScript(jobs: Job[]): Json[][] {
  return jobs.map(({ source, entry, calls }) => {
    const run = vm.runInNewContext(`${NODES}; ${source}; (types, returns, call) => {
      const values = call.map((value, place) => decode(value, types[place]))
      const returned = ${entry.name}(...values)
      return JSON.stringify(returns === 'void' ? encode(values[0], types[0]) : encode(returned, returns))
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

/** Lists and trees as a judge provides them, and the way in and out of them. */
const NODES = `
  class ListNode { constructor(val = 0, next = null) { this.val = val; this.next = next } }
  class TreeNode { constructor(val = 0, left = null, right = null) { this.val = val; this.left = left; this.right = right } }
  function decode(value, type) {
    if (type === 'list_node[]') return value.map((list) => decode(list, 'list_node'))
    if (type === 'list_node') return value.reduceRight((next, val) => new ListNode(val, next), null)
    if (type !== 'tree_node') return value
    const nodes = value.map((val) => (val === null ? null : new TreeNode(val)))
    let child = 1
    for (const node of nodes) {
      if (node === null) continue
      node.left = nodes[child++] ?? null
      node.right = nodes[child++] ?? null
    }
    return nodes[0] ?? null
  }
  function encode(value, type) {
    const values = []
    if (type === 'list_node') for (let node = value; node; node = node.next) values.push(node.val)
    else if (type === 'tree_node') {
      const level = [value]
      for (const node of level) {
        values.push(node ? node.val : null)
        if (node) level.push(node.left, node.right)
      }
      while (values.at(-1) === null) values.pop()
    } else return value
    return values
  }`

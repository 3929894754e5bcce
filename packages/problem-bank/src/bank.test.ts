import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import vm from 'node:vm'
import type { ComparisonRule } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import { type BankEntry, type Json, openBank } from './bank.ts'
import { openInputs } from './inputs.ts'
import { nameIn } from './rename.ts'
import { fits } from './shape.ts'

const bank = await openBank()
const PEER = join(import.meta.dirname, 'python-peer.py')
const folderOf = (entry: BankEntry) => join(import.meta.dirname, '../problems', entry.slug)

test('the bank holds the twelve problems of the first path', () => {
  expect(bank.entries.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([
      'two-sum',
      'valid-parentheses',
      'best-time-to-buy-and-sell-stock',
      'maximum-subarray',
      'climbing-stairs',
      'merge-intervals',
      'binary-search',
      'reverse-linked-list',
      'number-of-islands',
      'longest-substring-without-repeating-characters',
      'group-anagrams',
      'product-of-array-except-self',
    ]),
  )
})

test('a problem whose facts do not fit is named when the bank is opened', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dryrun-bank-'))
  await mkdir(join(folder, 'half-written'))
  await writeFile(join(folder, 'half-written', 'problem.json'), '{ "title": "Half Written" }')
  await expect(openBank(folder)).rejects.toThrow(/half-written/)
  await rm(folder, { recursive: true })
})

test.each(bank.entries.map((entry) => [entry.slug, entry] as const))('%s is whole', (_, entry) => {
  const { parameters, returns } = entry.signature
  const shown = returns === 'void' ? (parameters[0]?.type ?? 'void') : returns
  for (const example of entry.examples) {
    expect(example.arguments).toHaveLength(parameters.length)
    for (const [place, { type }] of parameters.entries())
      expect(fits(example.arguments[place] ?? null, type)).toBe(true)
    expect(fits(example.value, shown)).toBe(true)
  }
  expect(Object.keys(entry.sources)).toEqual(expect.arrayContaining(['python', 'javascript']))
  expect(Object.keys(entry.matching.parameters).sort()).toEqual(parameters.map(({ name }) => name).sort())
})

test.each(bank.entries.map((entry) => [entry.slug, entry] as const))(
  '%s: every answer gives what the examples say, and what the plain reference gives on generated inputs',
  async (_, entry) => {
    const inputs = await openInputs(entry)
    const generated = Array.from({ length: 60 }, (_, seed) => inputs(1 + (seed % 12), seed))
    const calls = [...entry.examples.map((example) => example.arguments), ...generated]
    const [python, reference] = runPython(entry, calls, ['solution.py', 'reference.py'])
    const javascript = runJavaScript(entry, calls)

    const settled = (values: Json[] | undefined) => values?.map((value) => canonical(value, entry.comparison))
    expect(settled(reference)?.slice(0, entry.examples.length)).toEqual(
      settled(entry.examples.map(({ value }) => value)),
    )
    expect(settled(python)).toEqual(settled(reference))
    expect(settled(javascript)).toEqual(settled(reference))
  },
)

test.each(bank.entries.map((entry) => [entry.slug, entry] as const))(
  '%s: the same seed makes the same input, and a larger size no smaller one',
  async (_, entry) => {
    const inputs = await openInputs(entry)
    expect(inputs(20, 7)).toEqual(inputs(20, 7))
    expect(JSON.stringify(inputs(400, 7)).length).toBeGreaterThanOrEqual(JSON.stringify(inputs(4, 7)).length)
  },
)

function runPython(entry: BankEntry, calls: Json[][], files: string[]): Json[][] {
  const name = nameIn('python', entry.signature.name)
  const paths = files.map((file) => join(folderOf(entry), file))
  const args = [PEER, name, JSON.stringify(entry.signature), ...paths]
  return JSON.parse(execFileSync('python3', args, { input: JSON.stringify(calls), encoding: 'utf8' }))
}

function runJavaScript(entry: BankEntry, calls: Json[][]): Json[] {
  const { name, parameters, returns } = entry.signature
  const run = vm.runInNewContext(`${NODES}; ${entry.sources.javascript}; (types, returns, call) => {
    const values = call.map((value, place) => decode(value, types[place]))
    const returned = ${name}(...values)
    return JSON.stringify(returns === 'void' ? encode(values[0], types[0]) : encode(returned, returns))
  }`)
  const types = parameters.map(({ type }) => type)
  return calls.map((call) => JSON.parse(run(types, returns, JSON.parse(JSON.stringify(call)))))
}

/** Lists and trees as a judge provides them, and the way in and out of them. */
const NODES = `
  class ListNode { constructor(val = 0, next = null) { this.val = val; this.next = next } }
  class TreeNode { constructor(val = 0, left = null, right = null) { this.val = val; this.left = left; this.right = right } }
  function decode(value, type) {
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

/** Values that a comparison rule takes for equal become the same. */
function canonical(value: Json, rule: ComparisonRule): Json {
  if (!Array.isArray(value) || rule === 'exact' || rule === 'tolerance') return value
  const items = rule === 'unordered-nested' ? value.map((item) => canonical(item, rule)) : value
  return [...items].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

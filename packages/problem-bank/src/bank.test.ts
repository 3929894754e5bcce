import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Language } from '@dryrun/contract/languages'
import type { ValueType } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import { openCheck } from './any-answer.ts'
import { type Json, openBank } from './bank.ts'
import { openInputs } from './inputs.ts'
import { nameIn } from './rename.ts'
import { canonical, runJavaScript, runPython } from './run-for-tests.ts'
import { fits } from './shape.ts'

const bank = await openBank()
const PROBLEMS = join(import.meta.dirname, '../problems')

/** A node of Rust owns the one behind it: no list of them leads back, and no answer there takes one that does. */
const languagesFor = (parameters: { type: ValueType }[]) =>
  Language.options.filter((language) => language !== 'rust' || parameters.every(({ type }) => type !== 'cyclic_list'))

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
  expect(Object.keys(entry.sources)).toEqual(languagesFor(parameters))
  expect(Object.keys(entry.matching.parameters).sort()).toEqual(parameters.map(({ name }) => name).sort())
})

test.each(bank.entries.map((entry) => [entry.slug, entry] as const))(
  '%s: every answer gives what the examples say, and what the plain reference gives on generated inputs',
  async (_, entry) => {
    const inputs = await openInputs(entry)
    const generated = Array.from({ length: 60 }, (_, seed) => inputs(1 + (seed % 12), seed))
    const calls = [...entry.examples.map((example) => example.arguments), ...generated]
    const inPython = { ...entry.signature, name: nameIn('python', entry.signature.name) }
    const plain = await readFile(join(PROBLEMS, entry.slug, 'reference.py'), 'utf8')
    const { python = '', javascript = '' } = entry.sources
    const [reference = [], inOurPython] = runPython([
      { source: plain, entry: inPython, calls },
      { source: python, entry: inPython, calls },
    ])
    const [inOurJavaScript] = runJavaScript([{ source: javascript, entry: entry.signature, calls }])

    const accepts = await openCheck(entry)
    const settled = (values?: Json[]) => values?.map((value) => canonical(value, entry.comparison))
    /** Another answer that is as valid becomes the expected one. */
    const sameAs = (expected: Json[], values?: Json[]) =>
      settled(
        values?.map((value, at) => {
          const [given = [], wanted = null] = [calls[at], expected[at]]
          return accepts?.(given, wanted, wanted) && accepts(given, wanted, value) ? wanted : value
        }),
      )
    const shown = entry.examples.map(({ value }) => value)
    expect(sameAs(shown, reference.slice(0, shown.length))).toEqual(settled(shown))
    expect(sameAs(reference, inOurPython)).toEqual(settled(reference))
    expect(sameAs(reference, inOurJavaScript)).toEqual(settled(reference))
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

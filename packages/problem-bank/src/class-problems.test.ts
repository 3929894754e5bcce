import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Language } from '@dryrun/contract/languages'
import type { Problem } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import { type ClassEntry, type Json, openBank, type WholeBank } from './bank.ts'
import { type ClassAnswer, classAnswerFor } from './class-answer.ts'
import { asksForClass, matchClass } from './class-match.ts'
import { classPage, toldClassPages, twistedClassPages } from './class-pages-for-tests.ts'
import { runClasses } from './class-run-for-tests.ts'
import { openInputs } from './inputs.ts'
import { warmUp } from './match.ts'
import { toldPages } from './pages-for-tests.ts'
import { openRehearsals } from './rehearse.ts'
import { nameIn } from './rename.ts'

const bank = await openBank()
const rehearsals = openRehearsals(bank)
await warmUp(bank, rehearsals)
const found = (problem: Problem) => matchClass(bank, rehearsals, problem)
const bySlug = bank.classes.map((entry) => [entry.slug, entry] as const)
const told = toldClassPages(bank)
const named = told.map(
  ({ slug, problem }, at) =>
    [slug, problem.title || problem.statement, problem, at - told.findIndex((page) => page.slug === slug)] as const,
)

test('the bank holds the classes everyone meets', () => {
  expect(bank.classes.length).toBeGreaterThanOrEqual(12)
  for (const { slug } of bank.classes) expect(told.filter((page) => page.slug === slug).length, slug).toBeGreaterThan(2)
})

test.each(bySlug)('%s is whole', (_, entry) => {
  const methods = entry.signature.methods.map(({ name }) => name)
  expect(Object.keys(entry.matching.methods).sort()).toEqual(methods.toSorted())
  expect(Object.keys(entry.sources)).toEqual(Language.options)
  for (const { arguments: given, value } of entry.examples) {
    const page = {
      ...classPage('', '', []),
      examples: [{ input: '', expected: '', arguments: given.map((one) => ({ value: one })), value }],
    }
    expect(asksForClass(page)).toBe(true)
  }
})

test.each(bySlug)(
  '%s: every answer gives what the examples say, and what the plain reference gives on generated operations',
  async (_, entry) => {
    const inputs = await openInputs(entry)
    const generated = Array.from({ length: 40 }, (_, seed) => inputs(1 + (seed % 20), seed))
    const calls = [...entry.examples.map((example) => example.arguments), ...generated]
    const plain = await readFile(join(import.meta.dirname, '../problems', entry.slug, 'reference.py'), 'utf8')
    const name = entry.signature.name
    const { python = '', javascript = '' } = entry.sources
    const inPython = calls.map(([names, given]) => [pythonNames(names, entry), given ?? []])
    const [reference = [], ours] = runClasses('python', [
      { source: plain, name, calls: inPython },
      { source: python, name, calls: inPython },
    ])
    const [oursToo] = runClasses('javascript', [{ source: javascript, name, calls }])
    expect(rounded(reference.slice(0, entry.examples.length))).toEqual(
      rounded(entry.examples.map(({ value }) => value)),
    )
    expect(rounded(ours)).toEqual(rounded(reference))
    expect(rounded(oursToo)).toEqual(rounded(reference))
  },
)

function pythonNames(names: Json | undefined, entry: ClassEntry): Json {
  if (!Array.isArray(names)) return []
  return names.map((name) => (name === entry.signature.name ? name : nameIn('python', String(name))))
}

/** As pages print doubles. */
function rounded(value: Json | undefined): Json {
  if (Array.isArray(value)) return value.map(rounded)
  return typeof value === 'number' ? Number(value.toFixed(5)) : (value ?? null)
}

/** A bank that lacks something is read anew: a second on a free machine, many on a busy one. */
const READ_ANEW = { timeout: 60_000 }

test.each(named)('%s is found in words the bank has never read: %s', READ_ANEW, async (slug, _, problem, index) => {
  expect(await matchClass(without(index), rehearsals, problem)).toMatchObject({ entry: { slug }, doubts: [] })
})

const banks = new Map<number, WholeBank>()

/** The bank as if it had not read the class pages of this number. */
function without(index: number): WholeBank {
  const kept = banks.get(index)
  if (kept) return kept
  const classes = bank.classes.map((entry) => ({ ...entry, wordings: entry.wordings.toSpliced(index, 1) }))
  const left = { ...bank, classes }
  banks.set(index, left)
  return left
}

test.each(bySlug)('where the bank lacks %s, its pages are taken for no other class', READ_ANEW, async (slug) => {
  const others = { ...bank, classes: bank.classes.filter((entry) => entry.slug !== slug) }
  for (const { problem } of told.filter((page) => page.slug === slug)) {
    expect((await matchClass(others, rehearsals, problem))?.doubts).not.toEqual([])
  }
})

/** Their examples are chosen, where that is possible, so that the bundled class would pass: the words must stop it. */
test.each(twistedClassPages(bank).map(({ slug, twist, problem }) => [slug, twist, problem] as const))(
  'not taken without a doubt for %s: %s',
  async (_slug, _twist, problem) => {
    expect((await found(problem))?.doubts).not.toEqual([])
  },
)

const TWISTS = [
  'Give the answer modulo 1000000007.',
  'Every third call is ignored.',
  'Each use costs a fee of 2.',
  'Return the second largest one if there are several.',
  'Only prime numbers count.',
  'If there is no answer, throw an exception.',
  'Values older than 30 calls are forgotten.',
  'Each call also returns how many calls were made so far.',
  'Negative numbers are squared first.',
]

/** Each tries every page: seconds of work on a free machine, many on a busy one. */
test.each(TWISTS)('every page is in doubt as soon as it adds: %s', { timeout: 60_000 }, async (twist) => {
  for (const { problem } of told) {
    const twisted = { ...problem, statement: `${problem.statement} ${twist}` }
    expect((await found(twisted))?.doubts, problem.statement).not.toEqual([])
  }
})

test('a page that asks for a class is known as one, and none that asks for a function', () => {
  for (const { problem } of told) expect(asksForClass(problem), problem.statement).toBe(true)
  for (const problem of Object.values(toldPages(bank)).flat()) expect(asksForClass(problem)).toBe(false)
})

test.each(['python', 'javascript'] as const)(
  'every page’s class in %s, in the page’s own names, gives what its examples say',
  { timeout: 60_000 },
  async (language) => {
    const answers: ClassAnswer[] = []
    for (const { problem } of told) {
      const match = await found(problem)
      const answer = match && classAnswerFor(match, language)
      if (!answer) throw new Error(`no answer for ${problem.title || problem.statement}`)
      answers.push(answer)
    }
    const given = runClasses(
      language,
      answers.map(({ source, entry, calls }) => ({
        source,
        name: entry.name,
        calls: calls.flatMap((call) => (call ? [call] : [])),
      })),
    )
    for (const [place, { problem }] of told.entries()) {
      expect(rounded(given[place]), problem.statement).toEqual(
        rounded(problem.examples.map(({ value }) => value ?? null)),
      )
    }
  },
)

test('the page’s names of class, methods and parameters are kept to the letter', async () => {
  const page = classPage('Min Stack', 'Design a stack that gives its minimum in constant time.', [
    [
      ['my_stack', [], null],
      ['insert', [3], null],
      ['Min_Val', [], 3],
      ['peek', [], 3],
    ],
    [
      ['my_stack', [], null],
      ['insert', [1], null],
      ['peek', [], 1],
    ],
  ])
  page.classSignature = {
    name: 'my_stack',
    parameters: [],
    methods: [
      { name: 'insert', parameters: [{ name: 'number', type: 'integer' }], returns: 'void' },
      { name: 'peek', parameters: [], returns: 'integer' },
      { name: 'Min_Val', parameters: [], returns: 'integer' },
    ],
  }
  const match = await found(page)
  const python = match && classAnswerFor(match, 'python')
  expect(python?.source).toContain('class my_stack:')
  expect(python?.source).toContain('def insert(self, number: int) -> None:')
  expect(python?.source).toContain('def Min_Val(self) -> int:')
  expect(python?.entry.methods.map(({ name }) => name)).toEqual(['insert', 'pop', 'peek', 'Min_Val'])
  const javascript = match && classAnswerFor(match, 'javascript')
  expect(javascript?.source).toMatch(/^class my_stack \{/)
  expect(javascript?.source).toContain('  insert(number) {')
  expect(javascript?.source).toContain('  Min_Val() {')
  const rust = match && classAnswerFor(match, 'rust')
  expect(rust?.source).toContain('impl my_stack {')
  expect(rust?.source).toContain('fn insert(&mut self, number: i32)')
  expect(rust?.source).toContain('fn min_val(&self) -> i32')
})

const MIN_STACK = 'Design a stack that supports push, pop, top and retrieving the minimum element in constant time.'

test.each([
  [
    'a method that gives what none of ours does',
    [
      ['MinStack', [], null],
      ['push', [1], null],
      ['rotate', [], [1]],
    ],
  ],
  [
    'an argument of another type',
    [
      ['MinStack', [], null],
      ['push', ['a'], null],
      ['getMin', [], 1],
    ],
  ],
  [
    'a result of another type',
    [
      ['MinStack', [], null],
      ['push', [1], null],
      ['getMin', [], 'a'],
    ],
  ],
  [
    'one that gives something where ours gives nothing',
    [
      ['MinStack', [], null],
      ['push', [1], 1],
      ['getMin', [], 1],
    ],
  ],
  [
    'one argument too many',
    [
      ['MinStack', [3], null],
      ['push', [1], null],
      ['getMin', [], 1],
    ],
  ],
  [
    'two names for one method',
    [
      ['MinStack', [], null],
      ['top', [], 1],
      ['peek', [], 1],
    ],
  ],
] as [string, [string, Json[], Json][]][])('%s refuses the match', async (_, operations) => {
  expect(await found(classPage('Min Stack', MIN_STACK, [operations]))).toBeNull()
})

test('starter code that begins its methods with a capital asks for the operations that the examples show', async () => {
  const page = told.find(({ slug }) => slug === 'lru-cache')?.problem ?? expect.unreachable()
  const capitals = page.classSignature?.methods.map((method) => ({
    ...method,
    name: method.name.charAt(0).toUpperCase() + method.name.slice(1),
  }))
  const shown = { ...page, classSignature: page.classSignature && { ...page.classSignature, methods: capitals ?? [] } }
  const match = await found(shown)
  expect(match?.doubts).toEqual([])
  expect(match && classAnswerFor(match, 'python')?.source).toContain('def get(self, key: int) -> int:')
})

test('one example with few results, or under another title, is not enough', async () => {
  const few: [string, Json[], Json][] = [
    ['MinStack', [], null],
    ['push', [1], null],
    ['getMin', [], 1],
  ]
  const more: typeof few = [...few, ['top', [], 1]]
  expect((await found(classPage('Min Stack', MIN_STACK, [few])))?.doubts.join()).toContain('Only one example')
  expect(await found(classPage('Min Stack', MIN_STACK, [more]))).toMatchObject({ doubts: [] })
  expect(await found(classPage('Min Stack', MIN_STACK, [few, few]))).toMatchObject({ doubts: [] })
  const elsewhere = more.map(([name, ...rest], place): (typeof few)[number] => [place === 0 ? 'Pile' : name, ...rest])
  expect((await found(classPage('Pile', MIN_STACK, [elsewhere])))?.doubts.join()).toContain('Only one example')
})

test('an example that could not be read has no call, and is not called read', async () => {
  const page = classPage('Min Stack', MIN_STACK, [])
  page.examples = [{ input: '["MinStack", "pu', expected: '' }]
  page.classSignature = {
    name: 'MinStack',
    parameters: [],
    methods: [{ name: 'pop', parameters: [], returns: 'void' }],
  }
  expect(await found(page)).toMatchObject({ calls: [null], doubts: ['No example could be read.'] })
})

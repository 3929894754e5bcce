import { Language } from '@dryrun/contract/languages'
import { openRunner } from '@dryrun/runner/choose'
import { outcomeMatches } from '@dryrun/runner/compare'
import { isInterpreted } from '@dryrun/runner/interpreters'
import { type Runner, standardLimits } from '@dryrun/runner/program'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerFor } from './answer.ts'
import { type BankEntry, openBank } from './bank.ts'
import { matchProblem } from './match.ts'
import { toldPages } from './pages-for-tests.ts'
import { openRehearsals } from './rehearse.ts'
import { functionNameIn, nameIn } from './rename.ts'
import { returningChanged } from './returned.ts'

const bank = await openBank()
const inPlace = bank.entries.filter(({ signature }) => signature.returns === 'void')
/** Compiling takes a second or more: of each kind of argument one. */
const COMPILED = ['rotate-image', 'merge-sorted-array', 'reorder-list']

let runner: Runner
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
})
afterAll(() => runner.close())

const cases = Language.options.flatMap((language) =>
  inPlace
    .filter(({ slug }) => process.env.LONG === 'true' || isInterpreted(language) || COMPILED.includes(slug))
    .map((entry) => [entry.slug, language, entry] as const),
)

test.each(cases)('%s in %s gives back what it changes', { timeout: 120_000 }, async (_, language, entry) => {
  const { source, signature } = returning(entry, language)
  const calls = entry.examples.map((example) => ({ arguments: example.arguments }))
  const report = await runner.run({ language, source, entry: signature }, calls, standardLimits)
  if (report.status !== 'ran') throw new Error(`${JSON.stringify(report)}\n${source}`)
  for (const [at, outcome] of report.outcomes.entries()) {
    const { value, arguments: given } = entry.examples[at] ?? { value: null, arguments: [] }
    const returned = outcome.status === 'returned' ? outcome.value : null
    if (!outcomeMatches(entry.comparison, signature, { arguments: given }, returned, value))
      expect({ given, outcome }).toEqual({ given, returned: value })
  }
})

test('a page whose function returns the changed list is answered by one that does, under its own names', {
  timeout: 60_000,
}, async () => {
  const rehearsals = openRehearsals(bank)
  const told = toldPages(bank)['reorder-list'] ?? []
  const page = told.find(({ signature }) => signature?.returns === 'list_node')
  const match = page && (await matchProblem(bank, rehearsals, page))
  const answer = match && answerFor(match, 'python')
  expect(answer?.entry.returns).toBe('list_node')
  expect(answer?.source).toMatch(/^def afterSignal\(line: ListNode \| None\) -> ListNode \| None:\n/)
  expect(answer?.source).toMatch(/\n {4}return line\n$/)
})

test('a function that is not declared as usual stays unread', () => {
  expect(returningChanged('rotate = lambda matrix: matrix.reverse()', 'python', 'rotate', 'matrix')).toBeNull()
  expect(returningChanged('def rotate(grid: list[int]) -> None:\n    pass\n', 'python', 'rotate', 'matrix')).toBeNull()
})

function returning({ sources, signature }: BankEntry, language: Language) {
  const [changed] = signature.parameters
  const name = functionNameIn(language, signature.name)
  const source = returningChanged(sources[language] ?? '', language, name, nameIn(language, changed?.name ?? ''))
  if (source === null || !changed) throw new Error(`${language}: ${sources[language]}`)
  return { source, signature: { ...signature, name, returns: changed.type } }
}

import type { Problem } from '@dryrun/contract/problem'
import { outcomeMatches } from '@dryrun/runner/compare'
import type { ClassEntry, Json, WholeBank } from './bank.ts'
import { type ClassFit, type ClassShape, classShapeOf, fitsOfClass } from './class-shape.ts'
import { CLEARLY_NEARER, closenessIn, SPEAKS_OF_IT } from './closeness.ts'
import {
  CONTRADICTS,
  fitsAnother,
  hasNoPlace,
  heardAsWritten,
  NOT_TRIED,
  NOTHING_READ,
  ONLY_ONE_READ,
  spokenOf,
} from './doubts.ts'
import { isSpoken } from './match.ts'
import { bareTitle, readText } from './reading.ts'
import type { Rehearsals } from './rehearse.ts'
import { telltalesIn } from './telltales.ts'
import { untoldNumbersIn } from './untold-numbers.ts'

/** A bank class found to be the one on the page, and how the two are joined. */
export type ClassMatch = ClassFit & {
  entry: ClassEntry
  /** The page's names for the constructor's and each method's parameters, where starter code gives them. */
  signature: Problem['classSignature']
  starter?: Problem['starter']
  /** Operations and arguments of each example, in the page's own names; null where they could not be read. */
  calls: (Json[] | null)[]
  /** Why it may be another problem after all, in words for the person; with any, nothing may be called verified. */
  doubts: string[]
}

/** Results in one example that settle which class it is, as each is what it gives after all operations before. */
const RESULTS_ENOUGH = 3
/** The same where the page calls the class as we do. */
const RESULTS_ENOUGH_BY_NAME = 2

/** Whether the page asks for a class rather than a function, so that no function may be taken for an answer. */
export function asksForClass(problem: Problem): boolean {
  return problem.classSignature !== undefined || classShapeOf(problem) !== null
}

/** A class with the page's methods, one way to join the two, and whether it gives what the page's operations give. */
type Tried = { entry: ClassEntry; fit: ClassFit; agrees: boolean }

/**
 * Finds the bank's class that a page asks for, as `matchProblem` finds a function: by what its methods take and give,
 * and by what its answer gives for every operation of every example. Words choose among those that fit, and raise doubts.
 */
export async function matchClass(
  bank: WholeBank,
  rehearsals: Rehearsals,
  problem: Problem,
): Promise<ClassMatch | null> {
  const shape = classShapeOf(problem)
  if (!shape) return null
  const text = readText(bank, problem)
  const words = closenessIn(bank)(text.statement)
  const nearness = ({ entry }: Tried) => (words.get(entry) ?? 0) + (hasName(entry, problem.title, shape.name) ? 1 : 0)
  const tried = (await tryAll(bank, rehearsals, problem, shape)).filter(({ entry }) => isSpoken(entry, text))
  const [best, ...others] = tried
    .filter((one) => one.agrees || nearness(one) > SPEAKS_OF_IT)
    .sort((a, b) => Number(b.agrees) - Number(a.agrees) || nearness(b) - nearness(a))
  if (best === undefined) return null
  const { entry, fit } = best
  const rival = others.find((other) => other.agrees && other.entry !== entry)
  const lookAlikes = await rehearsals.lookAlikes({ slug: entry.slug, calls: [] })
  const doubts = [
    ...doubtsOfReading(entry, shape, problem, best.agrees),
    ...(rival && nearness(best) < nearness(rival) * CLEARLY_NEARER ? [fitsAnother(rival.entry)] : []),
    ...telltalesIn(text.statement, entry).map(hasNoPlace),
    ...untoldNumbersIn(text.sentences, entry).map(hasNoPlace),
    ...(lookAlikes === null ? [NOT_TRIED] : spokenOf(text, lookAlikes, heardAsWritten)),
  ]
  return {
    ...fit,
    entry,
    signature: problem.classSignature,
    starter: problem.starter,
    calls: shape.sessions.map(
      (session) =>
        session && [session.operations.map(({ name }) => name), session.operations.map(({ given }) => given)],
    ),
    doubts,
  }
}

async function tryAll(bank: WholeBank, rehearsals: Rehearsals, problem: Problem, shape: ClassShape): Promise<Tried[]> {
  const ways = bank.classes.flatMap((entry) =>
    fitsOfClass(shape, entry).map((fit) => ({ entry, fit, calls: inOurNames(entry, fit, shape) })),
  )
  const answers = await rehearsals.answers(
    ways.map(({ entry, calls }) => ({ slug: entry.slug, calls: calls.flatMap((call) => call ?? []) })),
  )
  return ways.map(({ entry, fit, calls }, index) => {
    const readable = calls.flatMap((call, at) => (call ? [{ call: call[0], value: problem.examples[at]?.value }] : []))
    const told = readable.filter(({ value }) => value !== undefined)
    const agrees =
      told.length > 0 &&
      readable.every(({ call, value }, at) => {
        const answer = answers[index]?.[at]
        if (value === undefined) return true
        return (
          answer !== undefined && outcomeMatches(entry.comparison, entry.signature, { arguments: call }, answer, value)
        )
      })
    return { entry, fit, agrees }
  })
}

/** The sessions as calls in the names of the bank's own class. */
function inOurNames(entry: ClassEntry, { methods }: ClassFit, { sessions }: ClassShape): ([Json[]] | null)[] {
  const ours = new Map([...methods].map(([our, pages]) => [pages, our]))
  return sessions.map(
    (session) =>
      session && [
        [
          session.operations.map(({ name }, place) => (place === 0 ? entry.signature.name : (ours.get(name) ?? name))),
          session.operations.map(({ given }) => given),
        ],
      ],
  )
}

function doubtsOfReading(
  entry: ClassEntry,
  { name, sessions }: ClassShape,
  { title }: Problem,
  agrees: boolean,
): string[] {
  const results = sessions.flatMap((session) => (session?.results ? [session.results] : []))
  if (results.length === 0) return [NOTHING_READ]
  if (!agrees) return [CONTRADICTS]
  const seen = results.flat().filter((result) => result !== null).length
  const enough = hasName(entry, title, name) ? RESULTS_ENOUGH_BY_NAME : RESULTS_ENOUGH
  if (results.length > 1 || seen >= enough) return []
  return [ONLY_ONE_READ]
}

/** Whether the page calls it as we do, by its title or by the name of its class. */
function hasName(entry: ClassEntry, ...names: string[]): boolean {
  const plain = (text: string) =>
    bareTitle(text)
      .toLowerCase()
      .replace(/^(?:design|implement|build)\s+(?:an?|the)?\s*/, '')
      .replace(/[^a-z0-9]/g, '')
  const known = [entry.title, ...entry.aliases, entry.signature.name].map(plain)
  return names.some((name) => name !== '' && known.includes(plain(name)))
}

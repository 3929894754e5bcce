import type { Problem } from '@dryrun/contract/problem'
import { matches } from '@dryrun/runner/compare'
import { acceptsAny, openCheck } from './any-answer.ts'
import type { Bank, BankEntry, Json } from './bank.ts'
import { closenessIn, type Known, SPEAKS_OF_IT } from './closeness.ts'
import { constraintsAgree } from './constraints.ts'
import { CONTRADICTS, fitsAnother, hasNoPlace, spokenOf } from './doubts.ts'
import type { Answers } from './own-programs.ts'
import { bareTitle, type PageText, readText } from './reading.ts'
import type { Rehearsals } from './rehearse.ts'
import { assignments, type PageShape, shapeOf } from './shape.ts'
import { surprise } from './surprise.ts'
import { telltalesIn } from './telltales.ts'

/** A bank problem found to be the one on the page, and how the two are joined. */
export type Match = {
  entry: BankEntry
  /** For each of the page's parameters, in the page's order, the place of the bank's parameter. */
  parameterOrder: number[]
  /** The page's own names; `exact` when they come from its starter code and must be kept to the letter. */
  names: { function?: string; parameters: (string | undefined)[]; exact: boolean }
  /** The arguments of each example in the page's order; null where they could not be read. */
  calls: (Json[] | null)[]
  /** Why it may be another problem after all, in words for the person; with any, nothing may be called verified. */
  doubts: string[]
}

/** The fewer words a page and a problem share, the more surprising, in bits, the expected values must be. */
const SHARES_NO_WORDS = { below: 0.05, bits: 14 }
const SHARES_FEW_WORDS = { below: 0.08, bits: 9 }
/** How much nearer the words must be to one problem than to another whose answer fits the examples as well. */
const CLEARLY_NEARER = 1.3

/** From here on a page reads like a problem, and what fits the examples must not read much less like it. */
const READS_LIKE = 0.35
const MUCH_NEARER = 1.2

const NOTHING_READ = 'No example could be read.'
const TOO_PLAIN = 'The examples fit, but they are too plain to tell the problem by, and its words do not tell either.'

/** A problem of the page's shape, one way to give it the page's arguments, and how it answers the page's examples. */
type Tried = {
  entry: BankEntry
  order: number[]
  calls: (Json[] | null)[]
  /** It gives what every example says, as far as that could be read. */
  agrees: boolean
  /** It gives what some example says. */
  fitsAny: boolean
}

/**
 * Finds the bank's problem that a page shows, whatever its title, wording, names and parameter order.
 *
 * What a problem is shows in what its answer does: of the problems whose function has the page's shape, few give what
 * the page's examples say, and mostly one. Its words choose among those few, and raise doubts: about a look-alike
 * that fits the examples as well, and about a page that has nothing in common with the problem. Null when nothing fits.
 */
export async function matchProblem(bank: Bank, rehearsals: Rehearsals, problem: Problem): Promise<Match | null> {
  const shape = shapeOf(problem)
  if (shape === null) return joinedByTitle(bank, problem)
  const text = readText(bank, problem)
  const words = closenessIn(bank)(text.statement)
  const nearness = (entry: BankEntry) => (words.get(entry) ?? 0) + (hasTitle(entry, problem.title) ? 1 : 0)
  const tried = await tryAll(bank, rehearsals, problem, shape)
  const [nearest, ...others] = oneEach(tried.sort((a, b) => nearness(b.entry) - nearness(a.entry)))
  if (nearest === undefined) return null
  const rival = others.find(({ agrees, entry }) => agrees && nearness(nearest.entry) < nearness(entry) * CLEARLY_NEARER)
  // Of two that fit alike, the wider one's answer is right for both.
  const best = rival?.entry.alsoAnswers.includes(nearest.entry.slug) ? rival : nearest
  if (!best.agrees) {
    return best.fitsAny && nearness(best.entry) > SPEAKS_OF_IT ? joined(best, problem, shape, [CONTRADICTS]) : null
  }
  const near = nearness(nearest.entry)
  const isPlain = ({ below, bits }: typeof SHARES_FEW_WORDS) => near < below && surprise(problem) < bits
  if (isPlain(SHARES_NO_WORDS) || readsLikeAnother(nearest.entry, words)) return null
  const doubts = [
    ...doubtsOfReading(best, problem, shape),
    ...doubtsOfNodes(best, problem, shape),
    ...(isPlain(SHARES_FEW_WORDS) ? [TOO_PLAIN] : []),
    ...(rival === undefined || rival === best || best.entry.alsoAnswers.includes(rival.entry.slug)
      ? []
      : [fitsAnother(rival.entry)]),
    ...telltalesIn(text.statement, best.entry).map(hasNoPlace),
    ...(await doubtsOfLookAlikes(best, rehearsals, problem, text)),
  ]
  return joined(best, problem, shape, doubts)
}

/** The problem that the page's words are nearest to, whatever its examples say; null where they are near to none. */
export function resembledBy(bank: Bank, problem: Problem): Known | null {
  const words = [...closenessIn(bank)(readText(bank, problem).statement)]
  const [entry, near] = words.reduce((a, b) => (b[1] > a[1] ? b : a))
  return near > SPEAKS_OF_IT ? entry : null
}

/** Every problem of the page's shape in every order of its arguments, called as the page's examples call it. */
async function tryAll(bank: Bank, rehearsals: Rehearsals, problem: Problem, shape: PageShape): Promise<Tried[]> {
  const ways = bank.entries.flatMap((entry) =>
    assignments(shape, entry).map((order) => ({ entry, order, calls: inOurOrder(shape, order) })),
  )
  const answers = await rehearsals.answers(
    ways.map(({ entry, calls }) => ({ slug: entry.slug, calls: calls.filter((call) => call !== null) })),
  )
  return Promise.all(
    ways.map(async (way, index): Promise<Tried> => {
      const fits = await fitting(way.entry, problem)
      const fit = fits(way.calls, answers[index] ?? [])
      return { ...way, agrees: fit.every(Boolean), fitsAny: fit.some(Boolean) }
    }),
  )
}

function inOurOrder({ calls }: PageShape, order: number[]): (Json[] | null)[] {
  return calls.map((call) => call && order.map((_, ours) => call[order.indexOf(ours)] ?? null))
}

/** For answers, one for each call that could be read: whether each is what its example says, where that could be read. */
async function fitting(
  entry: BankEntry,
  problem: Problem,
): Promise<(calls: (Json[] | null)[], answers: Answers) => boolean[]> {
  const accepts = acceptsAny(entry, problem) ? await openCheck(entry) : null
  const { comparison, signature } = entry
  const fits = (call: Json[], value: Json, answer: Json) =>
    matches(comparison, answer, value, signature.returns) ||
    (accepts?.(call, value, value) === true && accepts(call, value, answer))
  return (calls, answers) => {
    const readable = problem.examples.flatMap(({ value }, at) => {
      const call = calls[at]
      return call ? [{ call, value }] : []
    })
    return readable.flatMap(({ call, value }, at) => {
      const answer = answers[at]
      return value === undefined ? [] : [answer !== undefined && fits(call, value, answer)]
    })
  }
}

/** The problems in the order given, each in the way that suits the examples best, those that agree with all first. */
function oneEach(tried: Tried[]): Tried[] {
  const byEntry = [...Map.groupBy(tried, ({ entry }) => entry).values()]
  const chosen = byEntry.flatMap(
    (ways) => ways.find(({ agrees }) => agrees) ?? ways.find(({ fitsAny }) => fitsAny) ?? ways[0] ?? [],
  )
  return [...chosen.filter(({ agrees }) => agrees), ...chosen.filter(({ agrees }) => !agrees)]
}

function doubtsOfReading({ entry, order }: Tried, problem: Problem, shape: PageShape): string[] {
  const readable = problem.examples.filter(({ value }, at) => shape.calls[at] && value !== undefined).length
  if (readable === 0) return [NOTHING_READ]
  const settled = hasTitle(entry, problem.title) && constraintsAgree(entry, problem, shape, order)
  if (readable > 1 || settled) return []
  return ['Only one example could be read, and the title and constraints do not settle which problem this is.']
}

/** Words of pages whose arrays stand for linked lists, and for trees. */
const OF_NODES = {
  list_node: /\b(?:linked|node|nodes|head)\b/i,
  tree_node: /\b(?:tree|trees|bst|node|nodes|root|leaf|leaves)\b/i,
}

/** Whether arrays are taken for lists or trees though neither starter code, nor a gap in a tree, nor a word says so. */
function doubtsOfNodes(
  { entry, order }: Tried,
  { title, statement, constraints }: Problem,
  shape: PageShape,
): string[] {
  const text = [title, statement, ...constraints, ...shape.parameters.map(({ name }) => name ?? '')].join(' ')
  const isAssumed = shape.parameters.some(({ type, values }, place) => {
    const ours = entry.signature.parameters[order[place] ?? 0]?.type ?? ''
    const words = ours === 'tree_node' ? OF_NODES.tree_node : /^list_node/.test(ours) ? OF_NODES.list_node : null
    const hasGap = values.some((value) => Array.isArray(value) && value.includes(null))
    return words !== null && type === undefined && !hasGap && !words.test(text)
  })
  return isAssumed ? ['The page shows arrays, and does not say that they stand for linked nodes.'] : []
}

/** Whether the words are much nearer to a problem whose answer, or whose shape, is not what the page shows. */
function readsLikeAnother(entry: BankEntry, words: Map<Known, number>): boolean {
  const nearest = Math.max(...words.values())
  return nearest > READS_LIKE && nearest > (words.get(entry) ?? 0) * MUCH_NEARER
}

/** A look-alike that the examples do not disprove, and that the page's words speak of. */
async function doubtsOfLookAlikes(
  { entry, calls }: Tried,
  rehearsals: Rehearsals,
  problem: Problem,
  text: PageText,
): Promise<string[]> {
  const known = await rehearsals.lookAlikes({ slug: entry.slug, calls: calls.filter((call) => call !== null) })
  if (known === null) return ['What is easily taken for it could not be tried on the examples.']
  const expected = problem.examples.flatMap(({ value }, at) => (calls[at] ? [value] : []))
  const fits = (value: Json | undefined, answer: Json | undefined) =>
    value === undefined || (answer !== undefined && matches(entry.comparison, answer, value, entry.signature.returns))
  const alive = known.filter(
    ({ answers }) => answers === null || expected.every((value, at) => fits(value, answers[at])),
  )
  return spokenOf(text, alive)
}

function joined({ entry, order }: Tried, problem: Problem, shape: PageShape, doubts: string[]): Match {
  // What a function changes in place is judged by its first argument, so there the bank's order stands.
  const pageOrder = order.map((_, place) => place)
  const places = entry.signature.returns === 'void' ? pageOrder.map((place) => order.indexOf(place)) : pageOrder
  return {
    entry,
    parameterOrder: places.flatMap((place) => order[place] ?? []),
    names: {
      function: problem.signature?.name,
      parameters: places.map((place) => shape.parameters[place]?.name),
      exact: problem.signature !== undefined,
    },
    calls: shape.calls.map((call) => call && places.map((place) => call[place] ?? null)),
    doubts,
  }
}

/** With no signature and no example that could be read, only the title can tell. */
function joinedByTitle(bank: Bank, problem: Problem): Match | null {
  const entry = bank.entries.find((each) => hasTitle(each, problem.title))
  if (entry === undefined) return null
  const { parameters } = entry.signature
  return {
    entry,
    parameterOrder: parameters.map((_, place) => place),
    names: { parameters: parameters.map(() => undefined), exact: false },
    calls: problem.examples.map(() => null),
    doubts: [NOTHING_READ],
  }
}

function hasTitle(entry: BankEntry, title: string): boolean {
  const plain = (text: string) =>
    bareTitle(text)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
  return title !== '' && [entry.title, ...entry.aliases].some((known) => plain(known) === plain(title))
}

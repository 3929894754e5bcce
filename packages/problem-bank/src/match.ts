import type { Problem } from '@dryrun/contract/problem'
import type { Bank, BankEntry, Json, Known } from './bank.ts'
import { type Candidate, candidatesFor, oneEach } from './candidates.ts'
import { CLEARLY_NEARER, closenessIn, SPEAKS_OF_IT } from './closeness.ts'
import { withCyclesJoined } from './cyclic-lists.ts'
import {
  CONTRADICTS,
  doubtsOfNodes,
  doubtsOfReading,
  fitsAnother,
  hasNoPlace,
  isTitledAs,
  NOT_TRIED,
  NOTHING_READ,
  speaksOfLists,
  spokenOf,
  TOO_PLAIN,
  tryLookAlikes,
} from './doubts.ts'
import { shownIn } from './illustrations.ts'
import { namesIn } from './page-names.ts'
import { hasTitle, type PageText, readText, vocabularyFor } from './reading.ts'
import type { Rehearsals } from './rehearse.ts'
import { type Order, type PageShape, shapeOf } from './shape.ts'
import { saysExtreme, saysSuperlative } from './superlatives.ts'
import { surprise } from './surprise.ts'
import { TELLTALES_OF_FUNCTIONS, TELLTALES_OF_OPEN_PAGES, telltalesIn } from './telltales.ts'
import { pattern, says, wordsOf } from './text.ts'
import { untoldNumbersIn } from './untold-numbers.ts'

/** A bank problem found to be the one on the page, and how the two are joined. */
export type Match = {
  entry: BankEntry
  /** For each parameter of the answer the place of the bank's parameter; null for a length that the problem does without. */
  parameterOrder: Order
  /** For each parameter of the answer, the place of its argument in the page's examples. */
  places: number[]
  /** The page's own names; `exact` when they come from its starter code and must be kept to the letter. */
  names: { function?: string; parameters: (string | undefined)[]; exact: boolean; starter?: Problem['starter'] }
  /** Whether the page's function returns what the bank's changes in place. */
  returnsChanged: boolean
  /** The arguments of each example in the page's order; null where they could not be read. */
  calls: (Json[] | null)[]
  /** Why it may be another problem after all, in words for the person; with any, nothing may be called verified. */
  doubts: string[]
}

type FewWords = { below: number; bits: number; left: number; nearer?: number }

/**
 * The fewer words a page and a problem share, the more surprising, in bits, the expected values must be, and the more so where
 * at least this share of the problem's look-alikes gives them as well, or where the words are so many times nearer to another.
 */
const SHARES_NO_WORDS: FewWords[] = [
  { below: 0.05, bits: 8, left: 0 },
  { below: 0.05, bits: 14, left: 0.2 },
]
const SHARES_FEW_WORDS: FewWords[] = [
  { below: 0.08, bits: 5.5, left: 0 },
  { below: 0.08, bits: 9, left: 0.2 },
  { below: 0.1, bits: 6, left: 0.4 },
  { below: 0.08, bits: 8, left: 0, nearer: 2 },
  { below: 0.05, bits: 14, left: 0, nearer: 3 },
]
/** Where the examples leave this share of the look-alikes, they settle little, and more is heard in the page's words. */
const SETTLES_LITTLE = 0.3

/** From here on a page reads like a problem, and what fits the examples must not read so many times less like it. */
const READS_LIKE = [
  { from: 0.35, nearer: 1.2 },
  { from: 0.28, nearer: 2.2 },
]
/** Expected values that surprise by so many bits are no accident, whatever the words are near to. */
const NO_ACCIDENT = 25

/**
 * Finds the bank's problem that a page shows, whatever its title, wording, names and parameter order.
 *
 * What a problem is shows in what its answer does: of the problems whose function has the page's shape, few give what
 * the page's examples say, and mostly one. Its words choose among those few, and raise doubts: about a look-alike
 * that fits the examples as well, and about a page that has nothing in common with the problem. Null when nothing fits.
 */
export async function matchProblem(bank: Bank, rehearsals: Rehearsals, problem: Problem): Promise<Match | null> {
  const match = await matchAsWritten(bank, rehearsals, problem)
  const cyclic = match?.doubts.length === 0 ? null : withCyclesJoined(problem)
  const joined = cyclic && (await matchAsWritten(bank, rehearsals, cyclic))
  if (joined && joined.doubts.length <= (match?.doubts.length ?? Number.POSITIVE_INFINITY)) return joined
  const quoted = match === null ? withDigitsQuoted(problem) : null
  return quoted ? matchAsWritten(bank, rehearsals, quoted) : match
}

/** Figures that are all there is of an input, perhaps behind its name. */
const DIGITS = /^(?:[A-Za-z_]\w*\s*[=:]\s*)?(\d+)$/

/**
 * A page that asks about a text, whose examples show one of figures without its quotes, `For 1213 the answer is 5`, with these
 * as texts; null for any other.
 */
function withDigitsQuoted(problem: Problem): Problem | null {
  const isOfText = /\b(?:strings?|texts?)\b/i.test(problem.statement) && problem.signature === undefined
  const digits = problem.examples.map(({ input }) => DIGITS.exec(input.trim())?.[1])
  if (!isOfText || digits.length === 0 || digits.some((text) => text === undefined)) return null
  const examples = problem.examples.map((example, at) => ({
    ...example,
    arguments: (example.arguments ?? []).map((one) => ({ ...one, value: digits[at] ?? one.value })),
  }))
  return { ...problem, examples }
}

async function matchAsWritten(bank: Bank, rehearsals: Rehearsals, problem: Problem): Promise<Match | null> {
  const shape = shapeOf(problem)
  if (shape === null) return joinedByTitle(bank, problem)
  const text = readText(bank, problem)
  const words = closenessIn(bank)(text.statement)
  const nearness = (entry: BankEntry) => (words.get(entry) ?? 0) + (hasTitle(entry, problem.title) ? 1 : 0)
  const tried = (await candidatesFor(bank, rehearsals, problem, shape)).filter(({ entry }) => isSpoken(entry, text))
  const plain = tried.filter((candidate) => doubtsOfNodes(candidate, problem, shape).length === 0)
  // Arrays are nodes only where nothing that takes them as they are fits.
  const likely = plain.some(({ agrees, fitting }) => agrees && fitting > 0) ? plain : tried
  const [nearest, ...others] = oneEach(likely.sort((a, b) => nearness(b.entry) - nearness(a.entry)))
  if (nearest === undefined) return null
  const rival = others.find(
    (other) =>
      other.agrees &&
      nearness(nearest.entry) < nearness(other.entry) * CLEARLY_NEARER &&
      !(asksForMost(nearest.entry, text) && !seeksMost(other.entry)) &&
      !(takesList(nearest.entry) && !takesList(other.entry) && speaksOfLists(problem)),
  )
  // Of two that fit alike, the wider one's answer is right for both.
  const best = rival?.entry.alsoAnswers.includes(nearest.entry.slug) ? rival : nearest
  // Without an example that says so, only the words do.
  if ((best.fitting === 0 || !best.agrees) && nearness(best.entry) <= SPEAKS_OF_IT) return null
  if (!best.agrees) return best.fitting > 0 ? joined(best, problem, shape, [CONTRADICTS]) : null
  // Not before: until it is the best, what the page does not seek still fits as well as another.
  if (!isSought(best.entry, text)) return null
  const near = nearness(nearest.entry)
  if (surprise(problem) < NO_ACCIDENT && readsLikeAnother(best.entry, nearness(best.entry), words, text)) return null
  const titled = tried.filter(({ entry }) => hasTitle(entry, problem.title))
  const isTitled = titled.some(({ agrees, entry }) => agrees || entry.alsoAnswers.includes(best.entry.slug))
  const heard = readText(bank, problem, nearest.entry)
  const trial = await tryLookAlikes(nearest, rehearsals, problem)
  const left = trial?.left ?? 1
  const telltales = left >= SETTLES_LITTLE ? TELLTALES_OF_OPEN_PAGES : TELLTALES_OF_FUNCTIONS
  const isPlain = ({ below, bits, left: least, nearer = 0 }: FewWords) =>
    near < below && surprise(problem) < bits && left >= least && Math.max(...words.values()) >= near * nearer
  if (SHARES_NO_WORDS.some(isPlain)) return null
  const doubts = [
    ...doubtsOfReading(best, problem, shape),
    ...doubtsOfNodes(best, problem, shape),
    ...(SHARES_FEW_WORDS.some(isPlain) ? [TOO_PLAIN] : []),
    ...(rival === undefined || rival === best || best.entry.alsoAnswers.includes(rival.entry.slug)
      ? []
      : [fitsAnother(rival.entry)]),
    ...(isTitled ? [] : titled.slice(0, 1)).map(({ entry }) => isTitledAs(entry)),
    ...telltalesIn(heard.statement, nearest.entry, telltales, argumentNames(shape)).map(hasNoPlace),
    ...untoldNumbersIn(heard.sentences, nearest.entry, shownIn(problem)).map(hasNoPlace),
    ...(trial === null ? [NOT_TRIED] : spokenOf(heard, trial.alive)),
  ]
  return joined(best, problem, shape, doubts)
}

/** Does beforehand what the first page would wait for. */
export async function warmUp(bank: Bank, rehearsals: Rehearsals): Promise<void> {
  closenessIn(bank)
  vocabularyFor(bank)
  await rehearsals.answers([])
}

/** The problem that the page's words are nearest to, whatever its examples say; null where they are near to none. */
export function resembledBy(bank: Bank, problem: Problem): Known | null {
  const words = [...closenessIn(bank)(readText(bank, problem).statement)]
  const [entry, near] = words.reduce((a, b) => (b[1] > a[1] ? b : a))
  return near > SPEAKS_OF_IT ? entry : null
}

/** Whether a page says what every page of the problem says. */
export function isSpoken({ matching: { spoken } }: Known, { statement, constraints }: PageText): boolean {
  return spoken?.some((phrase) => [statement, constraints].some((words) => says(words, pattern(phrase)))) ?? true
}

/** Whether a page asks for the most or the least of something, if the problem does. */
export function isSought({ matching: { extreme } }: BankEntry, { statement }: PageText): boolean {
  return extreme === undefined || saysExtreme(statement)
}

/** Whether a page asks for the largest or the least of something, as the problem does, in so many words. */
function asksForMost({ matching: { extreme } }: BankEntry, { statement }: PageText): boolean {
  return extreme === true && saysSuperlative(statement)
}

function seeksMost({ matching: { extreme }, statement }: BankEntry): boolean {
  return extreme === true || saysSuperlative(wordsOf(statement))
}

function takesList({ signature }: BankEntry): boolean {
  return signature.parameters.some(({ type }) => type.startsWith('list_node'))
}

/**
 * Whether the words are much nearer, than to this one, to a problem whose answer, or whose shape, is not what the page shows.
 * One of which every page says what this page does not say is meant only where they are clearly nearer to it.
 */
function readsLikeAnother(best: BankEntry, near: number, words: Map<Known, number>, text: PageText): boolean {
  // A variant is told in the words of its original.
  const originalOf = ({ slug, variantOf = slug }: Known) => variantOf
  const named = [...words.keys()].filter(({ slug }) => [...best.alsoAnswers, best.reverseOf].includes(slug))
  const readAlike = new Set(named.map(originalOf))
  const others = [...words].filter(
    ([entry, itsNear]) =>
      !readAlike.has(originalOf(entry)) &&
      !isOtherQuestion(entry, best) &&
      (isSpoken(entry, text) || itsNear >= near * CLEARLY_NEARER),
  )
  const nearest = Math.max(...others.map(([, itsNear]) => itsNear))
  return READS_LIKE.some(({ from, nearer }) => nearest > from && nearest > near * nearer)
}

/** Whether two are told in the same words, and what they return tells them apart: 'Course Schedule' and its second part. */
function isOtherQuestion(entry: Known, { title, signature }: BankEntry): boolean {
  const series = (name: string) => name.replace(/ I+$/, '')
  return (
    'returns' in entry.signature &&
    series(entry.title) === series(title) &&
    entry.signature.returns !== signature.returns
  )
}

function joined({ entry, order }: Candidate, problem: Problem, shape: PageShape, doubts: string[]): Match {
  // What a function changes in place is judged by its first argument, and what a program reads from standard input is in
  // no function's order: there the bank's own stands.
  const isInPlace = entry.signature.returns === 'void'
  const returnsChanged = isInPlace && shape.returns !== undefined && shape.returns !== 'void'
  const isOurs = (isInPlace && !returnsChanged) || problem.stdin !== undefined
  const ours = (place: number) => order[place] ?? order.length
  const places = [...order.keys()].sort((a, b) => (isOurs ? ours(a) - ours(b) : a - b))
  const told = problem.signature === undefined && problem.stdin === undefined ? namesIn(problem, order.length) : {}
  return {
    entry,
    parameterOrder: places.map((place) => order[place] ?? null),
    places,
    names: {
      function: problem.signature?.name ?? told.function,
      parameters: places.map((place) => shape.parameters[place]?.name ?? told.parameters?.[place]),
      exact: problem.signature !== undefined,
      starter: problem.starter,
    },
    returnsChanged,
    calls: shape.calls.map((call) => call && places.map((place) => call[place] ?? null)),
    doubts,
  }
}

/** What the page calls its arguments: 'the cooldown' is no condition where that is the name of one. */
function argumentNames({ parameters }: PageShape): readonly string[] {
  return parameters.flatMap(({ name }) => (name === undefined ? [] : wordsOf(name)))
}

/** With no signature and no example that could be read, only the title can tell. */
function joinedByTitle(bank: Bank, problem: Problem): Match | null {
  const entry = bank.entries.find((each) => hasTitle(each, problem.title))
  if (entry === undefined) return null
  const { parameters } = entry.signature
  return {
    entry,
    parameterOrder: parameters.map((_, place) => place),
    places: parameters.map((_, place) => place),
    names: { parameters: parameters.map(() => undefined), exact: false },
    returnsChanged: false,
    calls: problem.examples.map(() => null),
    doubts: [NOTHING_READ],
  }
}

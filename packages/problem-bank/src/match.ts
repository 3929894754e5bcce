import type { Problem } from '@dryrun/contract/problem'
import type { Bank, BankEntry, Json } from './bank.ts'
import { COMMON_WORDS } from './common-words.ts'
import { constraintsAgree } from './constraints.ts'
import { type FacetName, facetEntries } from './facets.ts'
import { assignParameters, type PageShape, shapeOf } from './shape.ts'
import { mended, type Pattern, passingOver, pattern, patternWords, says, type Words, wordsOf } from './text.ts'

/** A bank problem found to be the one on the page, and how the two are joined. */
export type Match = {
  entry: BankEntry
  /** For each of the page's parameters, in the page's order, the place of the bank's parameter. */
  parameterOrder: number[]
  /** The page's own names; `exact` when they come from its starter code and must be kept to the letter. */
  names: { function?: string; parameters: (string | undefined)[]; exact: boolean }
  /** The arguments of each example in the page's order; null where they could not be read. */
  calls: (Json[] | null)[]
  /** Only a `certain` match may be called verified once it has run. */
  certainty: 'certain' | 'likely'
  /** Why it is not certain, in words for the person. */
  doubts: string[]
}

/** Above this share of words that neither the problem nor everyday language explains, the page may ask for more. */
const UNEXPLAINED_SHARE = 0.4

/**
 * Finds the bank's problem that a page shows, whatever its title, wording, names and parameter order.
 *
 * A match needs three witnesses: the ideas of the text (all that the problem requires, none it does not have), the shape
 * of the function, and the types of every readable example. One that dissents is enough to refuse, since a look-alike
 * answered wrongly is worse than a problem not found. Null when nothing fits or two problems fit equally.
 */
export function matchProblem(bank: Bank, problem: Problem): Match | null {
  const shape = shapeOf(problem)
  const vocabulary = vocabularyOf(bank)
  const found = bank.entries.flatMap((entry) => {
    const page = readText(entry, problem, vocabulary)
    const match = saysTheSame(entry, page) ? join(entry, problem, page, shape) : null
    return match === null ? [] : [match]
  })
  const titled = found.filter(({ entry }) => hasTitle(entry, problem.title))
  const [only, another] = titled.length > 0 ? titled : found
  return only === undefined || another !== undefined ? null : only
}

type PageText = { statement: Words; constraints: Words }

function readText(entry: BankEntry, problem: Problem, vocabulary: ReadonlySet<string>): PageText {
  const ignored = entry.matching.ignores.map(pattern)
  const read = (text: string) => passingOver(mended(wordsOf(text), vocabulary), ignored)
  return {
    statement: read(`${problem.title}.\n${withoutFollowUp(problem.statement)}`),
    constraints: read(problem.constraints.join('.\n')),
  }
}

/** What a page adds for the curious is not part of what it asks. */
function withoutFollowUp(statement: string): string {
  return statement.replace(/\bfollow[- ]?up\b[^.?!\n]*[.?!]?/gi, '')
}

function saysTheSame(entry: BankEntry, page: PageText): boolean {
  const { concepts, requires, allows } = entry.matching
  const known = new Set<FacetName>([...requires, ...allows])
  const said = facetsOf(page)
  return (
    requires.every((name) => said.has(name)) &&
    [...said].every((name) => known.has(name)) &&
    concepts.every((ways) => ways.some((way) => says(page.statement, pattern(way))))
  )
}

const FACETS: { name: FacetName; patterns: Pattern[]; narrowsInput: boolean }[] = facetEntries.map(([name, facet]) => ({
  name,
  patterns: facet.said.map(pattern),
  narrowsInput: facet.narrowsInput ?? false,
}))

function facetsOf(page: PageText): Set<FacetName> {
  const said = FACETS.filter(({ patterns, narrowsInput }) =>
    patterns.some((sought) => says(page.statement, sought) || (!narrowsInput && says(page.constraints, sought))),
  )
  return new Set(said.map(({ name }) => name))
}

function join(entry: BankEntry, problem: Problem, page: PageText, shape: PageShape | null): Match | null {
  const titled = hasTitle(entry, problem.title)
  if (shape === null) {
    return titled ? joinedByTitle(entry, problem) : null
  }
  const assigned = assignParameters(shape, entry)
  if (assigned === null) return null
  const readable = problem.examples.filter((example, at) => shape.calls[at] && example.value !== undefined).length
  const doubts: string[] = []
  if (readable === 0) doubts.push('No example could be read.')
  if (readable === 1 && !(titled && constraintsAgree(entry, problem, shape, assigned.order))) {
    doubts.push('Only one example could be read, and the title or the constraints do not settle which problem this is.')
  }
  if (assigned.guessed) doubts.push('The page does not name its arguments, so their order was taken as it stands.')
  const unexplained = unexplainedWords(entry, page.statement)
  if (unexplained.share > UNEXPLAINED_SHARE) {
    doubts.push(`The page also speaks of ${unexplained.words.slice(0, 3).join(', ')}.`)
  }
  return {
    entry,
    parameterOrder: assigned.order,
    names: {
      function: problem.signature?.name,
      parameters: shape.parameters.map(({ name }) => name),
      exact: problem.signature !== undefined,
    },
    calls: shape.calls,
    certainty: doubts.length === 0 ? 'certain' : 'likely',
    doubts,
  }
}

function joinedByTitle(entry: BankEntry, problem: Problem): Match {
  const { parameters } = entry.signature
  return {
    entry,
    parameterOrder: parameters.map((_, place) => place),
    names: { parameters: parameters.map(() => undefined), exact: false },
    calls: problem.examples.map(() => null),
    certainty: 'likely',
    doubts: ['No example could be read.'],
  }
}

function hasTitle(entry: BankEntry, title: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^\s*\d+\s*[.)]/, '')
      .replace(/[^a-z0-9]/g, '')
  return [entry.title, ...entry.aliases].some((known) => plain(known) === plain(title))
}

function unexplainedWords(entry: BankEntry, statement: Words): { words: string[]; share: number } {
  const { concepts, requires, allows, parameters } = entry.matching
  const facetPatterns = facetEntries.flatMap(([name, { said }]) =>
    requires.includes(name) || allows.includes(name) ? said : [],
  )
  const known = new Set([
    ...[entry.title, ...entry.aliases, entry.statement, entry.explanation].flatMap(wordsOf),
    ...[...concepts.flat(), ...facetPatterns, ...Object.values(parameters).flat()].flatMap(patternWords),
  ])
  const content = new Set(statement.filter((word) => /^[a-z]{3,}$/.test(word) && !COMMON_WORDS.has(word)))
  const words = [...content].filter((word) => !known.has(word))
  return { words, share: content.size === 0 ? 0 : words.length / content.size }
}

const vocabularies = new WeakMap<Bank, ReadonlySet<string>>()

/** Every word that bank and matcher know, against which OCR's slips are mended. */
function vocabularyOf(bank: Bank): ReadonlySet<string> {
  const kept = vocabularies.get(bank)
  if (kept) return kept
  const vocabulary = new Set<string>([
    ...COMMON_WORDS,
    ...facetEntries.flatMap(([, { said }]) => said.flatMap(patternWords)),
    ...bank.entries.flatMap((entry) => [
      ...[entry.title, ...entry.aliases, entry.statement].flatMap(wordsOf),
      ...[...entry.matching.concepts.flat(), ...entry.matching.ignores].flatMap(patternWords),
    ]),
  ])
  vocabularies.set(bank, vocabulary)
  return vocabulary
}

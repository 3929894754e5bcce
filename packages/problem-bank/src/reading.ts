import type { Problem } from '@dryrun/contract/problem'
import type { Bank, BankEntry } from './bank.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { type FacetName, facetEntries } from './facets.ts'
import { HINGES } from './hinges.ts'
import {
  type Pattern,
  passingOver,
  pattern,
  patternWords,
  says,
  type Vocabulary,
  vocabularyOf,
  type Words,
  wordsOf,
} from './text.ts'

/** A page's words, with OCR's slips mended. */
export type PageText = { statement: Words; constraints: Words }

export function readText(bank: Bank, problem: Problem): PageText {
  const vocabulary = vocabularyFor(bank)
  return {
    statement: wordsOf(`${bareTitle(problem.title)}.\n${asking(problem.statement)}`, vocabulary),
    constraints: wordsOf(problem.constraints.join('.\n'), vocabulary),
  }
}

/** A title without the number that pages put before it. */
export function bareTitle(title: string): string {
  return title.replace(/^\s*\d+\s*[.)]/, '')
}

/** The statement without what asks nothing: what a page adds for the curious, and lists of numbers that illustrate. */
function asking(statement: string): string {
  return statement.replace(/\bfollow[- ]?up\b[^.?!\n]*[.?!]?/gi, '').replace(/\[\s*(?:-?\d+\s*,\s*){2,}[^\]]*\]/g, ' ')
}

/**
 * What the page's words say against being this problem: an idea the problem needs and the page lacks, or one the page
 * has and the problem does not. Empty where they agree.
 */
export function objections(entry: BankEntry, page: PageText): string[] {
  const { concepts, requires, allows, ignores } = entry.matching
  const missed = concepts.filter((ways) => !ways.some((way) => says(page.statement, pattern(way))))
  // Most problems of a bank end here, and reading for every idea is the costly part.
  if (missed.length > 0) return missed.map(([way]) => `lacks '${way}'`)
  const ignored = ignores.map(pattern)
  const said = facetsIn([...page.statement, ...page.constraints], FACETS)
  const changing = [
    ...facetsIn(passingOver(page.statement, ignored), FACETS),
    ...facetsIn(
      passingOver(page.constraints, ignored),
      FACETS.filter(({ evenInConstraints }) => evenInConstraints),
    ),
  ]
  const known = new Set<FacetName>([...requires, ...allows])
  return [
    ...requires.filter((name) => !said.has(name)).map((name) => `lacks ${name}`),
    ...[...new Set(changing)].filter((name) => !known.has(name)).map((name) => `adds ${name}`),
  ]
}

type CompiledFacet = { name: FacetName; patterns: Pattern[]; evenInConstraints: boolean }

const FACETS: CompiledFacet[] = facetEntries.map(([name, facet]) => ({
  name,
  patterns: facet.said.map(pattern),
  evenInConstraints: facet.evenInConstraints ?? false,
}))

function facetsIn(words: Words, facets: CompiledFacet[]): Set<FacetName> {
  return new Set(
    facets.filter(({ patterns }) => patterns.some((sought) => says(words, sought))).map(({ name }) => name),
  )
}

const EVERYDAY = wordsOf(EVERYDAY_WORDS)

/** The words of the statement that the problem has no place for. */
export type Unplaced = {
  /** Those that neither the problem nor everyday language knows, as a share of all words. */
  unknownShare: number
  /** Those that a problem can hinge on, and every number; even one may make it another problem. */
  hinges: string[]
}

export function unplaced(entry: BankEntry, page: PageText): Unplaced {
  const { concepts, requires, allows, ignores, parameters } = entry.matching
  const ideas = facetEntries.flatMap(([name, { said }]) =>
    requires.includes(name) || allows.includes(name) ? said : [],
  )
  const known = new Set([
    ...[entry.title, ...entry.aliases, entry.statement].flatMap((text) => wordsOf(text)),
    ...[...concepts.flat(), ...ignores, ...ideas, ...Object.values(parameters).flat()].flatMap(patternWords),
  ])
  const words = new Set(page.statement.filter((word) => /^-?[a-z0-9]+$/.test(word)))
  const others = [...words].filter((word) => !known.has(word))
  const unknown = others.filter((word) => /^[a-z]{3,}$/.test(word) && !EVERYDAY.includes(word))
  return {
    unknownShare: words.size === 0 ? 0 : unknown.length / words.size,
    hinges: others.filter((word) => HINGES.has(word) || /^-?\d+$/.test(word)),
  }
}

const vocabularies = new WeakMap<Bank, Vocabulary>()

/** Every word that bank and matcher know. */
function vocabularyFor(bank: Bank): Vocabulary {
  const kept = vocabularies.get(bank)
  if (kept) return kept
  const vocabulary = vocabularyOf([
    EVERYDAY_WORDS,
    ...facetEntries.flatMap(([, { said }]) => said),
    ...bank.entries.flatMap(({ title, aliases, statement, explanation, matching }) => [
      ...[title, ...aliases, statement, explanation],
      ...[...matching.concepts.flat(), ...matching.ignores],
    ]),
  ])
  vocabularies.set(bank, vocabulary)
  return vocabulary
}

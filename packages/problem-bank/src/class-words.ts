import type { Problem } from '@dryrun/contract/problem'
import type { ClassEntry, WholeBank } from './bank.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { type FacetName, facetEntries } from './facets.ts'
import { HINGES } from './hinges.ts'
import { passingOver, pattern, patternWords, says, type Vocabulary, vocabularyOf, type Words, wordsOf } from './text.ts'

/** A page's words, with OCR's slips mended, and without the names of its class and methods. */
export type ClassPageText = { statement: Words; constraints: Words }

export function readClassText(bank: WholeBank, problem: Problem, names: readonly string[]): ClassPageText {
  const vocabulary = vocabularyFor(bank)
  const named = new Set(names.flatMap((name) => wordsOf(name, vocabulary)))
  const title = problem.title.replace(/^\s*\d+\s*[.)]/, '')
  const statement = wordsOf(`${title}.\n${problem.statement}`, vocabulary)
  return {
    // A name that is a plain word ('push', 'sum') may be what the problem is about.
    statement: statement.filter((word) => !named.has(word) || vocabulary.words.has(word)),
    constraints: wordsOf(problem.constraints.join('.\n'), vocabulary),
  }
}

/** Ideas that tell a function from another, but no class: each has state, and operations that change it. */
const OF_EVERY_CLASS: readonly FacetName[] = ['design', 'edit']

/** What the page's words say against being this problem. Empty where they agree. */
export function classObjections(entry: ClassEntry, page: ClassPageText): string[] {
  const { concepts, allows, ignores, refuses } = entry.matching
  const missed = concepts.filter((ways) => !ways.some((way) => says(page.statement, pattern(way))))
  const refused = refuses.filter((way) => [page.statement, page.constraints].some((words) => says(words, pattern(way))))
  const left = passingOver(page.statement, ignores.map(pattern))
  const known = new Set<FacetName>([...allows, ...OF_EVERY_CLASS])
  const added = facetEntries.filter(
    ([name, { said }]) => !known.has(name) && said.some((way) => says(left, pattern(way))),
  )
  return [
    ...missed.map(([way]) => `lacks '${way}'`),
    ...refused.map((way) => `says '${way}'`),
    ...added.map(([name]) => `adds ${name}`),
  ]
}

const EVERYDAY = new Set([
  ...wordsOf(EVERYDAY_WORDS),
  ...wordsOf(`int integer void bool boolean string double char class
  object constructor method function operation call instance public self none null return implement design initialize
  initialise data structure`),
])

/** The words that the problem has no place for: their share of all, and those that a problem can hinge on. */
export function unplacedIn(entry: ClassEntry, page: ClassPageText): { unknownShare: number; hinges: string[] } {
  const { concepts, allows, ignores, harmless, methods } = entry.matching
  const ideas = facetEntries.flatMap(([name, { said }]) => (allows.includes(name) ? said : []))
  const known = new Set([
    ...[entry.title, ...entry.aliases, entry.statement, ...harmless].flatMap((text) => wordsOf(text)),
    ...[...concepts.flat(), ...ignores, ...ideas, ...Object.values(methods).flat()].flatMap(patternWords),
  ])
  const words = new Set(page.statement.filter((word) => /^-?[a-z0-9]+$/.test(word)))
  const others = [...words].filter((word) => !known.has(word))
  const unknown = others.filter((word) => /^[a-z]{3,}$/.test(word) && !EVERYDAY.has(word))
  return {
    unknownShare: words.size === 0 ? 0 : unknown.length / words.size,
    hinges: others.filter((word) => HINGES.has(word) || /^-?\d+$/.test(word)),
  }
}

const vocabularies = new WeakMap<WholeBank, Vocabulary>()

/** Every word that bank and matcher know. */
function vocabularyFor(bank: WholeBank): Vocabulary {
  const kept = vocabularies.get(bank)
  if (kept) return kept
  const vocabulary = vocabularyOf([
    EVERYDAY_WORDS,
    ...facetEntries.flatMap(([, { said }]) => said),
    ...bank.classes.flatMap(({ title, aliases, statement, explanation, matching }) => [
      ...[title, ...aliases, statement, explanation, ...matching.harmless],
      ...[...matching.concepts.flat(), ...matching.ignores, ...matching.refuses],
    ]),
  ])
  vocabularies.set(bank, vocabulary)
  return vocabulary
}

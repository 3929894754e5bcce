import type { Problem } from '@dryrun/contract/problem'
import { matches } from '@dryrun/runner/compare'
import type { Json, Known } from './bank.ts'
import type { Candidate } from './candidates.ts'
import { constraintsAgree } from './constraints.ts'
import type { LookAlike } from './own-programs.ts'
import { hasTitle, type PageText } from './reading.ts'
import type { Rehearsals } from './rehearse.ts'
import { oursAt, type PageShape } from './shape.ts'
import { farPattern, isOfDenial, type Pattern, pattern, says, type Words } from './text.ts'

/*
 * Why a page may ask for something else than the problem whose answer fits it, in words for the person. With any of
 * them, nothing is called verified.
 */

export const NOTHING_READ = 'No example could be read.'
export const ONLY_ONE_READ =
  'Only one example could be read, and it does not settle, with the title and the constraints, which problem this is.'
export const TOO_PLAIN =
  'The examples fit, but they are too plain to tell the problem by, and its words do not tell either.'
export const CONTRADICTS = 'Its answer is not what the examples say, as they were read.'
export const NOT_TRIED = 'What is easily taken for it could not be tried on the examples.'

export const fitsAnother = ({ title }: Known) =>
  `The examples also fit '${title}', and the words do not tell which of the two is asked for.`

export const hasNoPlace = (phrase: string) => `The statement says '${phrase}', which this problem has no place for.`

export const isTitledAs = ({ title }: Known) =>
  `The page's title is that of '${title}', whose answer is not what the examples say.`

export function doubtsOfReading({ entry, order }: Candidate, problem: Problem, shape: PageShape): string[] {
  const readable = problem.examples.filter(({ value }, at) => shape.calls[at] && value !== undefined).length
  if (readable === 0) return [NOTHING_READ]
  const settled = hasTitle(entry, problem.title) && constraintsAgree(entry, problem, shape, order)
  if (readable > 1 || settled) return []
  return [ONLY_ONE_READ]
}

/** Words of pages whose arrays stand for linked lists, and for trees. */
const OF_NODES = {
  list_node: /\b(?:linked|node|nodes)\b|(?<!\b(?:its|their|his|her) )\bhead\b/i,
  tree_node: /\b(?:tree|trees|bst|node|nodes|root|leaf|leaves)\b/i,
}

/** Whether a page says that what it shows is a linked list. */
export function speaksOfLists({ title, statement }: Problem): boolean {
  return /\blinked[- ]lists?\b/i.test(`${title} ${statement}`)
}

/** Whether arrays are taken for lists or trees though neither starter code, nor a gap in a tree, nor a word says so. */
export function doubtsOfNodes(
  { entry, order }: Candidate,
  { title, statement, constraints }: Problem,
  shape: PageShape,
): string[] {
  const text = [title, statement, ...constraints, ...shape.parameters.map(({ name }) => name ?? '')].join(' ')
  const isAssumed = shape.parameters.some(({ type, values }, place) => {
    const ours = oursAt(entry, order, place)?.type ?? ''
    const isList = /^(?:list_node|cyclic_list)/.test(ours)
    const words = ours === 'tree_node' ? OF_NODES.tree_node : isList ? OF_NODES.list_node : null
    const hasGap = values.some((value) => Array.isArray(value) && value.includes(null))
    return words !== null && type === undefined && !hasGap && !words.test(text)
  })
  return isAssumed ? ['The page shows arrays, and does not say that they stand for linked nodes.'] : []
}

/** What a page's examples leave of the look-alikes of a problem. */
export type Trial = {
  /** Those that the examples do not disprove. */
  alive: LookAlike[]
  /** Their share of those that can be disproved. */
  left: number
}

/** Tries what is easily taken for the problem on the page's examples; null where that could not be done. */
export async function tryLookAlikes(
  { entry, calls }: Candidate,
  rehearsals: Rehearsals,
  problem: Problem,
): Promise<Trial | null> {
  const known = await rehearsals.lookAlikes({ slug: entry.slug, calls: calls.filter((call) => call !== null) })
  if (known === null) return null
  const expected = problem.examples.flatMap(({ value }, at) => (calls[at] ? [value] : []))
  const fits = (value: Json | undefined, answer: Json | undefined) =>
    value === undefined || (answer !== undefined && matches(entry.comparison, answer, value, entry.signature.returns))
  const [endless, tried] = [known.filter(({ answers }) => answers === null), known.filter(({ answers }) => answers)]
  const alive = tried.filter(({ answers }) => expected.every((value, at) => fits(value, answers?.[at])))
  return { alive: [...endless, ...alive], left: tried.length === 0 ? 1 : alive.length / tried.length }
}

/** A doubt for each of these look-alikes, which the examples do not disprove, that the page speaks of or does not deny. */
export function spokenOf(text: PageText, lookAlikes: LookAlike[], hears = heardFromAfar): string[] {
  // What a title says is said by a look-alike's as well.
  const isDenied = (phrases: string[]) =>
    phrases.some((phrase) => isSaid(pattern(phrase), text.asked, text.constraints))
  const isSpokenOf = ({ said, denied }: LookAlike) =>
    said.some((phrase) => hears(text, phrase)) || (denied !== undefined && !isDenied(denied))
  return lookAlikes
    .filter(isSpokenOf)
    .map(({ asks }) => `The page may ask for something else, ${asks}, and its examples do not tell the two apart.`)
}

/** What a page denies ('no cell may be used again') is not said by it; a phrase that denies is heard however it is put. */
function heardFromAfar({ statement, verbsDenied, negated, constraints }: PageText, phrase: string): boolean {
  const sought = farPattern(phrase)
  return isSaid(sought, constraints, ...(isOfDenial(sought) ? [statement, negated] : [verbsDenied]))
}

/** Whether a page has a phrase word for word. */
export function heardAsWritten({ statement, constraints }: PageText, phrase: string): boolean {
  return isSaid(pattern(phrase), statement, constraints)
}

function isSaid(phrase: Pattern, ...parts: Words[]): boolean {
  return parts.some((words) => says(words, phrase))
}

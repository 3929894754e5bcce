import type { Problem } from '@dryrun/contract/problem'
import type { Bank, BankEntry, Json } from './bank.ts'
import { constraintsAgree } from './constraints.ts'
import { bareTitle, objections, type PageText, readText, unplaced } from './reading.ts'
import { assignParameters, type PageShape, shapeOf } from './shape.ts'

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
const UNKNOWN_SHARE = 0.3

const NOTHING_READ = 'No example could be read.'

/**
 * Finds the bank's problem that a page shows, whatever its title, wording, names and parameter order.
 *
 * A match needs three witnesses: the ideas of the text (all that the problem requires, none it does not have), the shape
 * of the function, and the types of every readable example. One that dissents is enough to refuse, since a look-alike
 * answered wrongly is worse than a problem not found. Null when nothing fits or two problems fit equally.
 */
export function matchProblem(bank: Bank, problem: Problem): Match | null {
  const shape = shapeOf(problem)
  const text = readText(bank, problem)
  const found = bank.entries.flatMap((entry) => {
    if (objections(entry, text).length > 0) return []
    const match = shape ? joinedByShape(entry, problem, shape, text) : joinedByTitle(entry, problem)
    return match === null ? [] : [match]
  })
  const titled = found.filter(({ entry }) => hasTitle(entry, problem.title))
  const [only, another] = titled.length > 0 ? titled : found
  return only === undefined || another !== undefined ? null : only
}

function joinedByShape(entry: BankEntry, problem: Problem, shape: PageShape, text: PageText): Match | null {
  const assigned = assignParameters(shape, entry)
  if (assigned === null) return null
  const doubts: string[] = []
  const readable = problem.examples.filter((example, at) => shape.calls[at] && example.value !== undefined).length
  const settled = hasTitle(entry, problem.title) && constraintsAgree(entry, problem, shape, assigned.order)
  if (readable === 0) doubts.push(NOTHING_READ)
  if (readable === 1 && !settled) {
    doubts.push('Only one example could be read, and the title and constraints do not settle which problem this is.')
  }
  if (assigned.guessed) doubts.push('The page does not name its arguments, so their order was taken as it stands.')
  const { unknownShare, hinges } = unplaced(entry, text)
  if (unknownShare > UNKNOWN_SHARE) doubts.push('Much of the statement is not about the problem we took it for.')
  if (hinges.length > 0) doubts.push(`The statement says '${hinges.join("', '")}', which may ask for something else.`)
  // What a function changes in place is judged by its first argument, so there the bank's order stands.
  const pageOrder = assigned.order.map((_, place) => place)
  const places =
    entry.signature.returns === 'void' ? pageOrder.map((place) => assigned.order.indexOf(place)) : pageOrder
  return {
    entry,
    parameterOrder: places.flatMap((place) => assigned.order[place] ?? []),
    names: {
      function: problem.signature?.name,
      parameters: places.map((place) => shape.parameters[place]?.name),
      exact: problem.signature !== undefined,
    },
    calls: shape.calls.map((call) => call && places.map((place) => call[place] ?? null)),
    certainty: doubts.length === 0 ? 'certain' : 'likely',
    doubts,
  }
}

/** With no signature and no example that could be read, only the title can tell. */
function joinedByTitle(entry: BankEntry, problem: Problem): Match | null {
  if (!hasTitle(entry, problem.title)) return null
  const { parameters } = entry.signature
  return {
    entry,
    parameterOrder: parameters.map((_, place) => place),
    names: { parameters: parameters.map(() => undefined), exact: false },
    calls: problem.examples.map(() => null),
    certainty: 'likely',
    doubts: [NOTHING_READ],
  }
}

function hasTitle(entry: BankEntry, title: string): boolean {
  const plain = (text: string) =>
    bareTitle(text)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
  return [entry.title, ...entry.aliases].some((known) => plain(known) === plain(title))
}

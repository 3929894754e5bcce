import type { Problem } from '@dryrun/contract/problem'
import type { ClassEntry, Json, WholeBank } from './bank.ts'
import { type ClassFit, type ClassShape, classShapeOf, fitClass } from './class-shape.ts'
import { type ClassPageText, classObjections, readClassText, unplacedIn } from './class-words.ts'

/** A bank class found to be the one on the page, and how the two are joined. */
export type ClassMatch = ClassFit & {
  entry: ClassEntry
  /** The page's names for the constructor's and each method's parameters, where starter code gives them. */
  signature: Problem['classSignature']
  /** Operations and arguments of each example, in the page's own names; null where they could not be read. */
  calls: (Json[] | null)[]
  /** Only a `certain` match may be called verified once it has run. */
  certainty: 'certain' | 'likely'
  /** Why it is not certain, in words for the person. */
  doubts: string[]
}

/** Above this share of words that neither the problem nor everyday language explains, the page may ask for more. */
const UNKNOWN_SHARE = 0.3
/** Results in one example that are as good as two examples: each is what its class gives after all operations before. */
const RESULTS_ENOUGH = 2

/** Whether the page asks for a class rather than a function, so that no function may be taken for an answer. */
export function asksForClass(problem: Problem): boolean {
  return problem.classSignature !== undefined || classShapeOf(problem) !== null
}

/**
 * Finds the bank's class that a page asks for. Its witnesses are the ideas of the text, the names and types of the
 * methods, and every operation of every example; one that dissents refuses. Null when nothing fits, or two fit equally.
 */
export function matchClass(bank: WholeBank, problem: Problem): ClassMatch | null {
  const shape = classShapeOf(problem)
  if (!shape) return null
  const text = readClassText(bank, problem, [shape.name, ...shape.methods.map(({ name }) => name)])
  const found = bank.classes.flatMap((entry) => {
    const fit = classObjections(entry, text).length > 0 ? null : fitClass(shape, entry)
    return fit ? [joined(entry, fit, shape, problem, text)] : []
  })
  const titled = found.filter(({ entry }) => hasTitle(entry, problem.title))
  const [only, another] = titled.length > 0 ? titled : found
  return only === undefined || another !== undefined ? null : only
}

function joined(
  entry: ClassEntry,
  fit: ClassFit,
  shape: ClassShape,
  problem: Problem,
  text: ClassPageText,
): ClassMatch {
  const doubts: string[] = []
  const results = shape.sessions.flatMap((session) => (session?.results ? [session.results] : []))
  const seen = results.flat().filter((result) => result !== null).length
  if (results.length === 0) doubts.push('No example could be read.')
  if (results.length === 1 && (seen < RESULTS_ENOUGH || !hasTitle(entry, problem.title, shape.name))) {
    doubts.push('Only one example could be read, and title and results do not settle which problem this is.')
  }
  const { unknownShare, hinges } = unplacedIn(entry, text)
  if (unknownShare > UNKNOWN_SHARE) doubts.push('Much of the statement is not about the problem we took it for.')
  if (hinges.length > 0) doubts.push(`The statement says '${hinges.join("', '")}', which may ask for something else.`)
  return {
    ...fit,
    entry,
    signature: problem.classSignature,
    calls: shape.sessions.map(
      (session) =>
        session && [session.operations.map(({ name }) => name), session.operations.map(({ given }) => given)],
    ),
    certainty: doubts.length === 0 ? 'certain' : 'likely',
    doubts,
  }
}

/** Whether the page calls it as we do, by its title or by the name of its class. */
function hasTitle(entry: ClassEntry, ...names: string[]): boolean {
  const plain = (text: string) =>
    text
      .replace(/^\s*\d+\s*[.)]/, '')
      .toLowerCase()
      .replace(/^(?:design|implement|build)\s+(?:an?|the)?\s*/, '')
      .replace(/[^a-z0-9]/g, '')
  const known = [entry.title, ...entry.aliases, entry.signature.name].map(plain)
  return names.some((name) => known.includes(plain(name)))
}

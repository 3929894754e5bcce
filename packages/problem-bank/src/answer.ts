import type { Language } from '@dryrun/contract/languages'
import type { ComparisonRule, FunctionSignature } from '@dryrun/contract/problem'
import type { Json } from './bank.ts'
import { heldAsShown } from './holder.ts'
import { clearNames } from './locals.ts'
import type { Match } from './match.ts'
import { isToTheLetter } from './page-names.ts'
import { reorderParameters } from './parameter-list.ts'
import { functionNameIn, nameIn, renameInBackticks, renameTokens, safeRenames } from './rename.ts'
import { returningChanged } from './returned.ts'

/** A bank answer in the page's own names and parameter order, ready to be run and pasted. */
export type Answer = {
  source: string
  /** The same as the bank holds it, whatever holds it on the page: a whole program is written around it. */
  unheld: string
  entry: FunctionSignature
  comparison: ComparisonRule
  /** The arguments of each example on the page, in the order of `entry`; null where they could not be read. */
  calls: (Json[] | null)[]
  thoughts: string[]
  timeComplexity: string
  spaceComplexity: string
  explanation: string
}

/** The matched problem's answer in a language, or null where the bank has none in it. */
export function answerFor(match: Match, language: Language): Answer | null {
  const { entry, names, parameterOrder } = match
  const bundled = entry.sources[language]
  if (bundled === undefined) return null

  const called = functionNameIn(language, entry.signature.name)
  const spare = (at: number) => `unused${at + 1}`
  const widened = reorderParameters(
    bundled,
    language,
    called,
    parameterOrder.map((place, at) => place ?? spare(at)),
  )
  const parameters = parameterOrder.flatMap(
    (place, at) => (place === null ? { name: spare(at), type: 'integer' } : entry.signature.parameters[place]) ?? [],
  )
  const isSpelled = isToTheLetter(language, names)
  const wishes: [string, string | undefined][] = [
    [called, isSpelled || names.function === undefined ? names.function : functionNameIn(language, names.function)],
    ...parameters.map(({ name }, index): [string, string | undefined] => {
      const shown = names.parameters[index] ?? (parameterOrder[index] === null ? 'n' : undefined)
      const isExact = names.exact && isSpelled
      return [nameIn(language, name), shown !== undefined && !isExact ? nameIn(language, shown) : shown]
    }),
  ]
  const ours = new Set(wishes.map(([name]) => name))
  const wanted = wishes.flatMap(([, pages]) => (pages === undefined || ours.has(pages) ? [] : [pages]))
  const { source, moved } = clearNames(widened, language, wanted)
  const renames = safeRenames(source, language, wishes)
  const renamed = (name: string) => renames.get(name) ?? name
  const inProse = new Map([
    ...moved,
    ...entry.signature.parameters.map(({ name }): [string, string] => [name, renamed(nameIn(language, name))]),
  ])

  const own = renameTokens(source, language, renames)
  const [changed] = entry.signature.parameters
  const returned = match.returnsChanged ? changed : undefined
  const unheld = returned
    ? returningChanged(own, language, renamed(called), renamed(nameIn(language, returned.name)))
    : own
  if (unheld === null) return null
  return {
    source: heldAsShown(unheld, language, renamed(called), names.starter),
    unheld,
    entry: {
      name: renamed(called),
      parameters: parameters.map(({ name, type }) => ({ name: renamed(nameIn(language, name)), type })),
      returns: returned?.type ?? entry.signature.returns,
    },
    comparison: entry.comparison,
    calls: match.calls,
    thoughts: entry.thoughts.map((thought) => renameInBackticks(thought, inProse)),
    timeComplexity: entry.timeComplexity,
    spaceComplexity: entry.spaceComplexity,
    explanation: renameInBackticks(entry.explanation, inProse),
  }
}

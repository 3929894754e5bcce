import type { Language } from '@dryrun/contract/languages'
import type { ComparisonRule, FunctionSignature } from '@dryrun/contract/problem'
import type { Json } from './bank.ts'
import { heldAsShown } from './holder.ts'
import { clearNames } from './locals.ts'
import type { Match } from './match.ts'
import { isToTheLetter } from './page-names.ts'
import { reorderParameters } from './parameter-list.ts'
import { functionNameIn, nameIn, renameInBackticks, renameTokens, safeRenames } from './rename.ts'

/** A bank answer in the page's own names and parameter order, ready to be run and pasted. */
export type Answer = {
  source: string
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
  const isSpelled = isToTheLetter(language, names)
  const wishes: [string, string | undefined][] = [
    [called, isSpelled || names.function === undefined ? names.function : functionNameIn(language, names.function)],
    ...entry.signature.parameters.map((parameter, index): [string, string | undefined] => {
      const shown = names.parameters[parameterOrder.indexOf(index)]
      const isExact = names.exact && isSpelled
      return [nameIn(language, parameter.name), shown !== undefined && !isExact ? nameIn(language, shown) : shown]
    }),
  ]
  const ours = new Set(wishes.map(([name]) => name))
  const wanted = wishes.flatMap(([, pages]) => (pages === undefined || ours.has(pages) ? [] : [pages]))
  const { source, moved } = clearNames(bundled, language, wanted)
  const renames = safeRenames(source, language, wishes)
  const renamed = (name: string) => renames.get(name) ?? name
  const inProse = new Map([
    ...moved,
    ...entry.signature.parameters.map(({ name }): [string, string] => [name, renamed(nameIn(language, name))]),
  ])

  const parameters = parameterOrder.flatMap((place) => entry.signature.parameters[place] ?? [])
  return {
    source: heldAsShown(
      renameTokens(reorderParameters(source, language, called, parameterOrder), language, renames),
      language,
      renamed(called),
      names.starter,
    ),
    entry: {
      name: renamed(called),
      parameters: parameters.map(({ name, type }) => ({ name: renamed(nameIn(language, name)), type })),
      returns: entry.signature.returns,
    },
    comparison: entry.comparison,
    calls: match.calls,
    thoughts: entry.thoughts.map((thought) => renameInBackticks(thought, inProse)),
    timeComplexity: entry.timeComplexity,
    spaceComplexity: entry.spaceComplexity,
    explanation: renameInBackticks(entry.explanation, inProse),
  }
}

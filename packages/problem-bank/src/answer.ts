import type { Language } from '@dryrun/contract/languages'
import type { ComparisonRule, FunctionSignature } from '@dryrun/contract/problem'
import type { Json } from './bank.ts'
import type { Match } from './match.ts'
import { reorderParameters } from './parameter-list.ts'
import { nameIn, renameInBackticks, renameTokens, safeRenames } from './rename.ts'

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
  const source = entry.sources[language]
  if (source === undefined) return null

  const renames = safeRenames(source, language, [
    [nameIn(language, entry.signature.name), names.function],
    ...entry.signature.parameters.map((parameter, index): [string, string | undefined] => {
      const shown = names.parameters[parameterOrder.indexOf(index)]
      return [nameIn(language, parameter.name), shown !== undefined && !names.exact ? nameIn(language, shown) : shown]
    }),
  ])
  const renamed = (name: string) => renames.get(nameIn(language, name)) ?? nameIn(language, name)
  const inProse = new Map(entry.signature.parameters.map(({ name }) => [name, renamed(name)]))

  const parameters = parameterOrder.flatMap((place) => entry.signature.parameters[place] ?? [])
  return {
    source: renameTokens(
      reorderParameters(source, nameIn(language, entry.signature.name), parameterOrder),
      language,
      renames,
    ),
    entry: {
      name: renamed(entry.signature.name),
      parameters: parameters.map(({ name, type }) => ({ name: renamed(name), type })),
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

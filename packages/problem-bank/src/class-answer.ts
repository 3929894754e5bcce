import type { Language } from '@dryrun/contract/languages'
import type { ClassSignature } from '@dryrun/contract/problem'
import type { Answer } from './answer.ts'
import type { ClassMatch } from './class-match.ts'
import { renamedMethods } from './methods.ts'
import { isToTheLetter } from './page-names.ts'
import { methodNameIn, nameIn, renameInBackticks, renameTokens, safeRenames } from './rename.ts'

/** A bank class in the page's own names. */
export type ClassAnswer = Omit<Answer, 'entry' | 'unheld'> & { entry: ClassSignature }

/**
 * The matched class in a language, or null where the bank has none in it or the page's names cannot be given to it. The
 * names of class and methods are kept to the letter, as the examples use them; where methods have a habit of their own,
 * as in C#, Go and Rust, its source follows that.
 */
export function classAnswerFor(match: ClassMatch, language: Language): ClassAnswer | null {
  const { entry, name, methods, calls } = match
  const written = entry.sources[language]
  if (written === undefined) return null
  const pagesName = (ours: string) => methods.get(ours) ?? methodNameIn(language, ours)
  const inCode = entry.signature.methods.map((method): [string, string] => [
    methodNameIn(language, method.name),
    spelled(language, pagesName(method.name)),
  ])
  const source = renamedMethods(written, language, entry.signature.name, new Map(inCode))
  const renames = safeRenames(source, language, [[entry.signature.name, name], ...parameterRenames(match, language)])
  if (name !== entry.signature.name && !renames.has(entry.signature.name)) return null
  const inProse = new Map([
    ...entry.signature.methods.map((method): [string, string] => [method.name, pagesName(method.name)]),
    ...renames,
  ])
  return {
    source: renameTokens(source, language, renames),
    entry: {
      name,
      parameters: entry.signature.parameters,
      methods: entry.signature.methods.map((method) => ({ ...method, name: pagesName(method.name) })),
    },
    comparison: entry.comparison,
    calls,
    thoughts: entry.thoughts.map((thought) => renameInBackticks(thought, inProse)),
    timeComplexity: entry.timeComplexity,
    spaceComplexity: entry.spaceComplexity,
    explanation: renameInBackticks(entry.explanation, inProse),
  }
}

/** A page's name for a method as a source has it. */
function spelled(language: Language, name: string): string {
  return language === 'csharp' || language === 'go' || language === 'rust' ? methodNameIn(language, name) : name
}

/** The page's name for each of our parameters, where all the methods that have it agree. */
function parameterRenames({ entry, methods, signature, starter }: ClassMatch, language: Language): [string, string][] {
  if (!signature) return []
  const isSpelled = isToTheLetter(language, { exact: true, starter })
  const pairs = [
    { ours: entry.signature.parameters, pages: signature.parameters },
    ...entry.signature.methods.map((method) => ({
      ours: method.parameters,
      pages: signature.methods.find(({ name }) => name === methods.get(method.name))?.parameters ?? [],
    })),
  ]
  const wishes = new Map<string, Set<string>>()
  for (const { ours, pages } of pairs) {
    for (const [place, { name }] of ours.entries()) {
      const wished = wishes.get(name) ?? new Set()
      wishes.set(name, wished.add(pages[place]?.name ?? name))
    }
  }
  return [...wishes].flatMap(([ours, [wished, another]]): [string, string][] =>
    wished === undefined || another !== undefined
      ? []
      : [[nameIn(language, ours), isSpelled ? wished : nameIn(language, wished)]],
  )
}

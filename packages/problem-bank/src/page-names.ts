import type { Language } from '@dryrun/contract/languages'
import type { Problem, StarterCode } from '@dryrun/contract/problem'

/** What a page without starter code calls its function and the function's parameters. */
export type PageNames = { function?: string; parameters?: string[] }

/** 'Write a function is_balanced(text)': also where the bracket was read as standing apart. */
const IN_PROSE = /\b(?:function|method|procedure)s? (?:called |named )?`?([A-Za-z_]\w*)`? ?\(([^()]*)\)/g
/** `is_balanced("()")`, `>>> is_balanced("()")` */
const IN_CALL = /^\s*(?:>+\s*|print\(\s*|console\.log\(\s*)?([A-Za-z_]\w*)\(/
const NAME = /^[A-Za-z_]\w*$/
/** A name of several words is no word of a sentence that came to stand before a bracket. */
const IS_CODE = /[a-z0-9][A-Z]|[A-Za-z0-9]_[A-Za-z0-9]/

/** Names that stand right before their arguments, in every call of the examples or once in the prose; no others are sure. */
export function namesIn({ statement, examples, called: inCalls }: Problem, parameters: number): PageNames {
  const told = [...statement.matchAll(IN_PROSE)].flatMap(([, name = '', given = '']) => {
    const names = given.split(',').map((each) => each.trim().replace(/^`|`$/g, ''))
    const fits = IS_CODE.test(name) && names.length === parameters && names.every((each) => NAME.test(each))
    return fits ? [{ function: name, parameters: names }] : []
  })
  const inProse = told.every((one) => one.function === told[0]?.function) ? told[0] : undefined
  const [called, ...others] = new Set(examples.map(({ input }) => IN_CALL.exec(input)?.[1]))
  const name = (others.length > 0 ? undefined : called) ?? inCalls
  if (inProse !== undefined && (name === undefined || inProse.function === name)) return inProse
  return name === undefined ? {} : { function: name }
}

/**
 * Whether the page's spelling of its names is kept in an answer: starter code in another language has the habits of that
 * one. `exact` says that the names are from starter code.
 */
export function isToTheLetter(
  language: Language,
  { exact, starter }: { exact: boolean; starter?: StarterCode | undefined },
): boolean {
  if (language === 'python' || language === 'javascript') return true
  return exact && (starter === undefined || starter.language === language)
}

import { renameTokens } from '@dryrun/problem-bank/rename'
import type { Page } from './pages.ts'

/** Each way to make one of the replacements in one place. */
export function edits(source: string, replacements: readonly (readonly [RegExp, string])[]): string[] {
  return replacements.flatMap(([pattern, instead]) =>
    [...source.matchAll(new RegExp(pattern, 'g'))].map(
      ({ 0: found, index }) => source.slice(0, index) + instead + source.slice(index + found.length),
    ),
  )
}

/** The slips of comparisons and bounds that both languages are written alike in. */
export const byOne = [
  [/ <= /, ' < '],
  [/ < /, ' <= '],
  [/ >= /, ' > '],
  [/ > /, ' >= '],
  [/ \+ 1\b/, ''],
  [/ - 1\b/, ''],
] as const

/** What the right answer is called when another stands before it. */
const RIGHT = 'answer_of'

/** The page's right answer under another name, and how it is called with the page's arguments. */
export function hidden({ right, language, signature }: Page): { right: string; parameters: string; call: string } {
  const parameters = signature.parameters.map(({ name }) => name).join(', ')
  return {
    right: renameTokens(right, language, new Map([[signature.name, RIGHT]])).trimEnd(),
    parameters,
    call: `${RIGHT}(${parameters})`,
  }
}

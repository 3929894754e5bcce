import { join } from 'node:path'
import type { Problem } from '@dryrun/contract/problem'
import type { BankEntry } from './bank.ts'
import { pattern, says, wordsOf } from './text.ts'

/**
 * What a problem's `check.ts` exports: whether `actual` is as valid an answer as `expected`. It runs outside the sandbox on
 * whatever a program returned, so it is total: no value makes it throw, and none takes it longer than sorting would.
 */
export type Accepts = (given: readonly unknown[], expected: unknown, actual: unknown) => boolean

/** Ways in which a page leaves the choice among valid answers; that they may come in any order leaves none. */
const LEFT_OPEN = [
  'any .. them|one|answer|solution|result|valid|correct|possible|such|pair|longest|peak|peaks|tree',
  'either .. one|valid|accepted|answer|is|fine|counts',
  'multiple|many|several|different|other .. valid|accepted|correct|acceptable|allowed',
  'also .. valid|accepted|correct|acceptable',
  'whichever|arbitrary|arbitrarily',
].map(pattern)

/**
 * Whether the page accepts any valid answer: it says so, or the question itself chooses none; and it has no rule that
 * chooses one, as that would be another question.
 */
export function acceptsAny({ anyAnswer }: Pick<BankEntry, 'anyAnswer'>, { statement, constraints }: Problem): boolean {
  if (!anyAnswer) return false
  const words = wordsOf([statement, ...constraints].join('.\n'))
  if (anyAnswer.unless.some((rule) => says(words, pattern(rule)))) return false
  return anyAnswer.implied || LEFT_OPEN.some((way) => says(words, way))
}

/** The check of a problem that can have several valid answers; null where it has one. */
export async function openCheck({ slug, anyAnswer }: Pick<BankEntry, 'slug' | 'anyAnswer'>): Promise<Accepts | null> {
  if (!anyAnswer) return null
  const { accepts }: { accepts: Accepts } = await import(join(import.meta.dirname, '../problems', slug, 'check.ts'))
  return accepts
}

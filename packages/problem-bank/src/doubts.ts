import type { BankEntry, ClassEntry } from './bank.ts'
import type { LookAlike } from './own-programs.ts'
import type { PageText } from './reading.ts'
import { pattern, says } from './text.ts'

/** Why a page may ask for something else, in words for the person. */
export const CONTRADICTS = 'Its answer is not what the examples say, as they were read.'

export const fitsAnother = ({ title }: BankEntry | ClassEntry) =>
  `The examples also fit '${title}', and the words do not tell which of the two is asked for.`

export const hasNoPlace = (phrase: string) => `The statement says '${phrase}', which this problem has no place for.`

/** A doubt for each of these look-alikes, which the examples do not disprove, that the page's words speak of. */
export function spokenOf(text: PageText, lookAlikes: LookAlike[]): string[] {
  const isSpokenOf = ({ said }: LookAlike) =>
    said.map(pattern).some((phrase) => says(text.statement, phrase) || says(text.constraints, phrase))
  return lookAlikes
    .filter(isSpokenOf)
    .map(({ asks }) => `The page may ask for something else, ${asks}, and its examples do not tell the two apart.`)
}

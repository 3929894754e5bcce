import type { Result } from '@dryrun/contract/processing'

/** Who wrote an answer that nobody wrote. */
const NOBODY = 'none'

/** Code that was or could be run, an answer in words (multiple choice), or none at all. */
export function kindOf({ type, solution, aiProvider }: Result): 'code' | 'words' | 'none' {
  if (solution) return 'code'
  return type === 'extraction' || aiProvider === NOBODY ? 'none' : 'words'
}

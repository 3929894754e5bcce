import type { FieldError } from 'react-hook-form'

/** All that a field breaks, in one line. The form's `criteriaMode` is 'all'. */
export function fieldSentence(error: FieldError | undefined): string | undefined {
  if (!error) return undefined
  const all = Object.values(error.types ?? {}).flat()
  const said = all.filter((message) => typeof message === 'string')
  return said.length > 0 ? [...new Set(said)].join(', ') : error.message
}

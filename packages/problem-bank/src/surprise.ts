import type { Problem } from '@dryrun/contract/problem'
import type { Json } from './bank.ts'

/**
 * How surprising a page's expected values are, in bits: about as many as chance would need to hit them with the answer to
 * another problem of the same shape. Small numbers come out of anything; a long list hardly does.
 */
export function surprise({ examples }: Problem): number {
  return examples.reduce((sum, { value }) => sum + (value === undefined ? 0 : bits(value)), 0)
}

function bits(value: Json): number {
  if (typeof value === 'boolean') return 1
  if (typeof value === 'number') return Math.abs(value) <= 1 ? 2 : Math.abs(value) <= 3 ? 2.5 : 4
  if (typeof value === 'string') return Math.min(2 + 1.5 * value.length, 12)
  if (!Array.isArray(value)) return 1
  return Math.min(
    value.reduce<number>((sum, item) => sum + 0.7 * bits(item), 1.5),
    16,
  )
}

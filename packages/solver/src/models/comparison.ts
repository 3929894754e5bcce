import type { ComparisonRule, Problem, ValueType } from '@dryrun/contract/problem'
import { orderOfResult } from '../free-order.ts'

/**
 * How the answers of a problem nobody knows are compared: as the page says, and where it says nothing, exactly. What the
 * author of an answer thinks of it does not count.
 */
export function comparisonFor({ statement, constraints }: Problem, returns: ValueType): ComparisonRule {
  const freed = returns.endsWith('[]') ? orderOfResult([statement, ...constraints].join('\n')) : 'exact'
  if (freed !== 'exact') return freed
  return returns.startsWith('double') ? 'tolerance' : 'exact'
}

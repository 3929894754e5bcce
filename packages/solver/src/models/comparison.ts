import type { ComparisonRule, Problem, ValueType } from '@dryrun/contract/problem'

/**
 * How the answers of a problem nobody knows are compared: as the page says, and where it says nothing, exactly. What the
 * author of an answer thinks of it does not count.
 */
export function comparisonFor({ statement, constraints }: Problem, returns: ValueType): ComparisonRule {
  const page = [statement, ...constraints].join('\n')
  if (
    returns.endsWith('[]') &&
    /\b(?:in|of) any order\b|\border (?:of [^.\n]{1,40} )?(?:does not|doesn't) matter\b/i.test(page)
  ) {
    return 'unordered'
  }
  return returns.startsWith('double') ? 'tolerance' : 'exact'
}

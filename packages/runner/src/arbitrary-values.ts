import type { ValueType } from '@dryrun/contract/problem'
import fc from 'fast-check'
import type { Value } from './program.ts'

const integer = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
/** As values are kept: a number while a double holds it exactly, a bigint beyond. */
const long = fc
  .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
  .map((value) => (Number.isSafeInteger(Number(value)) ? Number(value) : value))
const double = fc.double().map((value) => (Object.is(value, -0) ? 0 : value))
const string = fc.string({ unit: 'binary' })
const tree = fc.array(fc.option(integer), { maxLength: 30 }).map(asTree)

/** For tests: values of each type as they are kept. */
export const arbitraries: Record<ValueType, fc.Arbitrary<Value>> = {
  integer,
  long,
  double,
  boolean: fc.boolean(),
  string,
  character: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  list_node: fc.array(integer),
  tree_node: tree,
  'integer[]': fc.array(integer),
  'long[][]': fc.array(fc.array(long)),
  'double[]': fc.array(double),
  'string[]': fc.array(string),
  'character[][]': fc.array(fc.array(fc.string({ minLength: 1, maxLength: 1 }))),
  'boolean[]': fc.array(fc.boolean()),
  'list_node[]': fc.array(fc.array(integer)),
}

/** Drops values that would have no parent, and the nulls at the end, as trees are written. */
function asTree(values: (number | null)[]): (number | null)[] {
  const kept: (number | null)[] = []
  let places = 1
  for (const value of values) {
    if (places === 0) break
    places += value === null ? -1 : 1
    kept.push(value)
  }
  while (kept.at(-1) === null) kept.pop()
  return kept
}

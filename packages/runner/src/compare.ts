import type { ComparisonRule, Signature, ValueType } from '@dryrun/contract/problem'
import { operationsOf } from './operations.ts'
import type { Call, Value } from './program.ts'
import { nodesOf } from './values.ts'

/** Pages print doubles with five decimals and accept answers as close as that. */
const ABSOLUTE_TOLERANCE = 1e-5
/** Large doubles differ in their last bits by more than the absolute tolerance. */
const RELATIVE_TOLERANCE = 1e-9

/**
 * Whether `actual` is what was expected.
 *
 * @param type the type of both, where known: doubles compare with tolerance whatever the rule, as two right programs
 *   may differ in the last bits
 */
export function matches(rule: ComparisonRule, actual: Value, expected: Value, type?: ValueType): boolean {
  const sameLeaf = rule === 'tolerance' || type?.startsWith('double') ? close : identical
  const freeDepth = rule === 'unordered' ? 1 : rule === 'unordered-nested' ? Number.POSITIVE_INFINITY : 0
  return same(nodesOf(actual, type), nodesOf(expected, type), sameLeaf, freeDepth)
}

/** Whether a call of this entry came to what was expected; of a class, in every one of its operations. */
export function outcomeMatches(
  rule: ComparisonRule,
  entry: Signature,
  call: Call,
  actual: Value,
  expected: Value,
): boolean {
  if (!('methods' in entry)) return matches(rule, actual, expected, entry.returns)
  if (!Array.isArray(actual) || !Array.isArray(expected) || actual.length !== expected.length) return false
  return operationsOf(entry, call).every(({ returns }, place) =>
    matches(rule, actual[place] ?? null, expected[place] ?? null, returns),
  )
}

/** The value as a page prints it: `[1,2,3]`, `"abc"`, `true`, `null`. */
export function show(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(show).join(',')}]`
  if (typeof value === 'string') return JSON.stringify(value)
  if (value !== null && typeof value === 'object') {
    return `{${Object.entries(value)
      .map(([key, held]) => `${JSON.stringify(key)}:${show(held)}`)
      .join(',')}}`
  }
  return String(value)
}

type SameLeaf = (actual: Value, expected: Value) => boolean

/** @param freeDepth how many levels of arrays, from here down, may be in any order */
function same(actual: Value, expected: Value, sameLeaf: SameLeaf, freeDepth: number): boolean {
  if (Array.isArray(actual) && Array.isArray(expected)) {
    if (actual.length !== expected.length) return false
    if (freeDepth > 0) return sameInAnyOrder(actual, expected, (a, b) => same(a, b, sameLeaf, freeDepth - 1))
    return actual.every((item, index) => same(item, expected[index] ?? null, sameLeaf, 0))
  }
  if (isRecord(actual) && isRecord(expected)) {
    const keys = Object.keys(expected)
    return (
      Object.keys(actual).length === keys.length &&
      keys.every(
        (key) => Object.hasOwn(actual, key) && same(actual[key] ?? null, expected[key] ?? null, sameLeaf, freeDepth),
      )
    )
  }
  return sameLeaf(actual, expected)
}

function sameInAnyOrder(actual: Value[], expected: Value[], sameItem: SameLeaf): boolean {
  const unmatched = [...expected]
  return actual.every((item) => {
    const found = unmatched.findIndex((candidate) => sameItem(item, candidate))
    if (found === -1) return false
    unmatched.splice(found, 1)
    return true
  })
}

function identical(actual: Value, expected: Value): boolean {
  if (typeof actual === 'bigint' && Number.isInteger(expected)) return actual === BigInt(Number(expected))
  if (typeof expected === 'bigint' && Number.isInteger(actual)) return expected === BigInt(Number(actual))
  return actual === expected
}

function close(actual: Value, expected: Value): boolean {
  if (!isNumeric(actual) || !isNumeric(expected)) return actual === expected
  if (identical(actual, expected)) return true
  const difference = Math.abs(Number(actual) - Number(expected))
  return (
    Number.isFinite(difference) &&
    difference <= Math.max(ABSOLUTE_TOLERANCE, RELATIVE_TOLERANCE * Math.abs(Number(expected)))
  )
}

function isNumeric(value: Value): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint'
}

function isRecord(value: Value): value is { [key: string]: Value } {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

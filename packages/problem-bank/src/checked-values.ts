/** The integers that a value holds, if it holds nothing else; null for any other value. */
export function integersIn(value: unknown): number[] | null {
  return Array.isArray(value) && Array.from(value).every((item) => Number.isSafeInteger(item)) ? value : null
}

/** The lists of integers that a value holds, if it holds nothing else; null for any other value. */
export function integerListsIn(value: unknown): number[][] | null {
  return Array.isArray(value) && Array.from(value).every((item) => integersIn(item) !== null) ? value : null
}

/** Whether two lists hold the same integers, each as often. */
export function sameIntegers(one: readonly number[], other: readonly number[]): boolean {
  const sorted = other.toSorted((a, b) => a - b)
  return one.length === other.length && one.toSorted((a, b) => a - b).every((value, place) => value === sorted[place])
}

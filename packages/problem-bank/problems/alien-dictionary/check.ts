import type { Accepts } from '../../src/any-answer.ts'

/** Every letter of the words once, and the words are sorted by it. That there is no such order is for the expected answer to say. */
export const accepts: Accepts = ([words], expected, actual) => {
  if (!areTexts(words) || typeof actual !== 'string') return false
  if (actual === '') return expected === ''
  const rank = new Map([...actual].map((letter, place) => [letter, place]))
  const letters = new Set(words.flatMap((word) => [...word]))
  if (rank.size !== letters.size || actual.length !== letters.size) return false
  if (![...letters].every((letter) => rank.has(letter))) return false
  return words.every((word, at) => at === 0 || isSorted(words[at - 1] ?? '', word, rank))
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && Array.from(value).every((item) => typeof item === 'string')
}

function isSorted(one: string, other: string, rank: ReadonlyMap<string, number>): boolean {
  const place = [...one].findIndex((letter, at) => letter !== other[at])
  if (place === -1) return true
  return place < other.length && (rank.get(one[place] ?? '') ?? 0) < (rank.get(other[place] ?? '') ?? 0)
}

import { allOf, type Bank, type Known } from './bank.ts'
import { isPair, rarity, termsOf, usersOf } from './terms.ts'
import { type Words, wordsOf } from './text.ts'

/** How near the words of a page are to those of each problem: 0 shares nothing of note, 1 is a copy. */
export type Closeness = (words: Words) => Map<Known, number>

/** Nearer than this, a page speaks of a problem even where its examples contradict the answer (or the reading of them). */
export const SPEAKS_OF_IT = 0.3
/** How much nearer the words must be to one problem than to another whose answer fits the examples as well. */
export const CLEARLY_NEARER = 1.3

type Vector = Map<string, number>

/** Of two letters and more. */
const WORD = /^[a-z]\w/
const PAIR_WEIGHT = 0.7

const opened = new WeakMap<Bank, Closeness>()

/**
 * Words weighted by how few problems use them (tf-idf over words and pairs of words), held against all that is written
 * of a problem together and against the nearest single wording of it.
 */
export function closenessIn(bank: Bank): Closeness {
  const kept = opened.get(bank)
  if (kept) return kept
  const entries = allOf(bank)
  const written = entries.map((entry) => ({
    entry,
    wordings: [
      [entry.title, ...entry.aliases, entry.statement].join('.\n'),
      [entry.explanation, ...entry.thoughts].join('\n'),
      ...entry.wordings,
    ].map((text) => termsOf(wordsOf(text), WORD)),
  }))
  const users = usersOf(written.map(({ wordings }) => wordings.flat()))
  const weight = (term: string, times: number): number =>
    (1 + Math.log(times)) * rarity(users.get(term) ?? 0, entries.length) * (isPair(term) ? PAIR_WEIGHT : 1)
  const vectorOf = (terms: string[]): Vector => {
    const times = new Map<string, number>()
    for (const term of terms) if (users.has(term)) times.set(term, (times.get(term) ?? 0) + 1)
    const vector = new Map([...times].map(([term, count]) => [term, weight(term, count)]))
    const length = Math.hypot(...vector.values()) || 1
    return new Map([...vector].map(([term, value]) => [term, value / length]))
  }
  const vectors: Vector[] = []
  /** Of each problem all that is written of it as one text, and each wording after it: where they stand. */
  const known = written.map(({ entry, wordings }) => {
    const first = vectors.length
    vectors.push(vectorOf(wordings.flat()), ...wordings.map(vectorOf))
    return { entry, first, end: vectors.length }
  })
  const usesOfTerm = usesIn(vectors)
  const closeness: Closeness = (words) => {
    const page = vectorOf(termsOf(words, WORD))
    const cosines = new Float64Array(vectors.length)
    for (const [term, value] of page) {
      for (const { text, weight } of usesOfTerm.get(term) ?? []) cosines[text] = (cosines[text] ?? 0) + value * weight
    }
    return new Map(
      known.map(({ entry, first, end }) => {
        const [together = 0, ...single] = cosines.subarray(first, end)
        return [entry, (together + Math.max(...single)) / 2]
      }),
    )
  }
  opened.set(bank, closeness)
  return closeness
}

/** A text that uses a term, by its place among all, and what the term weighs in it. */
type Use = { text: number; weight: number }

/** Where each term is used: a page has few of all the terms, and a term stands in few of all the texts. */
function usesIn(texts: Vector[]): Map<string, Use[]> {
  const uses = new Map<string, Use[]>()
  for (const [text, vector] of texts.entries()) {
    for (const [term, weight] of vector) {
      const others = uses.get(term)
      if (others) others.push({ text, weight })
      else uses.set(term, [{ text, weight }])
    }
  }
  return uses
}

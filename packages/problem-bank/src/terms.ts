import type { Words } from './text.ts'

/*
 * What texts are held against one another by (tf-idf): words, and each two in a row, the heavier the fewer texts have them.
 * Two in a row say more than each, and are met less often; so each comparison counts them a little less.
 */

/** The words that count, and each two of them in a row. */
export function termsOf(text: Words, counts: RegExp): string[] {
  const words = text.filter((word) => counts.test(word))
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]
}

/** Whether a term is two words in a row. */
export function isPair(term: string): boolean {
  return term.includes(' ')
}

/** How many of these texts have each term. */
export function usersOf(texts: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const users = new Map<string, number>()
  for (const terms of texts) for (const term of new Set(terms)) users.set(term, (users.get(term) ?? 0) + 1)
  return users
}

/** How rare a term is that so many of so many texts have, and be it none. */
export function rarity(users: number, texts: number): number {
  return Math.log((texts + 1) / (users + 0.5))
}

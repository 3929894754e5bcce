/** The text that is there most often, and of those that are as often the first; undefined where there is none. */
export function mostFrequent(texts: (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

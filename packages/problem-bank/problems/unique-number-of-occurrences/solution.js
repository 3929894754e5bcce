function uniqueOccurrences(arr) {
  const counts = new Map()
  for (const number of arr) counts.set(number, (counts.get(number) ?? 0) + 1)
  return new Set(counts.values()).size === counts.size
}

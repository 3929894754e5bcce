function closeStrings(word1, word2) {
  const [counts1, counts2] = [countLetters(word1), countLetters(word2)]
  const isShared = [...counts1.keys()].every((letter) => counts2.has(letter))
  return isShared && sortedCounts(counts1).join() === sortedCounts(counts2).join()
}

function countLetters(word) {
  const counts = new Map()
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

function sortedCounts(counts) {
  return [...counts.values()].sort((a, b) => a - b)
}

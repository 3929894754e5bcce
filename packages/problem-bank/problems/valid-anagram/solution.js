function isAnagram(s, t) {
  if (s.length !== t.length) return false
  const counts = new Map()
  for (const letter of s) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  for (const letter of t) {
    if (!counts.get(letter)) return false
    counts.set(letter, counts.get(letter) - 1)
  }
  return true
}

function findAnagrams(s, p) {
  const missing = new Map()
  for (const letter of p) missing.set(letter, (missing.get(letter) ?? 0) + 1)
  const starts = []
  let start = 0
  for (let end = 0; end < s.length; end++) {
    missing.set(s[end], (missing.get(s[end]) ?? 0) - 1)
    while (missing.get(s[end]) < 0) {
      missing.set(s[start], missing.get(s[start]) + 1)
      start++
    }
    if (end - start + 1 === p.length) starts.push(start)
  }
  return starts
}

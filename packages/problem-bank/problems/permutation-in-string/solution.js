function checkInclusion(s1, s2) {
  const missing = new Map()
  for (const letter of s1) missing.set(letter, (missing.get(letter) ?? 0) + 1)
  let start = 0
  for (let end = 0; end < s2.length; end++) {
    missing.set(s2[end], (missing.get(s2[end]) ?? 0) - 1)
    while (missing.get(s2[end]) < 0) {
      missing.set(s2[start], missing.get(s2[start]) + 1)
      start++
    }
    if (end - start + 1 === s1.length) return true
  }
  return false
}

function isSubsequence(s, t) {
  let found = 0
  for (const letter of t) {
    if (s[found] === letter) found++
  }
  return found === s.length
}
